import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import styled from 'styled-components'
import type { Found } from '../../../client/searchIndex.ts'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import { Grid } from '../../components/SectionLayout.tsx'
import {
  columns,
  media,
  quietLink,
  ruled,
  searchField,
  space,
  textButton,
  tone,
  type,
} from '../../theme/theme.ts'

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
            <label htmlFor="search-field">{text.field}</label>
            <input
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
        <p role="status">{status}</p>
        {isStuck && (
          <p>
            <PhoneLink number={firm.phone} />
            <MailLink address={firm.email} />
          </p>
        )}
      </Act>
      <div ref={results} tabIndex={-1}>
        {lists.map(({ group, links }) => {
          const key = `${group} ${query}`
          const rows: (() => Row)[] = found.flatMap((one) => (one.group === group ? one.show : []))
          if (found.length === 0) rows.push(...links.map((link) => () => link))
          // For other words, only the first results are shown again.
          const shown = found.length === 0 || opened.includes(key) ? rows : rows.slice(0, limits[group])
          return (
            rows.length > 0 && (
              <Group key={group}>
                <h2>{text.groups[group]}</h2>
                <div>
                  <ul>{shown.map((show) => row(show()))}</ul>
                  {shown.length < rows.length && (
                    <button type="button" onClick={() => open(key)}>
                      {text.more.replace('{count}', `${rows.length}`)}
                    </button>
                  )}
                </div>
              </Group>
            )
          )
        })}
      </div>
    </Page>
  )
}

type Text = Found['title'] | string
type Row = { address: string; title: Text; note?: Text; heading?: Text; excerpt?: Text }

const row = ({ address, title, note = '', heading = '', excerpt = '' }: Row) => (
  <li key={address}>
    <h3>
      <a href={address}>{marked(title)}</a>
    </h3>
    {note.length > 0 && <p>{marked(note)}</p>}
    {heading.length + excerpt.length > 0 && (
      <p>
        <b>{marked(heading)}</b> {marked(excerpt)}
      </p>
    )}
  </li>
)

const marked = (text: Text): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))

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

const Act = styled.div`
  padding-inline: ${space.page};
  label {
    ${type.brassLabel}
    line-height: 2.5;
  }
  input {
    ${searchField}
  }
  [role='status'] {
    ${type.lede}
    min-height: 1.5em;
    margin-top: ${space.base};
  }
  a {
    display: inline-block;
    margin-right: ${space.medium};
  }
  /* Without scripts, the page is a list of all pages. */
  @media (scripting: none) {
    display: none;
  }
`

/** A heading in the margin and a register of pages next to it. */
const Group = styled(Grid).attrs({ as: 'section' })`
  padding-block: ${space.large};
  &:last-child {
    padding-bottom: ${space.section};
  }
  h2 {
    ${type.brassSounding}
    padding-top: ${space.base};
  }
  ul {
    ${ruled(space.base)}
    &:not(:has(p)) {
      ${columns(2, 3, '0')}
    }
  }
  h3 {
    ${type.third}
  }
  h3 a {
    ${quietLink}
  }
  p {
    ${type.fact}
    color: ${tone.quiet};
  }
  b {
    font-weight: 500;
    color: ${tone.text};
  }
  ${media.large} {
    li:has(p) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) calc((200% - ${space.column}) / 3);
      column-gap: ${space.column};
      align-items: baseline;
    }
    p {
      grid-column: 2;
    }
  }
  mark {
    background: none;
    color: inherit;
    forced-color-adjust: none;
    box-shadow: inset 0 -0.1em ${tone.brass};
  }
  button {
    ${textButton}
  }
`
