import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Neighbours } from '../../components/Neighbours.tsx'
import { NumberedList } from '../../components/NumberedList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Register } from '../../components/Register.tsx'
import { Section } from '../../components/Section.tsx'
import { Services } from '../../components/Services.tsx'
import type { TemplateProps } from '../template.ts'

/** One practice area: its introduction with three points, its three services, who works in it, the areas beside it. */
export default function PracticeAreaTemplate({ payload }: TemplateProps<'practice-area'>) {
  const { page, place, neighbours, people } = payload.facts
  const margin = (
    <>
      <Mark name={page.mark} />
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
        label={`Practice ${place}`}
      />
      <Section note={margin}>
        <Prose html={payload.body} opening />
        <NumberedList items={page.points} />
      </Section>
      <Services services={page.services} />
      {people.length > 0 && (
        <Section title="Lawyers of This Practice" wide>
          <Register people={people} />
        </Section>
      )}
      <Neighbours neighbours={neighbours} />
      <CallToAction closing={payload.closing} />
    </>
  )
}
