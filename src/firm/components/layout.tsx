import styled from 'styled-components'
import { columns, media, pageGrid, space, tone, type } from '../theme/theme.ts'

// Only here, and in the styles of Markdown bodies, does a selector say where an element is.

/** Parts of a text, whose margins collapse. */
export const Flow = styled.div<{ $gap: string }>`
  > * + * {
    margin-top: ${({ $gap }) => $gap};
  }
`

/** Parts below each other. */
export const Stack = styled.div<{ $gap: string }>`
  display: grid;
  align-content: start;
  gap: ${({ $gap }) => $gap};
`

/** Parts next to each other, in as many lines as they need. With `$apart`, the last is at the end of its line. */
export const Row = styled.div<{ $gap: string; $align?: 'center' | 'baseline'; $apart?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $apart }) => $apart && 'justify-content: space-between;'}
`

/** Equal columns from the medium and the large breakpoint; on phones, one. `$gap` is between rows. */
export const Columns = styled.div<{ $medium: number; $large?: number; $gap?: string }>`
  ${({ $medium, $large, $gap }) => columns($medium, $large, $gap)}
`

/** What belongs to something narrow, such as a label, next to it. */
export const WithLabel = styled.div<{ $first: string; $gap?: string }>`
  display: grid;
  grid-template-columns: ${({ $first }) => $first} minmax(0, 1fr);
  align-items: baseline;
  gap: ${({ $gap }) => $gap};
`

/** As many columns as there is room for, each as wide as `$least` at least. `$gap` is between rows. */
export const Fitting = styled.div<{ $least: string; $gap: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${({ $gap }) => $gap} ${space.column};
`

interface PageColumnsProps {
  /** Between rows. */
  $gap?: string
  /** The width of the margin below the large breakpoint. Without one, the columns are one there. */
  $narrow?: string
  $facts?: 'large' | 'huge' // From which breakpoint facts have a third column, in place of the text's.
  /** From the large breakpoint, these unnamed columns in place of the page's. */
  $columns?: string | undefined
}

const twoColumns = (margin: string) => `[margin] ${margin} [text facts] minmax(0, 1fr)`

const threeColumns = `[margin] ${pageGrid.margin} [text] minmax(0, 1fr) [facts] ${pageGrid.margin}`

export const halves = 'minmax(0, 1fr) [text] minmax(0, 1fr)'

/** The page's columns. Their names stay the same where they are fewer, so a part says `grid-column: facts` at any width. */
export const PageColumns = styled.div<PageColumnsProps>`
  display: grid;
  grid-template-columns: ${({ $narrow }) =>
    $narrow === undefined ? '[margin text facts] minmax(0, 1fr)' : twoColumns($narrow)};
  gap: ${({ $gap = space.medium }) => $gap} ${space.base};
  ${media.large} {
    grid-template-columns: ${({ $columns = twoColumns(pageGrid.margin) }) => $columns};
    column-gap: ${space.column};
  }
  ${({ $facts }) => $facts && `${media[$facts]} { grid-template-columns: ${threeColumns}; }`}
`

/** The page's columns from edge to edge of the window. */
export const PageGrid = styled(PageColumns)`
  padding-inline: ${space.page};
  ${media.print} {
    display: block;
    padding: 0;
    && > * + * {
      margin-top: ${space.medium};
    }
  }
`

/** It begins below the header. */
export const Sheet = styled.article`margin-top: var(--header);`

/** Small numbers in front of items. */
export const Numbered = styled.ol`
  counter-reset: number;
  list-style: none;
  > * {
    counter-increment: number;
    &::before {
      ${type.brassNumber}
      content: counter(number);
    }
  }
`

/** Items between hairlines. `$padding` is above and below each. */
export const Ruled = styled.ul<{ $padding: string }>`
  display: flow-root;
  border-bottom: 1px solid ${tone.line};
  > li {
    padding-block: ${({ $padding }) => $padding};
    border-top: 1px solid ${tone.line};
  }
`
