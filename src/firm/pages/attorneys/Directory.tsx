import { useRef } from 'react'
import { capitalize } from '../../../content/text/capitalize.ts'
import { ArrowLink } from '../../components/links.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { space, width } from '../../theme/theme.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'
import { Rows } from './DirectoryRows.tsx'
import { SearchField } from '../search/SearchField.ts'
import * as Part from './style.ts'
import type { AttorneysText } from './page.ts'
import { useFilter } from './useFilter.ts'

interface DirectoryProps {
  title: string
  lede: string
  facts: DirectoryFacts
  text: AttorneysText['directory']
  labels: Pick<Labels, 'people'>
  path: string
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The page's title, everyone at the firm, and what visitors can type or choose to see fewer. */
export function Directory({ title, lede, facts, text, labels, path }: DirectoryProps) {
  const { areas, groups, letters, write, counts } = facts
  const frame = useRef<HTMLDivElement>(null)
  const { field, filter, listed, isWaiting } = useFilter(facts)

  const { group, area, typed, found } = listed
  const words = [group && text.groups[group], area?.label, typed && `“${typed}”`].filter(Boolean)
  const [shown, all] = [countPeople(listed.letters), countPeople(letters)]
  const inNumbers = (count: number) => counts[count] ?? count.toLocaleString('en-US')
  const sentence = words.length === 0 ? text.count : shown === 0 ? text.nobody : text.found
  /** The link that adds to the filter or, if it's chosen, takes it back. Without people, it leads nowhere. */
  const chip = (
    label: string,
    isIn: (person: DirectoryPerson) => boolean,
    change: object,
    chosen?: object,
  ) => {
    const count = found.filter(isIn).length
    return (
      <Part.Chip key={label} data-chosen={chosen && ''}>
        <Part.Choice
          {...linkOr(count > 0 || chosen !== undefined, pathWith(path, { ...filter, ...change, ...chosen }))}
          aria-current={chosen && (change === none ? 'page' : 'true')}
          data-stay
        >
          {label} <Part.Count>{count}</Part.Count>
        </Part.Choice>
      </Part.Chip>
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
      <Part.Inset>
        <Part.Title tabIndex={-1}>{title}</Part.Title>
        <Part.Search data-screen>
          <SearchField {...field} aria-label={text.field} placeholder={text.field} />
        </Part.Search>
      </Part.Inset>
      <Part.Inset as="nav" aria-label={`${labels.people.practice}, ${text.group}`}>
        <Part.ChipsLabel>{labels.people.practice}</Part.ChipsLabel>
        <Part.Chips>
          {chip(text.all, () => true, none, area || group ? undefined : none)}
          {areas.map(({ slug, label }, at) => {
            const isChosen = slug === filter.practice
            return chip(
              label,
              ({ areas }) => areas.includes(at),
              { practice: slug },
              isChosen ? { practice: undefined } : undefined,
            )
          })}
          <li>
            <Label>{text.group}</Label>
          </li>
          {groups.map((slug) =>
            chip(
              text.groups[slug],
              ({ group }) => group === slug,
              { group: slug },
              slug === group ? { group: undefined } : undefined,
            ),
          )}
        </Part.Chips>
      </Part.Inset>
      <Part.Letters aria-label={text.letters}>
        {alphabet.map((letter) => (
          <Part.Letter
            key={letter}
            {...linkOr(
              listed.letters.some((one) => one.letter === letter),
              `#letter-${letter}`,
            )}
          >
            {letter}
          </Part.Letter>
        ))}
      </Part.Letters>
      <Part.State>
        <Text as="h2" id="directory-title" $type="reading">
          {text.title}
        </Text>
        <Part.Status>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <Text role="status" $type="reading" $tone="quiet" $italic>
            {capitalize(
              sentence
                .replace('{found}', inNumbers(shown))
                .replace('{all}', inNumbers(all))
                .replace('{filter}', () => words.join(', ')),
            )}
          </Text>
        </Part.Status>
        {shown === 0 && <ArrowLink action={text.contact} />}
        {words.length > 0 && (
          // The link disappears, and the focus would with it.
          <a
            href={`${path}#directory`}
            data-stay
            onClick={() => frame.current?.focus({ preventScroll: true })}
          >
            {text.showAll}
          </a>
        )}
      </Part.State>
      <Part.Status>
        <Rows letters={listed.letters} staff={text.groups.staff} {...{ areas, write, labels, path }} />
      </Part.Status>
      <Part.Inset>
        <Text $type="reading" $tone="quiet" $italic $width={width.lede} $above={space.base}>
          {lede}
        </Text>
      </Part.Inset>
    </Part.Frame>
  )
}

const none = { practice: undefined, group: undefined }

/** A link, or the same without a target. */
const linkOr = (isThere: boolean, href: string) =>
  isThere ? { href } : ({ role: 'link', 'aria-disabled': true } as const)

const countPeople = (letters: DirectoryFacts['letters']): number =>
  letters.reduce((sum, { people }) => sum + people.length, 0)

function pathWith(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value?.trim()) query.set(name, value.trim())
  return `${path}${query.size > 0 ? '?' : ''}${query}#directory`
}
