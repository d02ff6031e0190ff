import styled from 'styled-components'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { ContactForm } from './ContactForm.tsx'
import { MapFrame } from './MapFrame.tsx'
import { OfficeDetails } from './OfficeDetails.tsx'
import { mapPage } from './openStreetMap.ts'
import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { media } from '../../theme/media.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Contact Us: the office's details in the margin, the form beside them, the map below. */
export default function ContactTemplate({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { page, options } = payload.facts
  const office = (
    <Office>
      <h2>{page.office.title}</h2>
      <OfficeDetails firm={firm} words={page.office} />
    </Office>
  )
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout note={office} title={page.form.title}>
        <ContactForm words={page.form} labels={labels} options={options} firm={firm} />
      </SectionLayout>
      <SectionLayout tone="shoal" title={page.map.title} wide>
        <MapFrame place={firm} title={page.map.frameTitle} />
        <ArrowLink href={mapPage(firm)}>{page.map.link}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Office = styled.div`
  width: 100%;
  margin-bottom: ${space.large};
  h2 {
    ${type.third}
    margin-bottom: ${space.base};
  }
  ${media.large} {
    max-width: 20rem;
    margin-bottom: 0;
  }
`
