import { useRef } from 'react'
import { capitalize } from '../../../content/text/capitalize.ts'
import { Choice } from '../../components/choices.tsx'
import { ArrowLink, Label, Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { space, width } from '../../theme/theme.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'
import { Rows } from './DirectoryRows.tsx'
import { SearchField } from '../search/SearchField.ts'
import * as Part from './style.ts'
import type { DirectoryText } from './page.ts'
import { useFilter } from './useFilter.ts'

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
    <Part.Frame
      as="section"
      id="directory"
      aria-labelledby="directory-title"
      tabIndex={-1}
      ref={frame}
      data-surface="paper"
      data-waiting={isWaiting || undefined}
    >
      <Part.Inset $gap={`0 ${space.wide}`}>
        <Text as="h1" tabIndex={-1} $type="first" $below={space.tiny}>
          {title}
        </Text>
        <Part.Search data-screen>
          <SearchField {...field} aria-label={text.field} placeholder={text.field} />
        </Part.Search>
      </Part.Inset>
      <Part.Filter as="nav" aria-label={`${labels.people.practice}, ${text.group}`}>
        <Part.FilterLabel>{labels.people.practice}</Part.FilterLabel>
        <Choice label={text.all} count={found.length} href={to({ q: filter.q })} current={everyone} />
        {areas.map(({ slug, label }) => choice('practice', slug, label))}
        <Label>{text.group}</Label>
        {groups.map((slug) => choice('group', slug, text.groups[slug]))}
      </Part.Filter>
      <Part.Letters aria-label={text.letters}>
        {alphabet.map((letter) => (
          <Part.Letter key={letter} href={initials.has(letter) ? `#letter-${letter}` : undefined}>
            {letter}
          </Part.Letter>
        ))}
      </Part.Letters>
      <Part.State>
        <Text as="h2" id="directory-title" $type="reading">
          {text.title}
        </Text>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Part.Status role="status" $type="reading" $tone="quiet" $italic>
          {capitalize(
            sentence
              .replace('{found}', inNumbers(shown))
              .replace('{all}', inNumbers(all))
              .replace('{filter}', () => words.join(', ')),
          )}
        </Part.Status>
        {shown === 0 && <ArrowLink action={text.contact} />}
        {words.length > 0 && (
          // The link disappears, and the focus would with it.
          <a href={`${path}#directory`} data-stay onClick={focusFrame}>
            {text.showAll}
          </a>
        )}
      </Part.State>
      <Part.Status as="div">
        <Rows letters={listed.letters} staff={text.groups.staff} {...{ areas, write, labels, path }} />
      </Part.Status>
      <Part.Inset $gap="0">
        <Text $type="reading" $tone="quiet" $italic $width={width.lede} $above={space.base}>
          {lede}
        </Text>
      </Part.Inset>
    </Part.Frame>
  )
}

const countPeople = (letters: DirectoryFacts['letters']): number =>
  letters.reduce((sum, { people }) => sum + people.length, 0)
