import type { PastChange } from '../../../content/model/site.ts'
import styled from 'styled-components'
import { formatDate } from '../../../content/text/formatDate.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { ProseBody } from '../../components/ProseBody.tsx'
import { visuallyHidden } from '../../components/VisuallyHidden.tsx'

/** What changed on a legal page and when, the latest first. Without scripts, and on paper, all of it can be read. */
export function History({ changes }: { changes: readonly PastChange[] }) {
  return (
    <Changes aria-labelledby="page-history">
      <h2 id="page-history">How this page has changed</h2>
      <p>Words that were taken out are struck through, and words that were put in are underlined.</p>
      {changes.map(({ day, correction, correctedOn, before, html }) => (
        <details key={before.path}>
          <summary>
            {correction === undefined
              ? 'Changed on '
              : correctedOn === undefined
                ? 'Corrected, of '
                : 'Corrected on '}
            <time dateTime={correctedOn ?? day}>{formatDate(correctedOn ?? day)}</time>
          </summary>
          {correction !== undefined && <p>{correction}</p>}
          <ProseBody html={html} />
          <p>
            <a href={before.path}>
              The whole page as it was before, of <time dateTime={before.day}>{formatDate(before.day)}</time>
              {before.correctedOn !== undefined && (
                <>
                  , corrected on <time dateTime={before.correctedOn}>{formatDate(before.correctedOn)}</time>
                </>
              )}
            </a>
          </p>
        </details>
      ))}
    </Changes>
  )
}

const Changes = styled.section`
  ${type.small}
  max-width: ${width.measure};
  margin-top: ${space.wide};
  padding-top: ${space.large};
  border-top: 1px solid ${tone.line};
  h2 {
    ${type.third}
  }
  p {
    margin-top: ${space.small};
  }
  details {
    margin-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  summary {
    padding-block: ${space.small};
    font-weight: 600;
    &::before {
      content: '+';
      display: inline-block;
      width: 1.2em;
      color: ${tone.brass};
    }
  }
  [open] > summary::before {
    content: '−';
  }
  .redline-passage {
    ${type.small}
    margin-top: ${space.base};
  }
  .redline-title {
    font-weight: 600;
  }
  .redline-item,
  .redline-row,
  .redline-quotation {
    padding-left: ${space.base};
  }
  del {
    text-decoration: line-through;
    color: ${tone.quiet};
  }
  ins {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  /* A sentence that only stands elsewhere. */
  .redline-moved:is(del, ins) {
    text-decoration-style: dotted;
  }
  /* The spaces at both ends are outside of what is struck and underlined. */
  del + ins {
    margin-left: 0.25em;
  }
  .redline-said {
    ${visuallyHidden}
  }
  ${media.print} {
    details::details-content {
      content-visibility: visible;
      height: auto;
    }
    summary::before {
      content: none;
    }
  }
`
