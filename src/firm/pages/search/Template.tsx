import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { setQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import { MailLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { PageGrid, Row } from '../../components/layout.tsx'
import { ItemTitle } from '../../components/lists.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import { Text } from '../../components/text.tsx'
import { SearchField, useSearchField } from './SearchField.ts'
import { Act, FieldLabel, Heading, Match, More, Note, Register, Result, Results, Status } from './style.ts'

/** How many results are shown at first: among the first ten, there are practice areas. */
const limits = { people: 6, practices: 4, insights: 4, pages: 10 }

export default function Search({ payload, firm }: TemplateProps<'search'>) {
  const { page: text, lists } = payload.facts
  const { field, q } = useSearchField(0)
  const { found, progress, retry } = useSearch(q)
  const results = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly string[]>([])

  // `?q=` alone focuses the field, each time that a link leads to it.
  useEffect(() => {
    if (!field.ref.current || new URLSearchParams(location.search).get('q') !== '') return
    field.ref.current.focus()
    setQuery('q', field.ref.current.value)
  })
  const openFirst = (event: SubmitEvent) => {
    event.preventDefault()
    void retry()
    results.current?.querySelector('a')?.focus()
  }
  const open = (key: string) => {
    setOpened([...opened, key])
    // The button disappears, and the focus would with it.
    results.current?.focus({ preventScroll: true })
  }
  const count = found.length === 1 ? text.one : text.results.replace('{count}', `${found.length}`)
  const isStuck = progress === 'failed' || (progress === 'complete' && found.length === 0)
  const advice = progress === 'failed' ? text.failed : text.nothing
  const status = found.length > 0 ? count : isStuck ? advice : progress && text.searching
  return (
    <Page payload={payload}>
      <Act>
        {/* Without React, nothing may be sent. */}
        <search>
          <form method="dialog" onSubmit={openFirst}>
            <FieldLabel htmlFor="search-field">{text.field}</FieldLabel>
            <SearchField id="search-field" {...field} />
          </form>
        </search>
        {/* An `output` is announced late by some screen readers. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status">{status}</Status>
        {isStuck && (
          <Row as="p" $gap={`0 ${space.medium}`}>
            <PhoneLink number={firm.phone} />
            <MailLink address={firm.email} />
          </Row>
        )}
      </Act>
      <Results ref={results} tabIndex={-1}>
        {lists.map(({ group, links }) => {
          const key = `${group} ${q}`
          const rows: (() => Entry)[] = found.flatMap((one) => (one.group === group ? one.show : []))
          if (found.length === 0) rows.push(...links.map((link) => () => link))
          // For other words, only the first results are shown again.
          const shown = found.length === 0 || opened.includes(key) ? rows : rows.slice(0, limits[group])
          return (
            rows.length > 0 && (
              <PageGrid as="section" key={group}>
                <Text as="h2" $type="brassSounding" $above={space.base}>
                  {text.groups[group]}
                </Text>
                <div>
                  <Register>{shown.map((show) => row(show()))}</Register>
                  {shown.length < rows.length && (
                    <More type="button" onClick={() => open(key)}>
                      {text.more.replace('{count}', `${rows.length}`)}
                    </More>
                  )}
                </div>
              </PageGrid>
            )
          )
        })}
      </Results>
    </Page>
  )
}

type Words = FoundPage['title'] | string
type Entry = { address: string; title: Words; note?: Words; heading?: Words; excerpt?: Words }

const row = ({ address, title, note = '', heading = '', excerpt = '' }: Entry) => (
  <Result key={address}>
    <ItemTitle>
      <QuietLink href={address}>{marked(title)}</QuietLink>
    </ItemTitle>
    {note.length > 0 && <Note>{marked(note)}</Note>}
    {heading.length + excerpt.length > 0 && (
      <Note>
        <Heading>{marked(heading)}</Heading> {marked(excerpt)}
      </Note>
    )}
  </Result>
)

const marked = (text: Words): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map(({ text, isMatch }, index) => (isMatch ? <Match key={index}>{text}</Match> : text))
