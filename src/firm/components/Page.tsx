import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Action, ClosingBlock } from '../../content/model/pageFields.ts'
import { color, entrance, fullHero, media, size, space, surface, tone, type, width } from '../theme/theme.ts'
import { ArrowLink, ButtonLink } from './links.tsx'
import { Sheet } from './paper.tsx'
import { Grid } from './SectionLayout.tsx'

interface PageProps {
  payload: {
    facts: { page: { title: string; lede: string } }
    back: Action | undefined
    closing: ClosingBlock | undefined
  }
  /** The reach of the bay that the head shows. Without one, the head is on paper. */
  reach?: 'harbor' | 'river'
  children: ReactNode
}

/** The layout of most pages: head with h1, content, closing block. */
export function Page({ payload, reach, children }: PageProps) {
  const { title, lede } = payload.facts.page
  const Head = reach ? BandHead : PlainHead
  return (
    <>
      <Head data-reach={reach}>
        {reach && <BayChart />}
        <Grid>
          {payload.back && <ArrowLink action={payload.back} back />}
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lede}</p>
        </Grid>
      </Head>
      {children}
      <Closing block={payload.closing} />
    </>
  )
}

/** The chart of the Upper Bay, on the sheet that suits the window. */
export const BayChart = () => (
  <picture data-screen>
    <source media="(width < 48em)" srcSet="/art/hero-narrow.svg" width="390" height="360" />
    <source media="(width < 80em)" srcSet="/art/hero-medium.svg" width="1024" height="448" />
    <img src="/art/hero-wide.svg" alt="" width="1440" height="630" fetchPriority="low" />
  </picture>
)

export function Closing({ block }: { block: ClosingBlock | undefined }) {
  if (block === undefined) return null
  const { title, description, primary, secondary } = block
  return (
    <Block as="section" data-screen>
      <h2>{title}</h2>
      <div>
        <p>{description}</p>
        <div>
          {primary && <ButtonLink href={primary.link}>{primary.text}</ButtonLink>}
          {secondary && <ArrowLink action={secondary} />}
        </div>
      </div>
    </Block>
  )
}

const headText = css`
  > div {
    row-gap: ${space.small};
  }
  a {
    justify-self: start;
  }
  h1 {
    ${type.first}
  }
  p {
    ${entrance}
    ${type.quietLede}
    max-width: ${width.measure};
  }
`

const PlainHead = styled(Sheet).attrs({ as: 'div', 'data-plain': '' })`
  ${headText}
  padding-block: ${space.medium} ${space.wide};
  ${media.large} {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: baseline;
    }
    h1:first-child {
      margin-top: ${space.medium};
    }
    a ~ * {
      align-self: last baseline;
    }
    a ~ p {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${media.print} {
    padding-block: 0;
  }
`

/** In a narrow window, the chart is below the text. */
const BandHead = styled.div`
  ${fullHero}
  ${headText}
  justify-content: end;
  min-height: clamp(34rem, 30vw, 46rem);
  padding-bottom: ${space.wide};
  padding-inline: 0;
  > div > * {
    grid-column: 1 / -1;
  }
  picture {
    overflow: hidden;
    ${media.large} {
      mask-image: linear-gradient(90deg, transparent 58%, ${color.ink} 70%);
    }
  }
  img {
    object-position: right bottom;
  }
  &[data-reach='river'] img {
    aspect-ratio: 11 / 6;
    ${media.large} {
      transform: scale(1.45);
      transform-origin: right bottom;
    }
  }
  ${media.belowLarge} {
    min-height: 0;
    padding-bottom: 0;
    > picture {
      position: static;
      order: 1;
      margin-top: ${space.large};
    }
  }
`

const Block = styled(Grid)`
  ${surface.shoal}
  row-gap: ${space.large};
  padding-block: ${space.section};
  background: ${tone.edge} repeat-x top ${tone.ground};
  h2 {
    ${type.first}
    font-size: calc(0.75 * ${size.first});
    max-width: 9em;
  }
  p {
    ${type.quietLede}
    max-width: 38rem;
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.base} ${space.large};
    margin-top: ${space.large};
  }
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`
