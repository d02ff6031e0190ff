import styled from 'styled-components'
import { LabeledDate } from '../../components/dates.tsx'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout, SectionTitle } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { doubleBorder, media, painted, space, tone } from '../../theme/theme.ts'
import { ContactForm } from './ContactForm.tsx'
import { mapEmbedUrl, mapPageUrl } from './openStreetMap.ts'

export default function Contact({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { page, options } = payload.facts
  const { office, form, map } = page
  const details = (
    <Office>
      <h2>{office.title}</h2>
      {firm.offices.map(({ address, phone, hours, closingDays }, index) => (
        <FactList key={phone}>
          <FactItem
            label={office.address}
            facts={[
              address.floor === undefined ? address.street : `${address.street}, ${address.floor}`,
              `${address.city}, ${address.region} ${address.postalCode}`,
              ...(index === 0
                ? [
                    <a key="map" href={mapPageUrl(firm)}>
                      {office.directions}
                    </a>,
                  ]
                : []),
            ]}
          />
          <FactItem label={office.phone} facts={[<PhoneLink key="phone" number={phone} />]} />
          {index === 0 && (
            <FactItem label={office.email} facts={[<MailLink key="email" address={firm.email} />]} />
          )}
          <FactItem label={office.hours} facts={[hours]} />
          <FactItem
            label={labels.closingDays}
            facts={closingDays.map(({ date, text }) => (
              <LabeledDate key={date} label={`${text},`} date={date} />
            ))}
          />
          {index === 0 &&
            office.ways?.map(({ title, text }) => <FactItem key={title} label={title} facts={[text]} />)}
        </FactList>
      ))}
    </Office>
  )
  return (
    <Page payload={payload}>
      <SectionLayout note={details}>
        {/* Links to the form lead here, below the office's details on a phone. */}
        <SectionTitle id="form">{form.title}</SectionTitle>
        <ContactForm path={payload.path} text={form} labels={labels} options={options} firm={firm} />
      </SectionLayout>
      <SectionLayout
        id="map"
        tone="shoal"
        title={map.title}
        wide
        action={{ text: map.link, link: mapPageUrl(firm) }}
      >
        <MapBox data-screen>
          {/* These two permissions together are unsafe only for pages of our own origin. */}
          <iframe
            src={mapEmbedUrl(firm)}
            title={map.frameTitle}
            loading="lazy"
            referrerPolicy="no-referrer"
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
          />
        </MapBox>
      </SectionLayout>
    </Page>
  )
}

const Office = styled.div`
  width: 100%;
  margin-bottom: ${space.large};
  h2 {
    margin-bottom: ${space.base};
  }
  ${media.large} {
    max-width: 20rem;
    margin-bottom: 0;
  }
`

/** A grid until the map is loaded. The map's colors are multiplied with the background. */
const MapBox = styled.div`
  ${painted}
  isolation: isolate;
  aspect-ratio: 4 / 5;
  ${doubleBorder}
  background-image: linear-gradient(${tone.line} 1px, transparent 1px),
    linear-gradient(90deg, ${tone.line} 1px, transparent 1px);
  background-size: 6rem 6rem;
  background-position: center;
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    mix-blend-mode: multiply;
  }
  ${media.medium} {
    aspect-ratio: 16 / 9;
  }
  ${media.large} {
    aspect-ratio: 21 / 9;
  }
`
