import styled from 'styled-components'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { PersonCards } from './PersonCard.tsx'
import { PeopleTable } from '../../components/PeopleTable.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Attorneys: four partners as cards, four associates as a table, four awards on ink. */
export default function AttorneysTemplate({ payload }: TemplateProps<'attorneys'>) {
  const { page, partners, associates } = payload.facts
  const { accolades } = page
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout title={page.partners.title} intro={page.partners.text} wide>
        <PersonCards people={partners} />
        <ArrowLink href={page.partners.action.link}>{page.partners.action.text}</ArrowLink>
      </SectionLayout>
      <SectionLayout tone="shoal" title={page.associates.title} intro={page.associates.text}>
        <PeopleTable people={associates} />
        <ArrowLink href={page.associates.action.link}>{page.associates.action.text}</ArrowLink>
      </SectionLayout>
      <SectionLayout tone="ink" note={<Title>{accolades.title}</Title>}>
        <Accolades>
          {accolades.awards.map((award) => (
            <li key={award}>{award}</li>
          ))}
        </Accolades>
        <ArrowLink href={accolades.action.link}>{accolades.action.text}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

/** The awards are set larger than the heading above them, which is only their label. */
const Accolades = styled.ul`
  ${type.second}
  border-bottom: 1px solid ${tone.line};
  li {
    padding-block: ${space.medium};
    border-top: 1px solid ${tone.line};
  }
`

const Title = styled.h2`
  ${type.third}
  color: ${tone.brass};
`
