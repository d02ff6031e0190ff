import styled from 'styled-components'
import { LabeledDate } from '../../components/dates.tsx'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { color, columns, doubleBorder, entrance, media, painted, space, type } from '../../theme/theme.ts'
import { ContactForm } from './ContactForm.tsx'
import { EmbeddedMap, forMedium, forWide, mapPageUrl } from './EmbeddedMap.tsx'

export default function Contact({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { facts } = payload
  const { title, lede, office, form, map } = facts.page
  const mail = <MailLink key="mail" address={firm.email} />
  const toMap = (
    <a key="map" href={mapPageUrl(firm)}>
      {office.directions}
    </a>
  )
  return (
    <>
      <Chart>
        <div>
          <Label>{firm.address.city}</Label>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lede}</p>
        </div>
        <picture>
          <source media={forWide} srcSet="/art/contact.svg" width="1440" height="800" />
          <source media={`${forMedium}, print`} srcSet="/art/contact-medium.svg" width="960" height="880" />
          <img src="/art/contact-narrow.svg" alt={map.frameTitle} width="390" height="600" />
        </picture>
      </Chart>
      <SectionLayout title={office.title}>
        <Directions>
          {firm.offices.map(({ address, phone, hours, closingDays }, index) => (
            <FactList key={phone}>
              <FactItem
                label={office.address}
                facts={[
                  address.floor === undefined ? address.street : `${address.street}, ${address.floor}`,
                  `${address.city}, ${address.region} ${address.postalCode}`,
                  ...(index === 0 ? [toMap] : []),
                ]}
              />
              <FactItem label={office.phone} facts={[<PhoneLink key="phone" number={phone} />]} />
              <FactItem label={office.email} facts={index === 0 ? [mail] : []} />
              <FactItem label={office.hours} facts={[hours]} />
              <FactItem
                label={labels.closingDays}
                facts={closingDays.map(({ date, text }) => (
                  <LabeledDate key={date} label={`${text},`} date={date} />
                ))}
              />
            </FactList>
          ))}
          <FactList>
            {office.ways.map(({ title, text }) => (
              <FactItem key={title} label={title} facts={[text]} />
            ))}
          </FactList>
        </Directions>
      </SectionLayout>
      <div data-screen>
        <SectionLayout id="form" title={form.title} tone="shoal">
          <ContactForm path={payload.path} text={form} facts={facts} labels={labels} firm={firm} />
        </SectionLayout>
        <SectionLayout id="map" title={map.title} wide action={{ text: map.link, link: mapPageUrl(firm) }}>
          <EmbeddedMap place={firm} title={map.frameTitle} />
        </SectionLayout>
      </div>
      <Closing block={payload.closing} />
    </>
  )
}

/** The title in a cartouche on the water, or above the chart if there is no room. */
const Chart = styled.div`
  border-top: var(--header) solid ${color.ink};
  padding-inline: max(0px, 50% - 60rem);
  > div {
    ${entrance}
    padding: ${space.large} ${space.page};
  }
  h1 {
    ${type.second}
    margin-block: ${space.tiny};
  }
  h1 + p {
    ${type.fact}
    max-width: 36rem;
  }
  img {
    width: 100%;
    max-width: 60rem;
    margin: auto;
  }
  @media ${forWide} {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > div {
      ${painted}
      ${doubleBorder}
      z-index: 1;
      align-self: start;
      width: 26.5%;
      margin: 4% 0 0 3.6%;
      padding: ${space.medium};
    }
    img {
      max-width: none;
    }
  }
  ${media.print} {
    border: 0;
    > div {
      padding: 0 0 ${space.base};
    }
    p {
      display: none;
    }
    img {
      width: auto;
      max-height: 11cm;
    }
  }
`

/** What to look up on the left, the ways on the right. */
const Directions = styled.div`
  ${columns(2)}
  && dl {
    display: block;
  }
  > :last-child {
    ${media.medium} {
      grid-area: 1 / 2;
    }
  }
  ${media.print} {
    dl {
      font-size: 10.5pt;
    }
    [href^='https'] {
      display: none;
    }
  }
`
