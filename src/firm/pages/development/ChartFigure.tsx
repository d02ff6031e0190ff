import styled from 'styled-components'
import { artBackground } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { ink, painted } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Grid } from '../../components/Grid.tsx'
import { Label } from '../../components/SectionLayout.tsx'

interface ChartFigureProps {
  alt: string
  caption: string
  subcaption: string
}

/** A band of chart as a picture across the whole page, with its caption in the open water. */
export function ChartFigure({ alt, caption, subcaption }: ChartFigureProps) {
  return (
    <Frame>
      <img src="/art/band/development-picture.svg" alt={alt} width="1440" height="520" loading="lazy" />
      <Grid as="figcaption">
        <span />
        <div>
          <p>{caption}</p>
          <Label>{subcaption}</Label>
        </div>
      </Grid>
    </Frame>
  )
}

const Frame = styled.figure`
  ${ink}
  ${painted}
  position: relative;
  img {
    ${artBackground}
    height: clamp(14rem, 36vw, 18rem);
    ${media.large} {
      height: auto;
      object-fit: cover;
    }
  }
  figcaption {
    padding-block: ${space.large};
    p:first-child {
      ${type.second}
      margin-bottom: ${space.small};
    }
    span {
      ${media.belowLarge} {
        display: none;
      }
    }
  }
  ${media.large} {
    figcaption {
      position: absolute;
      inset: auto 0 ${space.wide};
    }
  }
  ${media.print} {
    figcaption {
      /* Print is black, and the picture is dark. */
      position: static;
      padding-block: ${space.small};
    }
  }
`
