import styled from 'styled-components'
import type { PastChange } from '../../../content/model/site.ts'
import { LabeledDate } from '../../components/dates.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { Labels } from '../../labels.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { media, numbered, quietLink, ruled, space, tone, type, visuallyHidden } from '../../theme/theme.ts'

const fullStop = '. '

export default function Legal({ payload, labels }: TemplateProps<'legal'>) {
  const { page, sections, superseded, history } = payload.facts
  const head = (
    <>
      <Updated>
        <LabeledDate label={labels.lastUpdated} date={page.lastUpdated} />
        {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
          <>
            , <LabeledDate label={labels.effectiveOn} date={page.effectiveOn} />
          </>
        )}
      </Updated>
      {superseded && (
        <Replaced>
          <LabeledDate label={labels.superseded} date={superseded.day} />
          {fullStop}
          <a href={superseded.path}>{labels.today.replace('{page}', () => superseded.title)}</a>
        </Replaced>
      )}
    </>
  )
  const contents = (
    <Contents aria-label={labels.contents}>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Contents>
  )
  return (
    <Page payload={payload} head={head}>
      <SectionLayout note={contents}>
        <ProseBody html={payload.body} />
        {history && <History changes={history} labels={labels} />}
      </SectionLayout>
    </Page>
  )
}

const Replaced = styled.p`
  ${type.text}
  max-width: 30rem;
  margin-top: ${space.medium};
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`

const Updated = styled.p`
  ${type.small}
  color: ${tone.brass};
  margin-top: ${space.medium};
`

const Contents = styled.nav`
  ${type.quietSmall}
  width: 100%;
  padding-bottom: ${space.large};
  ol {
    ${ruled('0')}
    ${numbered}
  }
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    &::before {
      font-size: 1.2em;
    }
  }
  a {
    padding-block: 0.6rem;
    ${quietLink}
  }
  ${media.large} {
    position: sticky;
    top: calc(var(--header) + ${space.medium});
    max-height: calc(100vh - var(--header) - ${space.wide});
    overflow-y: auto;
    ${media.low} {
      position: static;
      max-height: none;
    }
  }
`

/** The changes of a legal page, the latest first. They work without scripts and in print. */
function History({ changes, labels }: { changes: readonly PastChange[]; labels: Labels }) {
  return (
    <Changes aria-labelledby="page-history">
      <h2 id="page-history">{labels.history}</h2>
      <p>{labels.historyExplanation}</p>
      {changes.map(({ day, before, html }) => (
        <details key={before.path}>
          <summary>
            <LabeledDate label={labels.changedOn} date={day} />
          </summary>
          <ProseBody html={html} />
          <p>
            <a href={before.path}>
              <LabeledDate label={labels.pageBefore} date={before.day} />
            </a>
          </p>
        </details>
      ))}
    </Changes>
  )
}

const Changes = styled.section`
  ${type.small}
  max-width: 38rem;
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
  /* A moved sentence. */
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
