import styled from 'styled-components'
import { bands } from '../../art.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { Apply } from '../../components/links.tsx'
import { Figures } from '../../components/Figures.tsx'
import { IconList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { media, ruled, space, type, width } from '../../theme/theme.ts'

export default function Careers({ payload, labels }: TemplateProps<'careers'>) {
  const { page, openings, source } = payload.facts
  const { culture } = page
  const { title, text, none, apply, contact } = page.openings
  const areOpen = openings.length > 0
  const figure = culture.figure && <Figures figures={[culture.figure]} sources={[source]} labels={labels} />
  return (
    <Page payload={payload} band={bands.careers}>
      <SectionLayout title={culture.title} text={culture.text} wide note={figure}>
        <IconList items={culture.highlights} inColumns />
      </SectionLayout>
      <SectionLayout tone="shoal" title={title} text={areOpen ? text : none} wide={areOpen}>
        {areOpen && (
          <Ledger>
            {openings.map(({ slug, path, title, location, area, pay, posted, closes, body }) => (
              <li key={slug} id={slug}>
                <div>
                  <Label>{area}</Label>
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p>{location}</p>
                </div>
                <ProseBody html={body} />
                <div>
                  <Pay>{pay}</Pay>
                  <p>{labels.perYear}</p>
                  <p>
                    <LabeledDate label={labels.posted} date={posted} />
                  </p>
                  <p>
                    {closes ? <LabeledDate label={labels.closes} date={closes} /> : labels.openUntilFilled}
                  </p>
                  <Apply action={{ ...apply, link: `${apply.link}#${slug}` }} role={title} />
                </div>
              </li>
            ))}
          </Ledger>
        )}
      </SectionLayout>
      <SectionLayout note={<h2>{contact.title}</h2>} action={contact.action}>
        <Words>{contact.text}</Words>
      </SectionLayout>
    </Page>
  )
}

const Ledger = styled.ul`
  ${ruled(space.wide)}
  > li {
    display: grid;
    gap: ${space.medium} ${space.column};
  }
  > li > :not(:nth-child(2)) {
    ${type.fact}
  }
  h3 {
    ${type.third}
    margin-block: ${space.tiny};
  }
  ${media.large} {
    > li {
      grid-template-columns: calc((100% - ${space.column}) / 4) 1fr 14rem;
    }
  }
`

const Pay = styled.p`
  ${type.third}
  font-variant-numeric: lining-nums tabular-nums;
`

const Words = styled.p`
  ${type.lede}
  max-width: ${width.lede};
`
