import { AwardList } from '../../components/AwardList.tsx'
import { Figures } from '../../components/Figures.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function Awards({ payload, labels }: TemplateProps<'awards'>) {
  const { page, sources, awardSources } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout surface="shoal" wide>
        <Figures figures={page.figures} sources={sources} labels={labels} />
      </SectionLayout>
      {page.categories.map(({ category, text, awards }, index) => (
        <SectionLayout key={category} surface={index % 2 ? 'shoal' : 'paper'} title={category} text={text}>
          <AwardList awards={awards} sources={awardSources[index] ?? []} />
        </SectionLayout>
      ))}
    </Page>
  )
}
