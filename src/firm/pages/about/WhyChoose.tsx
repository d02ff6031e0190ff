import styled from 'styled-components'
import { Icon } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { IconItem } from '../../icons.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { media, pageGrid, space, tone, type } from '../../theme/theme.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  return (
    <Page payload={payload}>
      <SectionLayout wide>{reasons.slice(0, 3).map(reason)}</SectionLayout>
      <SectionLayout tone="ink" wide action={action}>
        {reasons.slice(3).map(reason)}
      </SectionLayout>
    </Page>
  )
}

const reason = ({ mark, title, description }: IconItem) => (
  <Reason key={title}>
    <Icon name={mark} />
    <h2>{title}</h2>
    <p>{description}</p>
  </Reason>
)

const Reason = styled.article`
  ${type.quietLede}
  display: grid;
  gap: ${space.base} ${space.column};
  & + & {
    padding-top: ${space.large};
    border-top: 1px solid ${tone.line};
  }
  h2 {
    ${type.second}
    color: ${tone.text};
  }
  ${media.large} {
    grid-template-columns: ${pageGrid.margin} 6fr 7fr;
  }
`
