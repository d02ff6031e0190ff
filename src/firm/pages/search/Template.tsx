import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import {
  Act,
  Contacts,
  Field,
  FieldLabel,
  Group,
  GroupTitle,
  Heading,
  Match,
  More,
  Note,
  PageLink,
  Register,
  Results,
  Row,
  Status,
  Title,
} from './style.ts'

const parameter = 'q'

/** How many results are shown at first: among the first ten, there are practice areas. */
const limits = { people: 6, practices: 4, insights: 4, pages: 10 }

export default function Search({ payload, firm }: TemplateProps<'search'>) {
  const { page: text, lists } = payload.facts
  const query = useQuery(parameter)
  const { found, progress, retry } = useSearch(query)
  const field = useSyncedField(query)
  const results = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly string[]>([])

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
            <Field
              id="search-field"
              type="search"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              ref={field}
              onChange={({ currentTarget }) => setQuery(parameter, currentTarget.value)}
            />
          </form>
        </search>
        {/* An `output` is announced late by some screen readers. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status">{status}</Status>
        {isStuck && (
          <Contacts>
            <PhoneLink number={firm.phone} />
            <MailLink address={firm.email} />
          </Contacts>
        )}
      </Act>
      <Results ref={results} tabIndex={-1}>
        {lists.map(({ group, links }) => {
          const key = `${group} ${query}`
          const rows: (() => Entry)[] = found.flatMap((one) => (one.group === group ? one.show : []))
          if (found.length === 0) rows.push(...links.map((link) => () => link))
          // For other words, only the first results are shown again.
          const shown = found.length === 0 || opened.includes(key) ? rows : rows.slice(0, limits[group])
          return (
            rows.length > 0 && (
              <Group key={group}>
                <GroupTitle>{text.groups[group]}</GroupTitle>
                <div>
                  <Register>{shown.map((show) => row(show()))}</Register>
                  {shown.length < rows.length && (
                    <More type="button" onClick={() => open(key)}>
                      {text.more.replace('{count}', `${rows.length}`)}
                    </More>
                  )}
                </div>
              </Group>
            )
          )
        })}
      </Results>
    </Page>
  )
}

type Text = FoundPage['title'] | string
type Entry = { address: string; title: Text; note?: Text; heading?: Text; excerpt?: Text }

const row = ({ address, title, note = '', heading = '', excerpt = '' }: Entry) => (
  <Row key={address}>
    <Title>
      <PageLink href={address}>{marked(title)}</PageLink>
    </Title>
    {note.length > 0 && <Note>{marked(note)}</Note>}
    {heading.length + excerpt.length > 0 && (
      <Note>
        <Heading>{marked(heading)}</Heading> {marked(excerpt)}
      </Note>
    )}
  </Row>
)

const marked = (text: Text): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map(({ text, isMatch }, index) => (isMatch ? <Match key={index}>{text}</Match> : text))

/** Keeps the field and the address the same. Text typed before hydration counts. `?q=` alone focuses the field. */
function useSyncedField(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  // Also when the router has changed the address.
  useEffect(() => {
    const input = field.current
    const named = new URLSearchParams(location.search).get(parameter)
    if (!input || (named ?? '') !== query) return
    if (isFirst.current && !named && input.value !== '') setQuery(parameter, input.value)
    else if (input.value !== query) input.value = query
    isFirst.current = false
    if (named !== '') return
    input.focus()
    setQuery(parameter, input.value)
  })
  return field
}
