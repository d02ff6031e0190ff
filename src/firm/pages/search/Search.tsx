import { useEffect, useRef, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { Page } from '../../components/Page.tsx'
import { space, tappable, tone, type } from '../../theme/theme.ts'
import { Rows } from './Rows.tsx'

const parameter = 'q'

/** How many results are shown at first: among the first ten, there are practice areas. */
const limits = { people: 6, practices: 4, insights: 4, pages: 10 }

export default function Search({ payload, firm }: TemplateProps<'search'>) {
  const { page: text, lists } = payload.facts
  const query = useQuery(parameter)
  const { found, progress, retry } = useSearch(query)
  const field = useSyncedField(query)
  const results = useRef<HTMLDivElement>(null)

  const openFirst = (event: SubmitEvent) => {
    event.preventDefault()
    void retry()
    results.current?.querySelector('a')?.focus()
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
      <Results ref={results}>
        {lists.map(({ group, links }) => (
          <Rows
            // For other words, only the first results are shown again.
            key={`${group} ${query}`}
            title={text.groups[group]}
            rows={
              found.length > 0
                ? found.flatMap((one) => (one.group === group ? one.show : []))
                : links.map((link) => () => link)
            }
            limit={found.length > 0 ? limits[group] : links.length}
            more={text.more}
          />
        ))}
      </Results>
    </Page>
  )
}

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
  }
  input {
    ${type.second}
    display: block;
    width: 100%;
    padding: ${space.tiny} 0;
    border: 0;
    border-bottom: 1px solid ${tone.text};
    border-radius: 0;
    background: none;
    appearance: none;
  }
  [role='status'] {
    ${type.lede}
    min-height: 1.5em;
    margin-top: ${space.base};
  }
  a {
    ${tappable()}
    display: inline-block;
    margin-right: ${space.medium};
  }
  /* Without scripts, the page is a list of all pages. */
  @media (scripting: none) {
    display: none;
  }
`

const Results = styled.div`
  padding-block: ${space.small} ${space.vast};
`
