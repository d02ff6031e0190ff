import styled from 'styled-components'
import { pageBand } from '../../art.ts'
import { Dated } from '../../components/Dated.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { media, motion, space, tone, type } from '../../theme/theme.ts'
import { History } from './History.tsx'

const fullStop = '. '

/** A legal page: numbered sections, with their contents in the margin. */
export default function Legal({ payload, labels }: TemplateProps<'legal'>) {
  const { page, sections, superseded, history } = payload.facts
  const head = (
    <>
      <Updated>
        <Dated label={labels.lastUpdated} day={page.lastUpdated} />
        {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
          <>
            , <Dated label={labels.effectiveOn} day={page.effectiveOn} />
          </>
        )}
      </Updated>
      {superseded && (
        <Replaced>
          <Dated label={labels.superseded} day={superseded.day} />
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
    <Page payload={payload} band={superseded && pageBand(superseded.path)} head={head}>
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

/** The numbered sections, which stay in view in the margin while the text scrolls. */
const Contents = styled.nav`
  ${type.quietSmall}
  width: 100%;
  padding-bottom: ${space.large};
  ol {
    list-style: none;
    counter-reset: section;
    border-bottom: 1px solid ${tone.line};
  }
  li {
    counter-increment: section;
    border-top: 1px solid ${tone.line};
  }
  a {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: 0.6rem;
    text-decoration-color: transparent;
    transition: text-decoration-color ${motion.quick};
    &::before {
      ${type.brassSounding}
      content: counter(section);
      font-size: 1.2em;
    }
    ${media.hover} {
      &:hover {
        text-decoration-color: currentColor;
      }
    }
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
