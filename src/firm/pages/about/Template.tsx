import { Figures } from '../../components/Figures.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'

export default function About({ payload, firm, labels }: TemplateProps<'about'>) {
  const { foundation, principles, leadership } = payload.facts.page
  const founding = (
    <Figures figures={[{ value: firm.founded, label: labels.shell.founded }]} sources={[]} labels={labels} />
  )
  return (
    <Page payload={payload} reach="harbor">
      <SectionLayout body={payload.body} />
      <SectionLayout surface="shoal" note={founding} {...foundation} />
      <SectionLayout {...principles} />
      <SectionLayout surface="ink" {...leadership} />
    </Page>
  )
}
