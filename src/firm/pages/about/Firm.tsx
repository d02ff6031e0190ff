import styled from 'styled-components'
import { IconList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout, SectionTitle } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, media, space, type } from '../../theme/theme.ts'

export default function OurFirm({ payload, firm, labels }: TemplateProps<'firm'>) {
  const { historyTitle, milestones, mission, vision, values } = payload.facts.page
  const chronicle = (
    <Chronicle>
      {milestones.map(({ year, text }) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Chronicle>
  )
  return (
    <Page payload={payload} label={`${labels.founded} ${firm.founded}`}>
      <SectionLayout title={historyTitle} note={chronicle} body={payload.body} />
      <SectionLayout tone="ink">
        <Statements>
          {[mission, vision].map(({ title, text }) => (
            <div key={title}>
              <SectionTitle>{title}</SectionTitle>
              <p>{text}</p>
            </div>
          ))}
        </Statements>
      </SectionLayout>
      <SectionLayout title={values.title}>
        <IconList items={values.items} />
      </SectionLayout>
    </Page>
  )
}

const Chronicle = styled.dl`
  ${type.quietSmall}
  > div + div {
    margin-top: ${space.medium};
  }
  dt {
    ${type.brassSounding}
    margin-bottom: ${space.hair};
  }
  ${media.large} {
    max-width: 15rem;
  }
`

const Statements = styled.div`
  ${columns(1, 2)}
  p {
    ${type.quietLede}
    margin-top: ${space.medium};
  }
`
