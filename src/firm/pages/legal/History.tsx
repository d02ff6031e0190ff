import type { PastChange } from '../../../content/model/site.ts'
import styled from 'styled-components'
import { Dated } from '../../components/Dated.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { Labels } from '../../labels.ts'
import { media, space, tone, type, visuallyHidden, width } from '../../theme/theme.ts'

/** What changed on a legal page and when, the latest first. Without scripts, and on paper, all of it can be read. */
export function History({ changes, labels }: { changes: readonly PastChange[]; labels: Labels }) {
  return (
    <Changes aria-labelledby="page-history">
      <h2 id="page-history">{labels.history}</h2>
      <p>{labels.historyExplanation}</p>
      {changes.map(({ day, before, html }) => (
        <details key={before.path}>
          <summary>
            <Dated label={labels.changedOn} day={day} />
          </summary>
          <ProseBody html={html} />
          <p>
            <a href={before.path}>
              <Dated label={labels.pageBefore} day={before.day} />
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
  .redline-item {
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
