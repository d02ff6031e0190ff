import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Framed, LabeledDate, Text, TextButton } from '../../components/text.tsx'
import { Numbered, PageGrid, Row } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, space, surface, tone, type, visuallyHidden } from '../../theme/theme.ts'

export default function Legal({ payload, labels }: TemplateProps<'legal'>) {
  const { page, sections, superseded, history } = payload.facts
  const reached = useReached(sections)
  const here = sections[reached]
  return (
    <Page payload={payload}>
      <Layout>
        <Margin>
          <nav id="contents" aria-label={labels.legal.contents}>
            <Marks>
              {sections.map((section, index) => (
                <Mark key={section.id} data-passed={index < reached || undefined}>
                  <MarkLink href={`#${section.id}`} aria-current={section === here || undefined}>
                    {section.text}
                  </MarkLink>
                </Mark>
              ))}
            </Marks>
          </nav>
          <Text $below={space.tiny}>
            <LabeledDate label={labels.legal.lastUpdated} date={page.lastUpdated} />
            {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
              <>
                , <LabeledDate label={labels.legal.effectiveOn} date={page.effectiveOn} />
              </>
            )}
          </Text>
          <Row $gap={`0 ${space.medium}`} $align="center" data-screen>
            {history && <a href="#page-history">{labels.legal.history}</a>}
            <TextButton onClick={() => window.print()}>{labels.legal.print}</TextButton>
          </Row>
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
            <Changes as="section" aria-labelledby="page-history">
              <Text as="h2" $type="third" id="page-history">
                {labels.legal.history}
              </Text>
              <p>{labels.legal.historyExplanation}</p>
              {history.map(({ day, before, html }) => (
                <Change key={before.path}>
                  <Text as="h3" $type="reading" $italic>
                    <LabeledDate label={labels.legal.changedOn} date={day} />
                  </Text>
                  <ProseBody html={html} />
                  <p>
                    <a href={before.path}>
                      <LabeledDate label={labels.legal.pageBefore} date={before.day} />
                    </a>
                  </p>
                </Change>
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

const Layout = styled(PageGrid)`padding-block: ${space.large} ${space.section};`

const Margin = styled.div`
  ${type.fact}
  margin-bottom: ${space.large};
  ${media.large} {
    align-self: start;
    position: sticky;
    top: calc(var(--scrolled) + ${space.medium});
    ${media.low} {
      position: static;
    }
  }
`

/** A staff of numbered marks, with a diamond where the visitor reads. */
const Marks = styled(Numbered)`margin-bottom: ${space.medium};`

const Mark = styled.li`
  position: relative;
  padding: 0.4rem ${space.base};
  border-left: 1px solid ${tone.line};
  &::before {
    display: inline-block;
    width: 2rem;
  }
  &[data-passed] {
    border-color: ${tone.brass};
  }
  &:has([aria-current])::after {
    content: '◆' / '';
    position: absolute;
    left: -0.4em;
    color: ${tone.brass};
  }
`

const MarkLink = styled.a`
  text-decoration: none;
  &[aria-current] {
    color: ${tone.brass};
  }
`

/** The numbers hang to the left of the text. */
const Document = styled.div`
  --hang: min(2.25rem, 11vw);
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

const Change = styled.article`
  margin-top: ${space.large};
  padding-top: ${space.base};
  border-top: 1px solid ${tone.line};
`

/** How the page changed, as the redline writes it. */
const Changes = styled(Change)`
  ${type.fact}
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
