import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import type { TemplateProps } from '../kinds.ts'
import { PageColumns, Ruled } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { space } from '../../theme/theme.ts'
import {
  Act,
  Contact,
  Contacts,
  Field,
  FieldLabel,
  Group,
  GroupTitle,
  Heading,
  Kind,
  Match,
  More,
  Note,
  PageLink,
  Ranked,
  Register,
  Results,
  Status,
  Title,
  Words,
} from './style.ts'

const parameter = 'q'

/** How many results are shown at first. */
const limit = 10

export default function Search({ payload, firm, labels }: TemplateProps<'search'>) {
  const { page: text, lists } = payload.facts
  const query = useQuery(parameter)
  const { pages, similar, progress, retry } = useSearch(query)
  const field = useSyncedField(query)
  const kinds: Readonly<Record<string, string>> = text.kinds
  const results = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()

  const openFirst = (event: SubmitEvent) => {
    event.preventDefault()
    void retry()
    results.current?.querySelector('a')?.focus()
  }
  const openAll = () => {
    setOpened(query)
    // The button disappears, and the focus would with it.
    results.current?.focus({ preventScroll: true })
  }
  const count = pages.length === 1 ? text.one : text.results.replace('{count}', `${pages.length}`)
  const instead = similar.map(([typed, shown]) =>
    text.similar.replace('{typed}', typed).replace('{shown}', shown),
  )
  const isStuck = progress === 'failed' || (progress === 'complete' && pages.length === 0)
  const advice = progress === 'failed' ? text.failed : text.nothing
  const status =
    pages.length > 0 ? [...instead, count].join(' ') : isStuck ? advice : progress && text.searching
  // For other words, only the first results are shown again.
  const shown = opened === query ? pages : pages.slice(0, limit)
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
        {pages.length === 0 ? (
          lists.map(({ group, links }) => (
            <Group key={group}>
              <GroupTitle>{text.groups[group]}</GroupTitle>
              <Register>
                {links.map(({ address, title }) => (
                  <li key={address}>
                    <PageLink href={address}>{title}</PageLink>
                  </li>
                ))}
              </Register>
            </Group>
          ))
        ) : (
          <Ranked>
            <Ruled $padding={space.base}>
              {shown.map((show) => {
                const { address, group, title, note, heading, excerpt, contact } = show()
                return (
                  <PageColumns as="li" $facts="large" $gap="0" key={address}>
                    <Kind>{kinds[group]}</Kind>
                    <Words>
                      <Title>
                        <PageLink href={address}>{marked(title)}</PageLink>
                      </Title>
                      {note.length > 0 && <Note>{marked(note)}</Note>}
                      {heading.length + excerpt.length > 0 && (
                        <Note>
                          <Heading>{marked(heading)}</Heading> {marked(excerpt)}
                        </Note>
                      )}
                    </Words>
                    {contact && (
                      <Contact>
                        {group !== 'people' && contact.name}
                        {contact.phone && <PhoneLink number={contact.phone} />}
                        <a href={contact.write} aria-label={`${labels.people.writeTo} ${contact.name}`}>
                          {labels.people.write}
                        </a>
                      </Contact>
                    )}
                  </PageColumns>
                )
              })}
            </Ruled>
            {shown.length < pages.length && (
              <More type="button" onClick={openAll}>
                {text.more.replace('{count}', `${pages.length}`)}
              </More>
            )}
          </Ranked>
        )}
      </Results>
    </Page>
  )
}

const marked = (pieces: FoundPage['title']): ReactNode =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <Match key={index}>{text}</Match> : text))

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
