import { useEffect, useState } from 'react'
import { LabeledDate } from '../../components/dates.tsx'
import { Page } from '../../components/Page.tsx'
import { Framed } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import {
  Change,
  Changes,
  ChangesTitle,
  ChangeTitle,
  Document,
  Here,
  Layout,
  Margin,
  Mark,
  MarkLink,
  Marks,
  Tool,
} from './style.ts'

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
          <p>
            <LabeledDate label={labels.legal.lastUpdated} date={page.lastUpdated} />
            {page.effectiveOn !== undefined && page.effectiveOn !== page.lastUpdated && (
              <>
                , <LabeledDate label={labels.legal.effectiveOn} date={page.effectiveOn} />
              </>
            )}
          </p>
          <p data-screen>
            {history && <Tool href="#page-history">{labels.legal.history}</Tool>}
            <Tool as="button" type="button" onClick={() => window.print()}>
              {labels.legal.print}
            </Tool>
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
              <ChangesTitle id="page-history">{labels.legal.history}</ChangesTitle>
              <p>{labels.legal.historyExplanation}</p>
              {history.map(({ day, before, html }) => (
                <Change key={before.path}>
                  <ChangeTitle>
                    <LabeledDate label={labels.legal.changedOn} date={day} />
                  </ChangeTitle>
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
