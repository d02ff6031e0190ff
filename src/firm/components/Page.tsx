import type { ReactNode } from 'react'
import styled from 'styled-components'
import { pageBand } from '../art.ts'
import type { ClosingBlock } from '../../content/model/pageFields.ts'
import type { PagePayload } from '../pages.ts'
import { artBackground, artEntrance, entrance, media, space, surface, tone, type } from '../theme/theme.ts'
import { ArrowLink, ButtonLink } from './links.tsx'
import { Grid, Label } from './SectionLayout.tsx'

interface PageProps {
  payload: PagePayload & { facts: { page: { title: string; lede: string } } }
  /** The page's own chart, if it has one. */
  band?: string
  label?: string
  head?: ReactNode
  children: ReactNode
}

/** The layout of every page except the home page: head with h1 and chart, content, closing block. */
export function Page({ payload, band = pageBand(payload.path), label, head, children }: PageProps) {
  const { title, lede } = payload.facts.page
  return (
    <>
      <Head>
        <img src={band} alt="" width="1440" height="520" fetchPriority="low" />
        <Grid>
          <div>
            {payload.back && <ArrowLink action={payload.back} back />}
            {label !== undefined && <Label>{label}</Label>}
            <h1 tabIndex={-1}>{title}</h1>
            <p>{lede}</p>
            {head}
          </div>
        </Grid>
      </Head>
      {children}
      <Closing block={payload.closing} />
    </>
  )
}

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

/** Text covers the left 55% of the chart. In a narrow window, a part of the coast is below the text. */
const Head = styled.div`
  ${surface.ink}
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  padding-top: calc(var(--header) + ${space.base});
  > img {
    ${artBackground}
    ${artEntrance}
    height: clamp(14rem, 36vw, 18rem);
    /* Most drawings have their details above the middle. */
    object-position: 82% 33%;
    margin-top: ${space.large};
  }
  h1 {
    ${type.first}
    margin-top: ${space.small};
  }
  > div > div {
    grid-column: 1 / -1;
    > :not(h1) {
      ${entrance}
    }
  }
  a + p {
    margin-top: ${space.base};
  }
  p + a {
    margin-top: ${space.tiny};
  }
  h1 + p {
    ${type.quietLede}
    max-width: 33rem;
    margin-top: ${space.medium};
  }
  ${media.large} {
    display: grid;
    align-items: end;
    min-height: clamp(34rem, 30vw, 46rem);
    padding-block: calc(var(--header) + ${space.large}) ${space.wide};
    > img {
      position: absolute;
      /* The chart starts below the header, so that it isn't behind the menu. */
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
      /* Wider than any title, so that line breaks don't change when the font loads. */
      max-width: 8.8em;
    }
  }
  ${media.print} {
    padding: 0 0 ${space.large};
    min-height: 0;
  }
`

const Block = styled(Grid)`
  ${surface.shoal}
  row-gap: ${space.large};
  padding-block: ${space.section};
  background: ${tone.edge} repeat-x top ${tone.ground};
  h2 {
    ${type.first}
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
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`
