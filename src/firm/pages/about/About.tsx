import { bands } from '../../art.ts'
import { Figures } from '../../components/Figures.tsx'
import { IconList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'

export default function About({ payload, firm, labels }: TemplateProps<'about'>) {
  const { foundation, principles, leadership } = payload.facts.page
  const founding = <Figures figures={[{ value: firm.founded, label: labels.founded }]} />
  return (
    <Page payload={payload} band={bands.about}>
      <SectionLayout body={payload.body} />
      <SectionLayout tone="shoal" number={1} note={founding} {...foundation} />
      <SectionLayout number={2} title={principles.title} wide>
        <IconList items={principles.items} inColumns />
      </SectionLayout>
      <SectionLayout tone="ink" number={3} {...leadership} />
    </Page>
  )
}
