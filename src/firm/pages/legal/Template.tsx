import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { LabeledDate } from '../../components/dates.tsx'
import { Page } from '../../components/Page.tsx'
import { Framed } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Grid } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, numbered, space, surface, textButton, tone, type, visuallyHidden } from '../../theme/theme.ts'

export default function Legal({ payload, labels }: TemplateProps<'legal'>) {
  const { page, sections, superseded, history } = payload.facts
  const reached = useReached(sections)
  const here = sections[reached]
  return (
    <Page payload={payload}>
      <Layout>
        <Margin>
          <nav id="contents" aria-label={labels.legal.contents}>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} aria-current={section === here || undefined}>
                    {section.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <p>
            <LabeledDate label={labels.legal.lastUpdated} date={page.lastUpdated} />
            {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
              <>
                , <LabeledDate label={labels.legal.effectiveOn} date={page.effectiveOn} />
              </>
            )}
          </p>
          <p data-screen>
            {history && <a href="#page-history">{labels.legal.history}</a>}
            <button type="button" onClick={() => window.print()}>
              {labels.legal.print}
            </button>
          </p>
        </Margin>
        <Document>
          {here && (
            <Here href="#contents" data-screen>
              {reached + 1}. {here.text}
            </Here>
          )}
          {superseded && (
            <Framed>
              <LabeledDate label={labels.legal.superseded} date={superseded.day} />.{' '}
              <a href={superseded.path}>{labels.legal.today.replace('{page}', () => superseded.title)}</a>
            </Framed>
          )}
          <ProseBody html={payload.body} />
          {history && (
            <Changes aria-labelledby="page-history">
              <h2 id="page-history">{labels.legal.history}</h2>
              <p>{labels.legal.historyExplanation}</p>
              {history.map(({ day, before, html }) => (
                <article key={before.path}>
                  <h3>
                    <LabeledDate label={labels.legal.changedOn} date={day} />
                  </h3>
                  <ProseBody html={html} />
                  <p>
                    <a href={before.path}>
                      <LabeledDate label={labels.legal.pageBefore} date={before.day} />
                    </a>
                  </p>
                </article>
              ))}
            </Changes>
          )}
        </Document>
      </Layout>
    </Page>
  )
}

/** The position of the section that the visitor is reading; -1 above the first one and before hydration. */
function useReached(sections: readonly { id: string }[]): number {
  const [reached, setReached] = useState(-1)
  useEffect(() => {
    const topOf = ({ id }: { id: string }) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
    const update = () => setReached(sections.findLastIndex((section) => topOf(section) < 140))
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [sections])
  return reached
}

const Layout = styled(Grid)`
  padding-block: ${space.large} ${space.section};
`

/** A staff of numbered marks, with a diamond where the visitor reads, above facts about the page. */
const Margin = styled.div`
  ${type.fact}
  margin-bottom: ${space.large};
  ol {
    ${numbered}
    margin-bottom: ${space.medium};
  }
  li {
    position: relative;
    padding: 0.4rem ${space.base};
    border-left: 1px solid ${tone.line};
    &::before {
      display: inline-block;
      width: 2rem;
    }
    &:has(~ li [aria-current]) {
      border-color: ${tone.brass};
    }
    &:has([aria-current])::after {
      content: '◆' / '';
      position: absolute;
      left: -0.4em;
      color: ${tone.brass};
    }
  }
  li a {
    text-decoration: none;
  }
  [aria-current] {
    color: ${tone.brass};
  }
  p > :is(a, button) {
    ${textButton}
    display: block;
  }
  ${media.large} {
    align-self: start;
    position: sticky;
    top: calc(var(--scrolled) + ${space.medium});
    ${media.low} {
      position: static;
    }
  }
`

/** The numbers hang to the left of the text. */
const Document = styled.div`
  --hang: min(2.25rem, 11vw);
  ${type.reading}
  ${media.belowLarge} {
    padding-left: var(--hang);
  }
  h2 {
    scroll-margin-top: ${space.base};
  }
  .number {
    position: absolute;
    margin-left: calc(var(--hang) * -1);
    font-style: italic;
  }
`

/** On phones, a line that stays in view says where the visitor is, and leads to the index. */
const Here = styled.a`
  ${type.fact}
  position: sticky;
  z-index: 1;
  top: var(--scrolled);
  display: block;
  margin: 0 0 -3rem calc(var(--hang) * -1);
  line-height: 3rem;
  background: ${tone.ground};
  border-bottom: 1px solid ${tone.line};
  text-decoration: none;
  @media (min-width: 64em), (max-height: 30rem) {
    display: none;
  }
`

const Changes = styled.section`
  ${type.fact}
  h2 {
    ${type.third}
  }
  :is(article, h2) {
    margin-top: ${space.large};
    padding-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  article > h3 {
    ${type.reading}
    font-style: italic;
  }
  :is(p, .redline-title) {
    margin-top: ${space.small};
  }
  ins {
    ${surface.shoal}
  }
  .redline-moved {
    text-decoration-style: dotted;
  }
  .redline-said {
    ${visuallyHidden}
  }
`
