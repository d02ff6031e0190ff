import { addressLines } from '../../../content/text/addressLines.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { ContactForm } from './ContactForm.tsx'
import { EmbeddedMap, mapPageUrl } from './EmbeddedMap.tsx'
import {
  Cartouche,
  Chart,
  ChartImage,
  ChartPicture,
  Directions,
  forMedium,
  forWide,
  Lede,
  Office,
  Title,
  Ways,
} from './style.ts'

export default function Contact({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { facts } = payload
  const { title, lede, office, form, map } = facts.page
  const mapLink = (
    <a key="map" href={mapPageUrl(firm)} data-screen>
      {office.directions}
    </a>
  )
  return (
    <>
      <Chart>
        <Cartouche>
          <Label data-screen>{firm.address.city}</Label>
          <Title tabIndex={-1}>{title}</Title>
          <Lede data-screen>{lede}</Lede>
          <PhoneLink number={firm.phone} />
        </Cartouche>
        <ChartPicture>
          <source media={forWide} srcSet="/art/contact.svg" width="1440" height="800" />
          <source media={`${forMedium}, print`} srcSet="/art/contact-medium.svg" width="960" height="880" />
          <ChartImage src="/art/contact-narrow.svg" alt={map.frameTitle} width="390" height="600" />
        </ChartPicture>
      </Chart>
      <SectionLayout title={office.title}>
        <Directions>
          {firm.offices.map(({ address, phone, hours, closingDays }, index) => (
            <Office key={phone}>
              <FactItem
                label={index === 0 ? office.address : `${office.address}: ${address.city}`}
                facts={[...addressLines(address), ...(index === 0 ? [mapLink] : [])]}
              />
              <FactItem label={office.phone} facts={[<PhoneLink key="phone" number={phone} />]} />
              <FactItem
                label={office.email}
                facts={index === 0 ? [<MailLink key="mail" address={firm.email} />] : []}
              />
              <FactItem label={office.hours} facts={[hours]} />
              <FactItem
                label={labels.contact.closingDays}
                facts={closingDays.map(({ date, text }) => (
                  <LabeledDate key={date} label={`${text},`} date={date} />
                ))}
              />
            </Office>
          ))}
          <Ways data-wide={firm.offices.length === 1 || undefined}>
            {office.ways.map(({ title, text }) => (
              <FactItem key={title} label={title} facts={[text]} />
            ))}
          </Ways>
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
