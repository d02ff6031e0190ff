import type { ReactNode } from 'react'
import styled from 'styled-components'
import { pageBand } from '../art.ts'
import type { Action } from '../fields/blocks.ts'
import { artBackground, artEntrance, entrance } from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { ink, painted, tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { ArrowLink } from './ArrowLink.tsx'
import { Grid, Wide } from './Grid.tsx'
import { Label } from './SectionLayout.tsx'

interface PageHeroProps {
  title: string
  lede: string
  /** The link one level up: `payload.back`. */
  back?: Action | undefined
  /** The address of the page, which chooses the band of chart at its right. */
  path: string
  /** The chart of its own, for a page with a subject. */
  band?: string
  /** A few words above the title, in small tracked capitals. */
  label?: string
  children?: ReactNode
}

/** The head of every page but the front page: the only h1, on ink, with a band of chart at its right. */
export function PageHero({ title, lede, back, path, band = pageBand(path), label, children }: PageHeroProps) {
  return (
    <Background>
      <img src={band} alt="" width="1440" height="520" fetchPriority="low" />
      <Grid>
        <Wide>
          {back && (
            <ArrowLink href={back.link} back>
              {back.text}
            </ArrowLink>
          )}
          {label !== undefined && <Label>{label}</Label>}
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lede}</p>
          {children}
        </Wide>
      </Grid>
    </Background>
  )
}

/**
 * The chart is quiet in its left 55 %, where the words stand. In a narrow window a part of its coast is shown
 * below them, at the size in which it was drawn.
 */
const Background = styled.div`
  ${ink}
  ${painted}
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  padding-top: calc(var(--header) + ${space.base});
  > img {
    ${artBackground}
    ${artEntrance}
    height: clamp(14rem, 36vw, 18rem);
    /* Lights and islands lie above the middle of most bands. */
    object-position: 82% 33%;
    margin-top: ${space.large};
    ${media.print} {
      display: none;
    }
  }
  > div {
    width: 100%;
  }
  h1 {
    ${type.first}
    margin-top: ${space.small};
  }
  > div > div > :not(h1) {
    ${entrance}
  }
  a + p {
    margin-top: ${space.base};
  }
  h1 + p {
    ${type.lede}
    max-width: 33rem;
    margin-top: ${space.medium};
    color: ${tone.quiet};
  }
  ${media.large} {
    display: grid;
    align-items: end;
    min-height: clamp(34rem, 30vw, 46rem);
    padding-block: calc(var(--header) + ${space.large}) ${space.wide};
    > img {
      position: absolute;
      /* The sheet begins below the header: nothing of the chart lies behind the menu's words. */
      inset: var(--header) 0 0;
      height: calc(100% - var(--header));
      margin: 0;
      object-fit: cover;
      object-position: right top;
    }
    > div {
      position: relative;
    }
    h1 {
      /* No title is nearly this wide, so that it breaks alike before and after the font is there. */
      max-width: 8.8em;
    }
  }
  ${media.print} {
    padding: 0 0 ${space.large};
    min-height: 0;
  }
`
