import styled from 'styled-components'
import { Columns, Row, Stack } from '../../components/layout.tsx'
import { ArrowLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import { fromLarge, media, space, type } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Layout, Mark, MarkLink, Marks } from '../legal/style.ts'
import { Part } from '../practice-area/style.ts'

export default function Plain(props: TemplateProps<'plain'>) {
  return props.payload.language ? <Foreign {...props} /> : <English {...props} />
}

function English({ payload, labels }: TemplateProps<'plain'>) {
  const { sections, people } = payload.facts
  return (
    <Page payload={payload}>
      <Layout $facts="huge">
        <Contents data-screen>
          {sections.length > 2 && (
            <nav aria-label={labels.legal.contents}>
              <Marks>
                {sections.map(({ id, text }) => (
                  <Mark key={id}>
                    <MarkLink href={`#${id}`}>{text}</MarkLink>
                  </Mark>
                ))}
              </Marks>
            </nav>
          )}
          {people.map(({ name, phone, write }) => (
            <p key={name}>
              {labels.people.writeTo} <a href={write}>{name}</a> {phone && <PhoneLink number={phone} />}
            </p>
          ))}
        </Contents>
        <Sections>{parts(payload.body)}</Sections>
      </Layout>
    </Page>
  )
}

/** Each section between lines, with its heading in the margin. */
const parts = (body: string) =>
  body
    .split(/(?=<h2)/)
    .map((html, index) => <Part as={ProseBody} html={html} key={html} opening={index === 0} />)

/** A page in another language, with the lawyers who speak it, and from when its text is. */
function Foreign({ payload, labels: { es: label, page } }: TemplateProps<'plain'>) {
  const { dates, facts } = payload
  const { translationOf } = facts.page
  const [opening = '', sections = ''] = payload.body.split(/(?=<h2)(.*)/s)
  const speakers = (
    <Columns as="ul" $medium={2}>
      {facts.speakers.map(({ name, phone, path, write, ...picture }) => (
        <Text as="li" $type="fact" key={path}>
          <Portrait of={picture} sizes="(min-width:64em) 25vw, 45vw" isFirst />
          <Text as="h2" $type="third" $above={space.small}>
            <QuietLink href={path}>{name}</QuietLink>
          </Text>
          <Row as="p" $gap={`0 ${space.base}`} $apart>
            {phone !== undefined && <PhoneLink number={phone} />}
            <a href={write} aria-label={`${label.writeTo} ${name}`} data-screen>
              {label.write}
            </a>
          </Row>
        </Text>
      ))}
    </Columns>
  )
  const words = (
    <Stack $gap={space.base}>
      <ProseBody html={opening} opening />
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
          {parts(sections)}
          <Part>
            <p>{label.notice}</p>
            <p>{label.advertising}</p>
          </Part>
        </div>
      </SectionLayout>
    </Page>
  )
}

/** Next to the text, in the column that only the example of an invoice needs. */
const Contents = styled.div`
  ${type.fact}
  ${Marks} {
    columns: 16rem;
  }
  ${fromLarge('grid-column: 1 / -1;')}
  ${media.huge} {
    position: sticky;
    top: calc(var(--scrolled) + ${space.medium});
    grid-area: 1 / facts;
    align-self: start;
  }
`

const Sections = styled.div`
  ${fromLarge('grid-column: 1 / -1;')}
  ${media.huge} {
    grid-area: 1 / margin / auto / facts;
    display: grid;
    grid-template-columns: subgrid;
    ${Part} {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`
