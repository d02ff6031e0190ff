import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { IconList } from '../../components/IconList.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout, SectionTitle } from '../../components/SectionLayout.tsx'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Our Firm: the history with its chronicle in the margin, mission and vision on ink, the five values. */
export default function OurFirmTemplate({ payload, firm, labels }: TemplateProps<'firm'>) {
  const { page } = payload.facts
  return (
    <>
      <PageHero
        title={page.title}
        lede={page.lede}
        back={payload.back}
        path={payload.path}
        label={`${labels.founded} ${firm.founded}`}
      />
      <SectionLayout
        title={page.historyTitle}
        noteBelow
        note={
          <Chronicle>
            {page.milestones.map(({ year, text }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Chronicle>
        }
      >
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <SectionLayout tone="ink">
        <Statements>
          {[page.mission, page.vision].map(({ title, text }) => (
            <div key={title}>
              <SectionTitle>{title}</SectionTitle>
              <p>{text}</p>
            </div>
          ))}
        </Statements>
      </SectionLayout>
      <SectionLayout title={page.values.title}>
        <IconList items={page.values.items} />
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Chronicle = styled.dl`
  ${type.small}
  color: ${tone.quiet};
  > div + div {
    margin-top: ${space.medium};
  }
  dt {
    ${type.sounding}
    color: ${tone.brass};
    margin-bottom: ${space.hair};
  }
  ${media.large} {
    max-width: 15rem;
  }
`

const Statements = styled.div`
  display: grid;
  gap: ${space.wide} ${space.column};
  ${media.large} {
    grid-template-columns: 1fr 1fr;
  }
  p {
    ${type.lede}
    margin-top: ${space.medium};
    color: ${tone.quiet};
  }
`
