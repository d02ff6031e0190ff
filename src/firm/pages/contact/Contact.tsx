import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { addressLines } from '../../../content/text/addressLines.ts'
import type { Firm } from '../../collections/firm/schema.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList, pageLink } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { Sheet } from '../../components/paper.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { columns, doubleBorder, media, painted, space, type } from '../../theme/theme.ts'
import { ContactForm } from './ContactForm.tsx'

/** Which windows have room for the chart's wide and medium sheets. */
const [forWide, forMedium] = ['(width >= 80em)', '(width >= 48em)']

export default function Contact({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { facts } = payload
  const { title, lede, office, form, map } = facts.page
  return (
    <>
      <Chart>
        <div>
          <Label data-screen>{firm.address.city}</Label>
          <h1 tabIndex={-1}>{title}</h1>
          <p data-screen>{lede}</p>
          <PhoneLink number={firm.phone} />
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
                label={index === 0 ? office.address : `${office.address}: ${address.city}`}
                facts={[
                  ...addressLines(address),
                  ...(index === 0 ? [pageLink({ label: office.directions, path: mapPageUrl(firm) })] : []),
                ]}
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
const Chart = styled(Sheet).attrs({ as: 'div' })`
  @media (width >= 113em) {
    padding-inline: ${space.page};
  }
  > div {
    padding: ${space.large} ${space.page};
  }
  h1 {
    ${type.first}
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
      margin: 4% 0 0 calc(${space.page} - ${space.medium} - 1px);
      padding: ${space.medium};
    }
    h1 {
      font-size: 3rem;
    }
    img {
      max-width: none;
    }
  }
  ${media.print} {
    > div {
      padding: 0 0 ${space.base};
    }
    img {
      width: auto;
      max-height: 9cm;
    }
  }
`

/** What to look up on the left, the ways on the right. */
const Directions = styled.div`
  ${columns(2, 3)}
  && dl {
    display: block;
  }
  ${media.large} {
    dl:nth-child(2):last-child {
      grid-column: span 2;
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

type Place = Pick<Firm, 'latitude' | 'longitude'>

/** OpenStreetMap's embedded map with a marker in its center. Four decimals are eleven meters. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [longitude - 0.004, latitude - 0.004, longitude + 0.004, latitude + 0.004]
  const bounds = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`
}

export const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/**
 * OpenStreetMap's map, once it's within 600 pixels of the window. Until it's loaded, and without scripts: our chart, around the
 * office. A frame doesn't tell whether its page was loaded, so the page is requested again before it's shown.
 */
function EmbeddedMap({ place, title }: { place: Place; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const near = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNear(true)
    const observer = new IntersectionObserver(near, { rootMargin: '600px' })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={box}>
      {isNear && (
        // These two permissions together are unsafe only for pages of our own origin.
        <iframe
          src={mapEmbedUrl(place)}
          title={title}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { src } }) =>
            fetch(src, { mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
              () => setLoaded(true),
              () => setLoaded(false),
            )
          }
          data-loaded={isLoaded || undefined}
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </Box>
  )
}

const Box = styled.div`
  ${doubleBorder}
  aspect-ratio: 4 / 5;
  background: url(/art/contact-narrow.svg) 50% 54.3% / 114%;
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    filter: sepia(0.3) saturate(0.8);
    &:not([data-loaded]) {
      opacity: 0;
    }
  }
  @media ${forMedium} {
    aspect-ratio: 16 / 9;
    background: url(/art/contact-medium.svg) 27.3% 76.5% / 122.4%;
  }
  @media ${forWide} {
    background: url(/art/contact.svg) 56.8% 74.4% / 195.7%;
  }
`
