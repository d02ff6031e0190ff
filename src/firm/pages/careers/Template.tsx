import { Figures } from '../../components/Figures.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { Roles } from './Roles.tsx'

export default function Careers({ payload, labels }: TemplateProps<'careers'>) {
  const { page, openings, source } = payload.facts
  const { title, text, none, apply, contact } = page.openings
  const { figure, highlights, ...culture } = page.culture
  const areOpen = openings.length > 0
  const note = figure && <Figures figures={[figure]} sources={[source]} labels={labels} />
  return (
    <Page payload={payload} reach="river">
      <SectionLayout {...culture} note={note} items={highlights} />
      <SectionLayout surface="shoal" title={title} text={areOpen ? text : none} wide={areOpen}>
        <Roles roles={openings} apply={apply.text} labels={labels} />
      </SectionLayout>
      <SectionLayout {...contact} />
    </Page>
  )
}
