import styled from 'styled-components'
import { trustedHtml } from '../../render/trustedHtml.ts'
import { media, space, surface, tone, type, width } from '../theme/theme.ts'

/**
 * Inserts a body's HTML. The build allows no raw HTML in bodies, so it contains no script.
 * @param opening makes the first paragraph larger, at the start of a long text
 */
export function ProseBody({ html, opening }: { html: string; opening?: boolean }) {
  return <Body $opening={opening} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}

const Body = styled.div<{ $opening: boolean | undefined }>`
  max-width: ${width.measure};
  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    ${type.third}
    margin-top: 2.2em;
  }
  h3 {
    ${type.text}
    font-weight: 600;
    margin-top: 1.7em;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.6em;
  }
  .number {
    color: ${tone.brass};
  }
  li {
    margin-top: 0.4em;
    padding-left: 1.6em;
    position: relative;
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.8em;
    width: 0.8em;
    border-top: 1px solid ${tone.brass};
  }
  ol {
    padding-left: 1.6em;
    li {
      padding-left: 0;
    }
    ::marker {
      color: ${tone.brass};
    }
  }
  blockquote,
  .quotation {
    ${type.lede}
    font-style: italic;
    padding-left: ${space.medium};
    border-left: 1px solid ${tone.brass};
  }
  .quotation > blockquote {
    padding-left: 0;
    border-left: 0;
  }
  .picture {
    margin-block: ${space.large};
    img {
      background: ${tone.line};
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
  .picture figcaption {
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
  figcaption,
  .note {
    ${type.small}
  }
  .note {
    padding-block: ${space.base};
    border-block: 1px solid ${tone.line};
    > * + * {
      margin-top: ${space.tiny};
    }
  }
  table {
    ${type.small}
    font-variant-numeric: lining-nums tabular-nums;
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    @media print {
      display: table;
      overflow-wrap: anywhere;
    }
  }
  th,
  td {
    padding: ${space.tiny} ${space.medium} ${space.tiny} 0;
    border-bottom: 1px solid ${tone.line};
    text-align: left;
    vertical-align: top;
  }
  .footnotes {
    ${type.small}
    margin-top: ${space.large};
    padding-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  > :first-child {
    margin-top: 0;
  }
  ${({ $opening }) =>
    $opening &&
    `> p:first-child {
      ${type.lede}
      ${media.print} { font-size: 1em }
    }`}
  ${media.print} {
    max-width: none;
  }
`
