import styled from 'styled-components'
import { AwardList, Figures } from '../../components/Figures.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { space, type } from '../../theme/theme.ts'

export default function Awards({ payload, labels }: TemplateProps<'awards'>) {
  const { page, sources, awardSources } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout tone="shoal" wide>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </SectionLayout>
      {page.categories.map(({ category, text, awards }, index) => (
        <SectionLayout key={category} note={heading(category, text)}>
          <AwardList awards={awards} sources={awardSources[index] ?? []} large={index === 0} />
        </SectionLayout>
      ))}
    </Page>
  )
}

const heading = (title: string, text: string) => (
  <Note>
    <h2>{title}</h2>
    <p>{text}</p>
  </Note>
)

const Note = styled.div`
  max-width: 18rem;
  p {
    ${type.quietSmall}
    margin-top: ${space.tiny};
  }
`
