import type { PastChange } from '../../../content/model/site.ts'
import styled from 'styled-components'
import { Day } from '../../components/Day.tsx'
import { Pattern } from '../../components/Pattern.tsx'
import type { Labels } from '../../labels/groups.ts'
import { TextDays } from './TextDays.tsx'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { ProseBody } from '../../components/ProseBody.tsx'
import { visuallyHidden } from '../../components/VisuallyHidden.tsx'

/** What changed on a legal page and when, the latest first. Without scripts, and on paper, all of it can be read. */
export function History({
  changes,
  labels: { history, dates },
}: {
  changes: readonly PastChange[]
  labels: Pick<Labels, 'history' | 'dates'>
}) {
  return (
    <Changes aria-labelledby="page-history">
      <h2 id="page-history">{history.title}</h2>
      <p>{history.explanation}</p>
      {changes.map((change) => (
        <details key={change.before.path}>
          <summary>
            <Pattern text={history.changedOn} gaps={{ day: <Day iso={change.day} words={dates} /> }} />
          </summary>
          <ProseBody html={change.html} />
          <p>
            <a href={change.before.path}>
              <Pattern text={history.before} gaps={{ days: <TextDays {...change.before} dates={dates} /> }} />
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
