import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../../components/links.tsx'
import { Icon } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Grid } from '../../components/SectionLayout.tsx'
import type { IconItem } from '../../icons.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { type Tone, media, space, surface, tone, type } from '../../theme/theme.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  const half = Math.ceil(reasons.length / 2)
  return (
    <Page payload={payload}>
      <Background $tone="paper">{reasons.slice(0, half).map(reason)}</Background>
      <Background $tone="ink">
        {reasons.slice(half).map(reason)}
        <Row>
          <Grid>
            <span />
            <div>
              <ButtonLink href={action.link}>{action.text}</ButtonLink>
            </div>
          </Grid>
        </Row>
      </Background>
    </Page>
  )
}

const reason = ({ mark, title, description }: IconItem): ReactNode => (
  <Row key={title}>
    <Grid>
      <Icon name={mark} />
      <div>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
    </Grid>
  </Row>
)

const Background = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => surface[$tone]}
  padding-block: ${space.wide};
  span {
    ${media.belowLarge} {
      display: none;
    }
  }
  svg {
    width: 6rem;
    height: 6rem;
  }
  h2 {
    ${type.second}
  }
  p {
    ${type.quietLede}
    margin-top: ${space.base};
  }
`

const Row = styled.div`
  padding-block: ${space.wide};
  & + & {
    background: ${tone.edge} repeat-x top / 120px 8px;
  }
  ${media.large} {
    ${Grid} > div {
      display: grid;
      grid-template-columns: 6fr 7fr;
      column-gap: ${space.column};
      align-items: baseline;
      justify-items: start;
    }
  }
`
