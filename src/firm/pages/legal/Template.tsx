import { useEffect, useState } from 'react'
import { Framed, LabeledDate, Text, TextButton } from '../../components/text.tsx'
import { Row } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space } from '../../theme/theme.ts'
import * as Styled from './style.ts'

export default function Legal({ payload, labels }: TemplateProps<'legal'>) {
  const { page, sections, superseded, history } = payload.facts
  const reached = useReached(sections)
  const here = sections[reached]
  return (
    <Page payload={payload}>
      <Styled.Layout>
        <Styled.Margin>
          <nav id="contents" aria-label={labels.legal.contents}>
            <Styled.Marks>
              {sections.map((section, index) => (
                <Styled.Mark key={section.id} data-passed={index < reached || undefined}>
                  <Styled.MarkLink href={`#${section.id}`} aria-current={section === here || undefined}>
                    {section.text}
                  </Styled.MarkLink>
                </Styled.Mark>
              ))}
            </Styled.Marks>
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
        </Styled.Margin>
        <Styled.Document>
          {here && (
            <Styled.Here href="#contents" data-screen>
              {reached + 1}. {here.text}
            </Styled.Here>
          )}
          {superseded && (
            <Framed>
              <LabeledDate label={labels.legal.superseded} date={superseded.day} />.{' '}
              <a href={superseded.path}>{labels.legal.today.replace('{page}', () => superseded.title)}</a>
            </Framed>
          )}
          <ProseBody html={payload.body} />
          {history && (
            <Styled.Changes as="section" aria-labelledby="page-history">
              <Text as="h2" $type="third" id="page-history">
                {labels.legal.history}
              </Text>
              <p>{labels.legal.historyExplanation}</p>
              {history.map(({ day, before, html }) => (
                <Styled.Change key={before.path}>
                  <Text as="h3" $type="reading" $italic>
                    <LabeledDate label={labels.legal.changedOn} date={day} />
                  </Text>
                  <ProseBody html={html} />
                  <p>
                    <a href={before.path}>
                      <LabeledDate label={labels.legal.pageBefore} date={before.day} />
                    </a>
                  </p>
                </Styled.Change>
              ))}
            </Styled.Changes>
          )}
        </Styled.Document>
      </Styled.Layout>
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
