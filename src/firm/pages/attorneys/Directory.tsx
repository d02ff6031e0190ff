import { useRef } from 'react'
import styled from 'styled-components'
import { capitalize } from '../../../content/text/capitalize.ts'
import { Choice, Choices } from '../../components/choices.tsx'
import { ArrowLink, Label, Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { fromLarge, inPrint, media, scriptsOnly, space, ticks, tone, width } from '../../theme/theme.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'
import { Rows } from './DirectoryRows.tsx'
import { SearchField } from '../search/SearchField.ts'
import type { DirectoryText } from './page.ts'
import { useFilter } from './useFilter.ts'
import { Row, Sheet } from '../../components/layout.tsx'

interface DirectoryProps {
  title: string
  lede: string
  facts: DirectoryFacts
  text: DirectoryText
  labels: Pick<Labels, 'people'>
  path: string
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The page's title, everyone at the firm, and what visitors can type or choose to see fewer. */
export function Directory({ title, lede, facts, text, labels, path }: DirectoryProps) {
  const { areas, groups, letters, write, counts } = facts
  const frame = useRef<HTMLDivElement>(null)
  const focusFrame = () => frame.current?.focus({ preventScroll: true })
  const { field, filter, listed, isWaiting } = useFilter(facts, path)

  const { group, area, typed, found } = listed
  const words = [group && text.groups[group], area?.label, typed && `“${typed}”`].filter(Boolean)
  const [shown, all] = [countPeople(listed.letters), countPeople(letters)]
  const initials = new Set(listed.letters.map(({ letter }) => letter))
  const inNumbers = (count: number) => counts[count] ?? count.toLocaleString('en-US')
  const sentence = words.length === 0 ? text.count : shown === 0 ? text.nobody : text.found
  const to = (wanted: Partial<typeof filter>) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(wanted)) if (value?.trim()) query.set(name, value.trim())
    return `${path}${query.size > 0 ? '?' : ''}${query}#directory`
  }
  const everyone = area || group ? undefined : 'page'
  const choice = (name: 'practice' | 'group', value: string, label: string) => {
    const isChosen = filter[name] === value
    const isOf = (person: DirectoryPerson) =>
      name === 'group' ? person.group === value : person.areas.some((at) => areas[at]?.slug === value)
    const count = found.filter(isOf).length
    return (
      <Choice
        key={value}
        label={label}
        count={count}
        href={isChosen || count > 0 ? to({ ...filter, [name]: isChosen ? undefined : value }) : undefined}
        current={isChosen ? 'true' : undefined}
      />
    )
  }
  return (
    <Frame
      as="section"
      id="directory"
      aria-labelledby="directory-title"
      tabIndex={-1}
      ref={frame}
      data-surface="paper"
      data-waiting={isWaiting || undefined}
    >
      <Inset $gap={`0 ${space.wide}`}>
        <Text as="h1" tabIndex={-1} $type="first" $below={space.tiny}>
          {title}
        </Text>
        <Search data-screen>
          <SearchField {...field} aria-label={text.field} placeholder={text.field} />
        </Search>
      </Inset>
      <Filter as="nav" aria-label={`${labels.people.practice}, ${text.group}`}>
        <FilterLabel>{labels.people.practice}</FilterLabel>
        <Choice label={text.all} count={found.length} href={to({ q: filter.q })} current={everyone} />
        {areas.map(({ slug, label }) => choice('practice', slug, label))}
        <Label>{text.group}</Label>
        {groups.map((slug) => choice('group', slug, text.groups[slug]))}
      </Filter>
      <Letters aria-label={text.letters}>
        {alphabet.map((letter) => (
          <Letter key={letter} href={initials.has(letter) ? `#letter-${letter}` : undefined}>
            {letter}
          </Letter>
        ))}
      </Letters>
      <State>
        <Text as="h2" id="directory-title" $type="reading">
          {text.title}
        </Text>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status" $type="reading" $tone="quiet" $italic>
          {capitalize(
            sentence
              .replace('{found}', inNumbers(shown))
              .replace('{all}', inNumbers(all))
              .replace('{filter}', () => words.join(', ')),
          )}
        </Status>
        {shown === 0 && <ArrowLink action={text.contact} />}
        {words.length > 0 && (
          // The link disappears, and the focus would with it.
          <a href={`${path}#directory`} data-stay onClick={focusFrame}>
            {text.showAll}
          </a>
        )}
      </State>
      <Status as="div">
        <Rows letters={listed.letters} staff={text.groups.staff} {...{ areas, write, labels, path }} />
      </Status>
      <Inset $gap="0">
        <Text $type="reading" $tone="quiet" $italic $width={width.lede} $above={space.base}>
          {lede}
        </Text>
      </Inset>
    </Frame>
  )
}

const countPeople = (letters: DirectoryFacts['letters']): number =>
  letters.reduce((sum, { people }) => sum + people.length, 0)

/** Its margin has letters and labels. It takes the focus from links that lead here. */
const Frame = styled(Sheet)`
  --margin: 2.125rem;
  padding: ${space.medium} ${space.page} ${space.section};
  outline: none;
  ${fromLarge('--margin: 6.875rem;')}
  ${inPrint('padding: 0;')}
`

/** Next to the margin or, in narrow windows, over it. */
const Inset = styled(Row).attrs({ $align: 'baseline' })`
  overflow-wrap: anywhere;
  ${fromLarge('margin-left: var(--margin);')}
`

/** Only scripts can filter. Without them, the whole list remains. */
const Search = styled.search`
  ${scriptsOnly}
  flex: 1 1 20rem;
  input {
    padding: ${space.tiny} 0;
    border-width: 0 0 1px;
  }
`

const Filter = styled(Choices)`
  ${scriptsOnly}
  margin-block: ${space.small};
  ${fromLarge('margin-left: var(--margin);')}
`

const FilterLabel = styled(Label)`
  line-height: inherit;
  display: none;
  ${media.large} {
    display: block;
    position: absolute;
    margin-left: calc(-1 * var(--margin));
  }
`

/** A ruler with a letter at each long tick, in rows on phones. */
const Letters = styled(Text).attrs({ as: 'nav', $type: 'small' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(1.6rem, 1fr));
  ${fromLarge('grid-template-columns: repeat(26, 1fr);')}
`

const Letter = styled.a`
  padding-top: ${space.small};
  min-height: 2.5rem;
  border-top: 1px solid ${tone.mark};
  background: ${ticks('100% 0.5rem')}, ${ticks('20% 0.25rem')};
  font-weight: 600;
  text-decoration: none;
  &:not([href]) {
    font-weight: 400;
    color: ${tone.mark};
  }
`

/** How many people are listed, and the way back to everyone. */
const State = styled(Inset).attrs({ $gap: `0 ${space.base}` })`
  padding-block: ${space.tiny};
  border-bottom: 1px solid ${tone.text};
`

/** A list isn't shown before it is filtered by the address: see `client/start.ts` and `useFilter.ts`. */
const Status = styled(Text)`[data-waiting] &{visibility:hidden}`
