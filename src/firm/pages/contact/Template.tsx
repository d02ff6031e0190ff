import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { addressLines } from '../../../content/text/addressLines.ts'
import { Columns, Row, Ruled } from '../../components/layout.tsx'
import { ButtonLink, Label, MailLink, PhoneLink, Text } from '../../components/text.tsx'
import { FactItem } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { doubleBorder, space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { ContactForm } from './ContactForm.tsx'
import * as Part from './style.ts'

export default function Contact({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { title, lede, office, answers, form, map } = payload.facts.page
  const mapLink = (
    <a key="map" href={mapPageUrl(firm)} data-screen>
      {office.directions}
    </a>
  )
  return (
    <>
      <Part.Chart>
        <Part.Cartouche>
          <Label data-screen>{firm.address.city}</Label>
          <Part.Title tabIndex={-1}>{title}</Part.Title>
          <Text $type="fact" $width="36rem" data-screen>
            {lede}
          </Text>
          <Text as={PhoneLink} $type="third" number={firm.phone} />
          <Row $gap={`0 ${space.medium}`} $align="center" data-screen>
            <ButtonLink href="#form">{form.write}</ButtonLink>
            {answers && <a href="#answers">{answers.title}</a>}
          </Row>
        </Part.Cartouche>
        <Part.ChartPicture>
          <source media={Part.wide} srcSet="/art/contact.svg" width="1440" height="800" />
          <source media={`${Part.medium}, print`} srcSet="/art/contact-medium.svg" width="960" height="880" />
          <Part.ChartImage src="/art/contact-narrow.svg" alt={map.frameTitle} width="390" height="600" />
        </Part.ChartPicture>
      </Part.Chart>
      <SectionLayout title={office.title}>
        <Columns $medium={2} $large={3}>
          {firm.offices.map(({ address, phone, hours, closingDays }, index) => (
            <Part.Office key={phone}>
              <FactItem
                label={index === 0 ? office.address : `${office.address}: ${address.city}`}
                facts={[...addressLines(address), index === 0 && mapLink]}
              />
              <FactItem label={office.phone} facts={<PhoneLink number={phone} />} />
              <FactItem label={office.email} facts={index === 0 && <MailLink address={firm.email} />} />
              <FactItem label={office.hours} facts={[hours]} />
              <FactItem
                label={labels.contact.closingDays}
                facts={closingDays.map(({ date, text, day }) => (
                  <span key={date}>
                    {text}, <time dateTime={date}>{day}</time>
                  </span>
                ))}
              />
            </Part.Office>
          ))}
          <Part.Office $wide={firm.offices.length === 1}>
            {office.ways.map(({ title, text }) => (
              <FactItem key={title} label={title} facts={[text]} />
            ))}
          </Part.Office>
        </Columns>
      </SectionLayout>
      <div data-screen>
        {answers && (
          <SectionLayout id="answers" title={answers.title} text={answers.intro} wide>
            <Ruled as="div" $padding="0">
              {answers.rows.map(({ key, id, text }, index) => (
                <Part.Answer as="section" id={id} key={id} $facts="large">
                  <Text as="h3" $type="brassNumber">
                    {key}
                  </Text>
                  <Text $type="text">{text}</Text>
                  <Part.Asked $gap={space.small}>
                    {(payload.facts.asked[index] ?? []).map(({ name, phone, write }) => (
                      <div key={name}>
                        <p>{name}</p>
                        <Row as="p" $gap={`0 ${space.base}`} $apart>
                          {phone !== undefined && <PhoneLink number={phone} />}
                          <a href={write} aria-label={`${labels.people.writeTo} ${name}`} data-screen>
                            {labels.people.write}
                          </a>
                        </Row>
                      </div>
                    ))}
                  </Part.Asked>
                </Part.Answer>
              ))}
            </Ruled>
          </SectionLayout>
        )}
        <ContactForm payload={payload} firm={firm} labels={labels} />
        <SectionLayout id="map" title={map.title} wide action={{ text: map.link, link: mapPageUrl(firm) }}>
          <EmbeddedMap place={firm} title={map.frameTitle} />
        </SectionLayout>
      </div>
      <Closing block={payload.closing} />
    </>
  )
}

type Place = Pick<TemplateProps<'contact'>['firm'], 'latitude' | 'longitude'>

/** OpenStreetMap's embedded map with a marker in its center. Four decimals are eleven meters. */
function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [longitude - 0.004, latitude - 0.004, longitude + 0.004, latitude + 0.004]
  const bounds = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`
}

const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** OpenStreetMap's map, once it's near the window. Until it's loaded, and without scripts: our chart of the blocks around the office. */
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
        // A frame doesn't tell whether its page was loaded, so the page is requested again before it's shown.
        // The two permissions together are unsafe only for pages of our own origin.
        <Frame
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
  background: url(/art/block-narrow.svg) 50%/cover;
  @media ${Part.medium} {
    aspect-ratio: 16 / 9;
    background: url(/art/block.svg) 50%/cover;
  }
`

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  filter: sepia(0.3) saturate(0.8);
  &:not([data-loaded]) {
    opacity: 0;
  }
`
