import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { setQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import { ButtonLink, MailLink, PhoneLink, QuietLink } from '../../components/links.tsx'
import { PageColumns, Row, Ruled } from '../../components/layout.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import { SearchField, useSearchField } from './SearchField.ts'
import * as Part from './style.ts'

/** How many results are shown at first. */
const limit = 10

export default function Search({ payload, firm, labels }: TemplateProps<'search'>) {
  const { page: text, answers } = payload.facts
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
  const texts = {
    loading: text.searching.replace('{typed}', () => q),
    complete: text.nothing,
    failed: text.failed,
  }
  const status = pages.length > 0 ? [...instead, count].join(' ') : progress && texts[progress]
  // For other words, only the first results are shown again.
  const shown = opened === q ? pages : pages.slice(0, limit)
  return (
    <Page payload={payload}>
      <Part.Act>
        {/* Without React, nothing may be sent. */}
        <search>
          <form method="dialog" onSubmit={openFirst}>
            <Part.FieldLabel htmlFor="search-field">{text.field}</Part.FieldLabel>
            <SearchField id="search-field" data-searching={text.searching} {...field} />
          </form>
        </search>
        {/* An `output` is announced late by some screen readers. A script may have written into it before hydration. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Part.Status role="status" suppressHydrationWarning>
          {status ?? ''}
        </Part.Status>
      </Part.Act>
      <Part.Results ref={results} tabIndex={-1}>
        {pages.length === 0 ? (
          <SectionLayout
            title={text.instead.title}
            note={
              <Row $gap={`0 ${space.medium}`}>
                <PhoneLink number={firm.phone} />
                <MailLink address={firm.email} />
              </Row>
            }
          >
            <noscript>{text.off}</noscript>
            <Part.Register>
              {[...answers, ...text.instead.links].map(({ text, link }) => (
                <li key={link}>
                  <QuietLink href={link}>{text}</QuietLink>
                </li>
              ))}
            </Part.Register>
          </SectionLayout>
        ) : (
          <Part.Ranked>
            <Ruled $padding={space.base}>
              {shown.map(({ show }, rank) => {
                const { address, group, title, note, heading, excerpt, contact } = show()
                const isBest = rank === 0 && contact !== undefined && group !== 'insights'
                const [Result, Write] = isBest ? [Part.Best, ButtonLink] : [PageColumns, 'a' as const]
                return (
                  <Result as="li" $facts="large" $gap={isBest ? space.base : '0'} key={address}>
                    <Text $type="brassNumber">{kinds[group]}</Text>
                    <div>
                      <Text as="h2" $type={isBest ? 'second' : 'third'}>
                        <QuietLink href={address}>{marked(title)}</QuietLink>
                      </Text>
                      <Text $type={isBest ? 'lede' : 'fact'}>{marked(note)}</Text>
                      {heading.length + excerpt.length > 0 && (
                        <Text $type="fact" $tone="quiet">
                          <b>{marked(heading)}</b> {marked(excerpt)}
                        </Text>
                      )}
                    </div>
                    {contact && (
                      <Part.Contact data-screen>
                        {group !== 'people' && contact.name}
                        {contact.phone && <PhoneLink number={contact.phone} />}
                        <Write href={contact.write} aria-label={`${labels.people.writeTo} ${contact.name}`}>
                          {labels.people.write}
                        </Write>
                      </Part.Contact>
                    )}
                  </Result>
                )
              })}
            </Ruled>
            {shown.length < pages.length && (
              <Part.More type="button" onClick={openAll}>
                {text.more.replace('{count}', `${pages.length}`)}
              </Part.More>
            )}
          </Part.Ranked>
        )}
      </Part.Results>
    </Page>
  )
}

const marked = (pieces: FoundPage['title']): ReactNode =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <Part.Match key={index}>{text}</Part.Match> : text))
