import { memo } from 'react'
import styled from 'styled-components'
import { trustedHtml } from '../../render/trustedHtml.ts'
import { doubleBorder, fromLarge, inPrint, media, space, surface, tone, type, width } from '../theme/theme.ts'

export interface ProseBodyProps {
  html: string
  /** Makes the first paragraph larger, at the start of a long text. */
  opening?: boolean
  /** What is in two columns from the large breakpoint: all of it, or the rest below the first paragraph. */
  columns?: 'rest' | 'all' | undefined
  className?: string
}

/** A body's HTML, without scripts, since bodies have no raw HTML. Memoized: inserted again, it would lose the focus. */
export const ProseBody = memo(({ html, opening, columns, className }: ProseBodyProps) => (
  <Body
    className={className}
    $opening={opening}
    $columns={columns}
    dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
  />
))

const Body = styled.div<{ $opening: boolean | undefined; $columns: ProseBodyProps['columns'] }>`
  ${type.reading}
  max-width: ${width.measure};
  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    ${type.third}
  }
  * + h2 {
    margin-top: 2.2em;
  }
  h3 {
    ${type.text}
    font-weight: 600;
    margin-top: 1.7em;
  }
  :is(h2, h3) + * {
    margin-top: 0.6em;
  }
  :is(ul, ol) {
    padding-left: 1.6em;
  }
  ul {
    list-style: '—  ';
  }
  li + li {
    margin-top: 0.4em;
  }
  ::marker,
  .number {
    color: ${tone.brass};
  }
  :is(blockquote, .quotation) {
    ${type.lede}
    font-style: italic;
  }
  > blockquote,
  .quotation,
  .note {
    padding-left: ${space.medium};
    border-left: 1px solid ${tone.brass};
  }
  .note {
    ${type.fact}
    margin-block: ${space.medium};
  }
  .note-title {
    font-weight: 600;
  }
  .note:has(table) {
    ${doubleBorder}
    padding: clamp(${space.small}, 3vw, ${space.medium});
    table {
      font-size: clamp(0.8125rem, 1.8vw, 1rem);
      display: table;
      width: 100%;
      margin-block: ${space.small} ${space.base};
    }
    :is(th, td) + :is(th, td) {
      padding: ${space.tiny} 0 ${space.tiny} ${space.small};
      text-align: right;
      white-space: nowrap;
    }
  }
  .video {
    display: block;
    position: relative;
    > span {
      ${surface.ink}
      ${type.label}
      display: flex;
      align-items: center;
      position: absolute;
      bottom: 0;
      left: 0;
      padding: ${space.tiny} ${space.small};
    }
  }
  :is(figcaption, .footnotes) {
    ${type.small}
    margin-top: ${space.small};
  }
  table {
    ${type.fact}
    font-variant-numeric: lining-nums tabular-nums;
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    ${media.print} {
      display: table;
      overflow-wrap: anywhere;
    }
  }
  :is(th, td) {
    padding: ${space.tiny} ${space.medium} ${space.tiny} 0;
    border-bottom: 1px solid ${tone.line};
    text-align: left;
    vertical-align: top;
  }
  .footnotes {
    margin-top: ${space.large};
    padding-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  ${({ $columns }) => $columns && fromLarge(`max-width:none;columns:2;column-gap:${space.column};`)}
  ${({ $columns }) => $columns && `> p { break-inside: avoid }`}
  ${({ $columns }) => $columns === 'rest' && `> p:first-child{column-span:all;margin-bottom:1.3em;&+p{margin-top:0}}`}
  ${({ $opening }) => $opening && `> p:first-child { ${type.lede} }`}
  ${inPrint('max-width: none;')}
`
