import { fillPattern } from '../../../content/text/pattern.ts'
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
import type { TemplateProps } from '../template.ts'
import type { practiceArea } from './data.ts'

/** One practice area: its introduction with three points, its three services, who works in it, the areas beside it. */
export default function PracticeAreaTemplate({ payload }: TemplateProps<typeof practiceArea>) {
  const { page, place, neighbours, people } = payload.facts
  const { practices } = payload.labels
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
        band={areaBand(payload.path.slice(payload.path.lastIndexOf('/') + 1))}
        label={fillPattern(practices.number, { number: String(place) })}
      />
      <SectionLayout note={margin}>
        <ProseBody html={payload.body} opening />
        <NumberedList items={page.points} />
      </SectionLayout>
      <Services services={page.services} />
      {people.length > 0 && (
        <SectionLayout title={practices.lawyers} wide>
          <PeopleTable people={people} />
        </SectionLayout>
      )}
      <PrevNext label={practices.neighbors} neighbours={neighbours} />
      <CallToAction closing={payload.closing} />
    </>
  )
}
