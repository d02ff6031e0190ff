import styled from 'styled-components'
import { Row } from '../../components/layout.tsx'
import { ArrowLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import * as Styled from '../legal/style.ts'

export default function Plain(props: TemplateProps<'plain'>) {
  return props.payload.language ? <Foreign {...props} /> : <English {...props} />
}

function English({ payload, labels }: TemplateProps<'plain'>) {
  const { sections, people } = payload.facts
  const note = (
    <Styled.Margin data-screen>
      {sections.length > 2 && (
        <nav aria-label={labels.legal.contents}>
          <Styled.Marks>
            {sections.map(({ id, text }) => (
              <Styled.Mark key={id}>
                <Styled.MarkLink href={`#${id}`}>{text}</Styled.MarkLink>
              </Styled.Mark>
            ))}
          </Styled.Marks>
        </nav>
      )}
      {people.map(({ name, phone, write }) => (
        <p key={name}>
          {labels.people.writeTo} <a href={write}>{name}</a> {phone && <PhoneLink number={phone} />}
        </p>
      ))}
    </Styled.Margin>
  )
  return (
    <Page payload={payload}>
      <SectionLayout note={note}>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
    </Page>
  )
}

/** A page in another language, with the lawyers who speak it, and from when its text is. */
function Foreign({ payload, labels: { es: label, page } }: TemplateProps<'plain'>) {
  const { dates, facts } = payload
  const { translationOf } = facts.page
  const [opening = '', ...sections] = payload.body.split(/(?=<h2)/)
  const speakers = (
    <Row as="ul" $gap={space.base}>
      {facts.speakers.map(({ name, phone, path, write, ...picture }) => (
        <Speaker as="li" $type="fact" key={path}>
          <Portrait of={picture} sizes="19rem" isFirst />
          <Text as="h2" $type="third" $above={space.small}>
            <QuietLink href={path}>{name}</QuietLink>
          </Text>
          <Row as="p" $gap={`0 ${space.base}`} $apart>
            {phone !== undefined && <PhoneLink number={phone} />}
            <a href={write} aria-label={`${label.writeTo} ${name}`} data-screen>
              {label.write}
            </a>
          </Row>
        </Speaker>
      ))}
    </Row>
  )
  const words = (
    <>
      <ProseBody html={opening} opening />
      <p lang="en">
        {translationOf && <ArrowLink action={{ text: page.inEnglish, link: translationOf }} back />}
      </p>
    </>
  )
  return (
    <Page payload={{ ...payload, back: undefined }} picture={speakers} opening={words}>
      <SectionLayout note={dates}>
        <ProseBody html={sections.join('')} opening />
        <Text $type="fact">{label.notice}</Text>
        <Text $type="fact">{label.advertising}</Text>
      </SectionLayout>
    </Page>
  )
}

/** Two fit in a row, on phones too. */
const Speaker = styled(Text)`width: min(19rem, 40vw);`
