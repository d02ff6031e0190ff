import { useRef } from 'react'
import { capitalize } from '../../../content/text/capitalize.ts'
import { ArrowLink } from '../../components/links.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import { space } from '../../theme/theme.ts'
import type { Labels } from '../../labels.ts'
import type { DirectoryFacts } from './directoryFacts.ts'
import { Rows } from './DirectoryRows.tsx'
import { SearchField } from '../search/SearchField.ts'
import { Chips, Count, Frame, Option, Options, Search, State, Status } from './style.ts'
import type { DirectoryText } from './page.ts'
import { useFilter } from './useFilter.ts'

interface DirectoryProps {
  facts: DirectoryFacts
  text: DirectoryText
  labels: Pick<Labels, 'people'>
  path: string
}

/** Everyone at the firm, and what visitors can type or choose to see fewer. */
export function Directory({ facts, text, labels, path }: DirectoryProps) {
  const { areas, groups, letters, write, counts } = facts
  const frame = useRef<HTMLDivElement>(null)
  const { field, filter, listed, isWaiting } = useFilter(facts, path)

  const groupOptions = groups.map(({ slug, count }) => ({ slug, label: text.groups[slug], count }))
  const choices = [
    { name: 'practice', title: labels.people.practice, options: areas },
    { name: 'group', title: text.group, options: groupOptions },
  ] as const
  const { group, area, typed } = listed
  const words = [group && text.groups[group], area?.label, typed && `“${typed}”`].filter(Boolean)
  const [found, all] = [countPeople(listed.letters), countPeople(letters)]
  const inNumbers = (count: number) => counts[count] ?? count.toLocaleString('en-US')
  const sentence = words.length === 0 ? text.count : found === 0 ? text.nobody : text.found
  return (
    <Frame
      as="section"
      id="directory"
      aria-labelledby="directory-title"
      tabIndex={-1}
      ref={frame}
      data-waiting={isWaiting || undefined}
    >
      <Search data-screen>
        <SearchField {...field} aria-label={text.field} placeholder={text.field} />
      </Search>
      {choices.map(({ name, title, options }) => (
        <Chips aria-label={title} key={name}>
          <Label>{title}</Label>
          <Options>
            {[{ label: text.all, slug: undefined, count: undefined }, ...options].map(
              ({ slug, label, count }) => (
                <li key={label}>
                  <Option
                    href={pathWith(path, { ...filter, [name]: slug })}
                    aria-current={slug === filter[name] || undefined}
                    data-stay
                  >
                    {label}
                    {count !== undefined && <Count> {count}</Count>}
                  </Option>
                </li>
              ),
            )}
          </Options>
        </Chips>
      ))}
      <Text as="h2" id="directory-title" $type="third" $above={space.base}>
        {text.title}
      </Text>
      <State>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status">
          {capitalize(
            sentence
              .replace('{found}', inNumbers(found))
              .replace('{all}', inNumbers(all))
              .replace('{filter}', () => words.join(', ')),
          )}
        </Status>
        {found === 0 && <ArrowLink action={text.contact} />}
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
      </State>
      <Rows letters={listed.letters} areas={areas} write={write} labels={labels} path={path} />
    </Frame>
  )
}

const countPeople = (letters: DirectoryFacts['letters']): number =>
  letters.reduce((sum, { people }) => sum + people.length, 0)

function pathWith(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value?.trim()) query.set(name, value.trim())
  return `${path}${query.size > 0 ? '?' : ''}${query}#directory`
}
