import styled from 'styled-components'
import { AreaCard } from '../../components/AreaCard.tsx'
import { Columns } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { space, type } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'

export default function PracticeAreas({ payload, labels }: TemplateProps<'practice-areas'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        {payload.body && <ProseBody html={payload.body} opening />}
        <Columns as="ul" $medium={2} $large={5} $gap={space.large}>
          {payload.facts.areas.map((area) => (
            <AreaCard of={area} label={labels.practices.detail} heading="h2" key={area.slug}>
              {area.lead && (
                <Lead href={area.lead.path}>
                  {area.lead.name}, {area.lead.title}
                </Lead>
              )}
            </AreaCard>
          ))}
        </Columns>
      </SectionLayout>
    </Page>
  )
}

/** Above the link that covers the card. */
const Lead = styled.a`
  ${type.fact}
  position: relative;
`
