import styled from 'styled-components'
import { Ruled, WithLabel } from '../../components/layout.tsx'
import { QuietLink, Text } from '../../components/text.tsx'
import { Paragraphs } from '../../components/iconItems.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, tone, type } from '../../theme/theme.ts'

export default function About({ payload, firm, labels }: TemplateProps<'about'>) {
  const { page, leaders } = payload.facts
  const chart = (
    <picture>
      <source media="(width < 40em)" srcSet="/art/about-narrow.svg" width="349" height="269" />
      <img src="/art/about.svg" alt="" width="970" height="580" />
    </picture>
  )
  const founding = (
    <Text $type="fact">
      {labels.shell.founded} <Year>{firm.founded}</Year>
    </Text>
  )
  return (
    <Page payload={payload} picture={chart}>
      <SectionLayout wide>
        <ProseBody html={payload.body} columns="all" opening />
      </SectionLayout>
      <SectionLayout surface="ink" sentence {...page.belief} />
      <SectionLayout {...page.foundation} equal note={founding} />
      <SectionLayout surface="shoal" title={page.principles.title} wide>
        <Paragraphs items={page.principles.items} />
      </SectionLayout>
      <SectionLayout {...page.leadership}>
        <Ruled $padding={space.small}>
          {leaders.map(({ name, role, path }) => (
            <WithLabel as="li" $first="45%" $gap={`0 ${space.base}`} key={path}>
              <Text as={QuietLink} $type="third" href={path}>
                {name}
              </Text>
              <span>{role}</span>
            </WithLabel>
          ))}
        </Ruled>
      </SectionLayout>
    </Page>
  )
}

/** As large as a picture. */
const Year = styled.span`
  ${type.picture}
  font-size: min(38vw, 9rem + 8.7vw, 20rem);
  display: block;
  margin-left: -0.07em;
  color: ${tone.brass};
`
