import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { space, width } from '../theme/tokens.ts'

/**
 * The page's grid: from the large breakpoint a wide margin for labels and notes, and the column of text. On a
 * phone the margin stands above the text. Children fill margin, text, margin, text …; `Wide` spans both.
 */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium} ${space.column};
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
  ${media.print} {
    display: block;
    padding: 0;
    && > * + * {
      margin-top: ${space.medium};
    }
  }
`

/** A child of the grid that spans margin and text. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`

/** Indents what spans margin and text to the text's left edge. */
export const indentToText = `${media.large}{margin-left:calc(25% + ${space.column} * 0.75)}`
