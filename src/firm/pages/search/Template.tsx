import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { setQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import { MailLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { PageColumns, PageGrid, Row, Ruled } from '../../components/layout.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import { Text } from '../../components/text.tsx'
import { SearchField, useSearchField } from './SearchField.ts'
import {
  Act,
  Contact,
  FieldLabel,
  Heading,
  Match,
  More,
  Note,
  Ranked,
  Register,
  Results,
  Status,
  Words,
} from './style.ts'

/** How many results are shown at first. */
const limit = 10

export default function Search({ payload, firm, labels }: TemplateProps<'search'>) {
  const { page: text, lists } = payload.facts
  const { field, q } = useSearchField(0)
  const { pages, similar, progress, retry } = useSearch(q)
  const kinds: Readonly<Record<string, string>> = text.kinds
  const results = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()

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
  const openAll = () => {
    setOpened(q)
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
  const shown = opened === q ? pages : pages.slice(0, limit)
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
        {pages.length === 0 ? (
          lists.map(({ group, links }) => (
            <PageGrid as="section" key={group}>
              <Text as="h2" $type="brassNumber" $above={space.base}>
                {text.groups[group]}
              </Text>
              <Register>
                {links.map(({ address, title }) => (
                  <li key={address}>
                    <QuietLink href={address}>{title}</QuietLink>
                  </li>
                ))}
              </Register>
            </PageGrid>
          ))
        ) : (
          <Ranked>
            <Ruled $padding={space.base}>
              {shown.map((show) => {
                const { address, group, title, note, heading, excerpt, contact } = show()
                return (
                  <PageColumns as="li" $facts="large" $gap="0" key={address}>
                    <Text $type="brassNumber">{kinds[group]}</Text>
                    <Words>
                      <Text as="h2" $type="third">
                        <QuietLink href={address}>{marked(title)}</QuietLink>
                      </Text>
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
