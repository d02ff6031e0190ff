import styled from 'styled-components'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { IconList } from '../../components/IconList.tsx'
import { Openings } from './Openings.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Careers: the culture with its figure in the margin, the openings as a ledger, and a word to everybody else. */
export default function CareersTemplate({ payload, labels }: TemplateProps<'careers'>) {
  const { page, openings } = payload.facts
  const { culture } = page
  const { title, text, none, apply, contact } = page.openings
  const areOpen = openings.length > 0
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout
        title={culture.title}
        intro={culture.text}
        wide
        note={culture.figure && <Figures figures={[culture.figure]} />}
      >
        <IconList items={culture.highlights} rhythm="columns" />
      </SectionLayout>
      <SectionLayout tone="shoal" title={title} intro={areOpen ? text : none} wide={areOpen}>
        {areOpen && <Openings openings={openings} apply={apply} labels={labels} />}
      </SectionLayout>
      <SectionLayout note={<Aside>{contact.title}</Aside>}>
        <Words>{contact.text}</Words>
        <ArrowLink href={contact.action.link}>{contact.action.text}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Aside = styled.h2`
  ${type.third}
`

const Words = styled.p`
  ${type.lede}
  max-width: ${width.lede};
`
