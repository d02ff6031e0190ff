import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PrevNext } from './PrevNext.tsx'
import { NumberedList } from '../../components/NumberedList.tsx'
import { areaBand } from '../../art.ts'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { PeopleTable } from '../../components/PeopleTable.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { Services } from './Services.tsx'
import type { TemplateProps } from '../../pages.ts'

/** One practice area: its introduction with three points, its three services, who works in it, the areas beside it. */
export default function PracticeAreaTemplate({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, slug, place, neighbours, people } = payload.facts
  const margin = (
    <>
      <Icon name={page.mark} />
      {page.figure && <Figures figures={[page.figure]} />}
    </>
  )
  return (
    <>
      <PageHero
        title={page.title}
        lede={page.lede}
        back={payload.back}
        path={payload.path}
        band={areaBand(slug)}
        label={`${labels.practiceNumber} ${place}`}
      />
      <SectionLayout note={margin}>
        <ProseBody html={payload.body} opening />
        <NumberedList items={page.points} />
      </SectionLayout>
      <Services services={page.services} />
      {people.length > 0 && (
        <SectionLayout title={labels.practiceLawyers} wide>
          <PeopleTable people={people} />
        </SectionLayout>
      )}
      <PrevNext label={labels.neighbors} neighbours={neighbours} />
      <CallToAction closing={payload.closing} />
    </>
  )
}
