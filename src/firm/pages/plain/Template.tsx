import { LawyerRow } from '../../components/LawyerRow.tsx'
import { Fitting, Stack } from '../../components/layout.tsx'
import { ArrowLink, PhoneLink, Text } from '../../components/text.tsx'
import { Page } from '../../components/Page.tsx'
import { LinkIndex } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Part } from '../practice-area/style.ts'

export default function Plain(props: TemplateProps<'plain'>) {
  return props.payload.language ? <Foreign {...props} /> : <English {...props} />
}

function English({ payload, labels }: TemplateProps<'plain'>) {
  const { sections, people } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout>
        {opening(payload.body)}
        {people.map(({ name, phone, write }) => (
          <Text $type="fact" key={name} data-screen>
            {labels.people.writeTo} <a href={write}>{name}</a> {phone && <PhoneLink number={phone} />}
          </Text>
        ))}
      </SectionLayout>
      {sections.length > 0 && (
        <>
          <LinkIndex
            title={labels.legal.contents}
            links={sections.map(({ id, text }) => ({ label: text, path: `#${id}` }))}
          />
          <SectionLayout wide>
            <div>{parts(payload.body)}</div>
          </SectionLayout>
        </>
      )}
    </Page>
  )
}

/** A page in another language, with the lawyers who speak it, and from when its text is. */
function Foreign({ payload, labels: { es: label, page } }: TemplateProps<'plain'>) {
  const { dates, facts } = payload
  const { translationOf } = facts.page
  const speakers = (
    <Fitting as="ul" $least="8rem" $gap={space.base}>
      {facts.speakers.map((person) => (
        <li key={person.path}>
          <Portrait of={person} sizes="(min-width:64em) 25vw, 45vw" isFirst />
          <ul>
            <LawyerRow of={{ ...person, title: '' }} labels={label} />
          </ul>
        </li>
      ))}
    </Fitting>
  )
  const words = (
    <Stack $gap={space.base}>
      {opening(payload.body)}
      <Text $type="fact" $tone="quiet">
        {dates}
      </Text>
      <p lang="en">
        {translationOf && <ArrowLink action={{ text: page.inEnglish, link: translationOf }} back />}
      </p>
    </Stack>
  )
  return (
    <Page payload={{ ...payload, back: undefined }} picture={speakers} opening={words}>
      <SectionLayout wide>
        <div>
          {parts(payload.body)}
          <Part>
            <p>{label.notice}</p>
            <p>{label.advertising}</p>
          </Part>
        </div>
      </SectionLayout>
    </Page>
  )
}

const opening = (body: string) => <ProseBody html={body.split('<h2', 1).join()} opening />

/** Sections between lines, with their headings in the margin. */
const parts = (body: string) =>
  body.match(/<h2.*?(?=<h2|$)/gs)?.map((html) => <Part as={ProseBody} html={html} key={html} />)
