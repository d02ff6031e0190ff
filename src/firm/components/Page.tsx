import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { ClosingBlock } from '../../content/model/pageFields.ts'
import type { PagePayload } from '../pages.ts'
import { color, entrance, fullHero, media, space, surface, tone, type } from '../theme/theme.ts'
import { ArrowLink, ButtonLink } from './links.tsx'
import { Sheet } from './paper.tsx'
import { Grid } from './SectionLayout.tsx'

interface PageProps {
  payload: PagePayload & { facts: { page: { title: string; lede: string } } }
  /** A chart on ink at the top, instead of paper. */
  band?: string
  children: ReactNode
}

/** The layout of most pages: head with h1, content, closing block. */
export function Page({ payload, band, children }: PageProps) {
  const { title, lede } = payload.facts.page
  const Head = band === undefined ? PlainHead : BandHead
  return (
    <>
      <Head>
        {band !== undefined && (
          <picture>
            <img src={band} alt="" width="1440" height="520" fetchPriority="low" />
          </picture>
        )}
        <Grid>
          <div>
            {payload.back && <ArrowLink action={payload.back} back />}
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <div>
            <p>{lede}</p>
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

const headText = css`
  h1 {
    ${type.first}
    margin-top: ${space.small};
  }
  > div > div {
    grid-column: 1 / -1;
  }
  > div > :last-child {
    ${entrance}
    > :first-child {
      ${type.quietLede}
      max-width: 33rem;
    }
  }
`

const PlainHead = styled(Sheet).attrs({ as: 'div', 'data-plain': '' })`
  ${headText}
  padding-block: ${space.medium} ${space.wide};
  ${media.large} {
    padding-top: ${space.large};
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: end;
    }
    > div > div {
      grid-column: auto;
    }
  }
  ${media.print} {
    padding-block: 0;
  }
`

/** In a narrow window, a part of the chart is below the text. */
const BandHead = styled.div`
  ${fullHero}
  ${headText}
  justify-content: end;
  min-height: clamp(34rem, 30vw, 46rem);
  padding-bottom: ${space.wide};
  padding-inline: 0;
  img {
    object-position: right top;
    ${media.large} {
      mask-image: linear-gradient(90deg, transparent 48%, ${color.ink} 64%);
    }
  }
  ${media.belowLarge} {
    min-height: 0;
    padding-bottom: 17rem;
    > picture {
      inset: auto 0 0;
      height: 14rem;
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
