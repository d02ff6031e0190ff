import styled from 'styled-components'
import { AreaPlates } from './AreaPlates.tsx'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { indentToText } from '../../components/Grid.tsx'
import { NumberedList } from '../../components/NumberedList.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { HomeHero } from './HomeHero.tsx'
import type { TemplateProps } from '../../pages.ts'

/** The front page: the chart, what the firm is with its figures, three practice areas, its way of working. */
export default function HomeTemplate({ payload, firm }: TemplateProps<'home'>) {
  const { page, areas } = payload.facts
  const { expertise, advantage } = page
  return (
    <>
      <HomeHero headline={page.headline} action={page.action} firm={firm} />
      <SectionLayout wide>
        <Opening>{page.lede}</Opening>
        <Figures figures={page.figures} />
      </SectionLayout>
      <SectionLayout number={1} tone="shoal" title={expertise.title} intro={expertise.text} wide>
        <AreaPlates areas={areas} />
        <ArrowLink href={expertise.action.link}>{expertise.action.text}</ArrowLink>
      </SectionLayout>
      <SectionLayout number={2} tone="ink" title={advantage.title} intro={advantage.text}>
        <NumberedList items={advantage.points} />
        <ArrowLink href={advantage.action.link}>{advantage.action.text}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

/** The sentence that says what the firm is, large, above its figures. */
const Opening = styled.p`
  ${type.second}
  line-height: 1.2;
  max-width: 22em;
  && + * {
    margin-top: ${space.vast};
  }
  ${indentToText}
`
