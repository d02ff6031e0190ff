import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { setQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import { useSearchField } from '../../../client/useSearchField.ts'
import type { FoundPage } from '../../../content/text/marks.ts'
import {
  ButtonLink,
  FieldLabel,
  MailLink,
  PhoneLink,
  QuietLink,
  Text,
  TextButton,
} from '../../components/text.tsx'
import { PageColumns, Row, Ruled } from '../../components/layout.tsx'
import { columns, doubleBorder, scriptsOnly, space, tone, type } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { SearchField } from './SearchField.ts'

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
      <Act>
        {/* Without React, nothing may be sent. */}
        <search>
          <form method="dialog" onSubmit={openFirst}>
            <FieldLabel htmlFor="search-field">{text.field}</FieldLabel>
            <SearchField id="search-field" data-searching={text.searching} {...field} />
          </form>
        </search>
        {/* An `output` is announced late by some screen readers. A script may have written into it before hydration. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status" suppressHydrationWarning>
          {status ?? ''}
        </Status>
      </Act>
      <Results ref={results} tabIndex={-1}>
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
            <Register>
              {[...answers, ...text.instead.links].map(({ text, link }) => (
                <li key={link}>
                  <QuietLink href={link}>{text}</QuietLink>
                </li>
              ))}
            </Register>
            <noscript>{text.off}</noscript>
          </SectionLayout>
        ) : (
          <Ranked>
            <Ruled $padding={space.base}>
              {shown.map(({ show }, rank) => {
                const { address, group, title, note, heading, excerpt, contact } = show()
                const isBest = rank === 0 && contact !== undefined && group !== 'insights'
                const [Result, Write] = isBest ? [Best, ButtonLink] : [PageColumns, 'a' as const]
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
                      <Contact data-screen>
                        {group !== 'people' && contact.name}
                        {contact.phone && <PhoneLink number={contact.phone} />}
                        <Write href={contact.write} aria-label={`${labels.people.writeTo} ${contact.name}`}>
                          {labels.people.write}
                        </Write>
                      </Contact>
                    )}
                  </Result>
                )
              })}
            </Ruled>
            {shown.length < pages.length && (
              <TextButton onClick={openAll}>{text.more.replace('{count}', `${pages.length}`)}</TextButton>
            )}
          </Ranked>
        )}
      </Results>
    </Page>
  )
}

const marked = (pieces: FoundPage['title']): ReactNode =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <Match key={index}>{text}</Match> : text))

const Act = styled.div`
  padding-inline: ${space.page};
  ${scriptsOnly}
`

const Status = styled.p`
  ${type.lede}
  min-height: 1.5em;
  margin-top: ${space.base};
`

const Results = styled.div`min-height: 50vh;`

const Ranked = styled.div`padding: ${space.base} ${space.page} ${space.section};`

const Best = styled(PageColumns)`
  && {
    ${doubleBorder}
    padding: ${space.medium};
    margin-bottom: ${space.large};
  }
`

/** Only links are underlined. */
const Match = styled.mark`
  font-weight: 600;
  padding-inline: 0.15em;
  background: color-mix(in srgb, ${tone.brass} 18%, transparent);
  color: inherit;
`

const Register = styled(Ruled).attrs({ $padding: space.base })`
  ${type.brassNumber}
  ${columns(2, 2, '0')}
`

const Contact = styled(Row).attrs({ as: 'p', $gap: `${space.tiny} ${space.base}` })`
  ${type.fact}
  align-content: start;
`
