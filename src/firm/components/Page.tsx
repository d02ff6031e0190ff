import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import type { Action, ClosingBlock } from '../../content/model/pageFields.ts'
import { color, entrance, media, motion, size, space, surface, tone, type, width } from '../theme/theme.ts'
import { Flow, PageGrid, Row, Sheet } from './layout.tsx'
import { ArrowLink, ButtonLink } from './links.tsx'
import { Text } from './text.tsx'

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
  const [Head, Words] = reach ? [Band, BandWords] : [PlainHead, PlainWords]
  return (
    <>
      <Head data-reach={reach}>
        {reach && (
          <BandChart data-screen>
            <BayChart />
          </BandChart>
        )}
        <Words $gap={space.small} $equal={reach ? 1 : 2} $rows={payload.back ? 2 : 1}>
          {payload.back && <ArrowLink action={payload.back} back />}
          <Title tabIndex={-1}>{title}</Title>
          <Lede>{lede}</Lede>
        </Words>
      </Head>
      {children}
      <Closing block={payload.closing} />
    </>
  )
}

/** The chart of the Upper Bay, for a `picture`. */
export const BayChart = () => (
  <>
    <source media="(width < 48em)" srcSet="/art/hero-narrow.svg" width="390" height="360" />
    <source media="(width < 80em)" srcSet="/art/hero-medium.svg" width="1024" height="448" />
    <Chart src="/art/hero-wide.svg" alt="" width="1440" height="630" fetchPriority="low" />
  </>
)

export const Closing = ({ block }: { block: ClosingBlock | undefined }) =>
  block && (
    <Block as="section" data-screen $gap={space.large} $equal={2}>
      <ClosingTitle>{block.title}</ClosingTitle>
      <Flow $gap={space.large}>
        <Text $type="quietLede" $width={width.measure}>
          {block.description}
        </Text>
        <Row $gap={`${space.base} ${space.large}`} $align="center">
          {block.primary && <ButtonLink href={block.primary.link}>{block.primary.text}</ButtonLink>}
          {block.secondary && <ArrowLink action={block.secondary} />}
        </Row>
      </Flow>
    </Block>
  )

export const PlainHead = styled(Sheet).attrs({ as: 'div', 'data-plain': '' })`
  padding-block: ${space.medium} ${space.wide};
  ${media.print} {
    padding-block: 0;
  }
`

/** Two columns from the large breakpoint. The first has one or two rows: the title may be below a link back. */
const PlainWords = styled(PageGrid)<{ $rows: 1 | 2 }>`
  ${media.large} {
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
    ${({ $rows }) => ($rows === 1 ? `align-items: baseline; margin-top: ${space.medium};` : 'align-items: last baseline;')}
  }
`

const Title = styled.h1`${type.first}`

const Lede = styled(Text).attrs({ $type: 'quietLede', $width: width.measure })`
  ${entrance}
  ${media.large} {
    ${PlainWords} & {
      grid-area: 1 / 2 / -1;
    }
  }
`

/** A page head over a chart, as high as the window. */
export const Hero = styled.div`
  ${surface.ink}
  isolation: isolate;
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 100svh;
  padding: calc(var(--header) + ${space.base}) ${space.page} 0;
  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`

export const HeroChart = styled.picture`
  position: absolute;
  z-index: -1;
  inset: var(--header) 0 0;
`

const charting = keyframes`from { clip-path: inset(0 0 0 100%) }`

/** Its coast, at the right, is drawn first. Once per visit, so it waits up to a second for the first script, which knows. */
export const Chart = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  @media (scripting: enabled) {
    animation: ${charting} ${motion.chart} ${motion.ease} 1s backwards;
    :root[data-visit] & {
      animation-delay: 0s;
    }
    :root[data-visit='again'] &,
    [data-hydrated] & {
      animation: none;
    }
  }
`

/** In a narrow window, the chart is below the text. */
const Band = styled(Hero)`
  justify-content: end;
  min-height: 0;
  padding-inline: 0;
  @media screen and (min-width: 64em) {
    min-height: clamp(34rem, 30vw, 46rem);
    padding-bottom: ${space.wide};
  }
`

const BandChart = styled(HeroChart)`
  overflow: hidden;
  ${Chart} {
    object-position: right bottom;
  }
  [data-reach='river'] & ${Chart} {
    aspect-ratio: 11 / 6;
  }
  ${media.large} {
    mask-image: linear-gradient(90deg, transparent 58%, ${color.ink} 70%);
    [data-reach='river'] & ${Chart} {
      transform: scale(1.45);
      transform-origin: right bottom;
    }
  }
  ${media.belowLarge} {
    position: static;
    order: 1;
    margin-top: ${space.large};
  }
`

const BandWords = styled(PageGrid)<{ $rows: number }>``

const Block = styled(PageGrid)`
  ${surface.shoal}
  padding-block: ${space.section};
  background: ${tone.edge} repeat-x top ${tone.ground};
  ${media.large} {
    align-items: end;
  }
`

const ClosingTitle = styled(Text).attrs({ as: 'h2', $type: 'first', $width: '9em' })`
  font-size: calc(0.75 * ${size.first});
`
