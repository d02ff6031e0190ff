import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { capitalize } from '../../../content/text/capitalize.ts'
import { numberInWords } from '../../../content/text/numberInWords.ts'
import { ArrowLink } from '../../components/links.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import type { Labels } from '../../labels.ts'
import type { DirectoryFacts } from './directoryFacts.ts'
import { hideRows, Rows } from './DirectoryRows.tsx'
import { Chips, Count, Field, Frame, Option, Options, Search, State, Status, Title } from './style.ts'
import { createFinder } from '../../../content/text/searchWords.ts'
import type { DirectoryText } from './page.ts'

interface DirectoryProps {
  facts: DirectoryFacts
  text: DirectoryText
  labels: Pick<Labels, 'people'>
  path: string
}

/** Everyone at the firm. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). */
export function Directory({ facts, text, labels, path }: DirectoryProps) {
  const { areas, groups, letters, write } = facts
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { list, field, filter, area, shown } = useFilter(facts)

  const chips = (
    title: string,
    name: 'practice' | 'group',
    options: readonly { slug?: string; label: string; count?: number }[],
  ) => (
    <Chips aria-label={title}>
      <Label>{title}</Label>
      <Options>
        {[{ label: text.all }, ...options].map(({ slug, label, count }) => (
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
        ))}
      </Options>
    </Chips>
  )

  const groupOptions = groups.map(({ slug, count }) => ({ slug, label: text.groups[slug], count }))
  const { q, group } = filter
  const words = [group && text.groups[group], area?.label, q.trim() && `“${q.trim()}”`].filter(Boolean)
  const [found, all] = [shown.flat().filter(Boolean).length, shown.flat().length]
  const sentence = words.length === 0 ? text.count : found === 0 ? text.nobody : text.found
  return (
    <Frame as="section" id="directory" aria-labelledby={id} tabIndex={-1} ref={frame}>
      <Search data-screen>
        <Field
          {...field}
          type="search"
          aria-label={text.field}
          placeholder={text.field}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
      </Search>
      {chips(labels.people.practice, 'practice', areas)}
      {chips(text.group, 'group', groupOptions)}
      <Title id={id}>{text.title}</Title>
      <State>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Status role="status">
          {capitalize(
            sentence
              .replace('{found}', inNumbers(found, all))
              .replace('{all}', inNumbers(all, all))
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
      <Rows ref={list} letters={letters} areas={areas} write={write} labels={labels} path={path} />
    </Frame>
  )
}

/** Up to one hundred people, counts are words. */
const inNumbers = (count: number, all: number): string =>
  all < 100 ? numberInWords(count) : count.toLocaleString('en-US')

function pathWith(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value = '']) => (value.trim() ? [[key, value.trim()]] : [])),
  )
  return `${path}${query.size > 0 ? '?' : ''}${query}#directory`
}

/** While somebody types, only so many people are shown; the others, and the address, follow after a pause in ms. */
const [rowsAtOnce, pause] = [12, 150]

/** Who is shown. The list is rendered once, and filtering hides its rows, which is quick for thousands of people. */
function useFilter({ areas, groups, letters }: DirectoryFacts) {
  const list = useRef<HTMLDivElement>(null)
  const saved = useQuery('q')
  /** What the address doesn't have yet, since browsers take 4 ms to change it. */
  const [typed, setTyped] = useState<string>()
  const q = typed ?? saved
  const [slug, name] = [useQuery('practice'), useQuery('group')]
  const area = areas.find((one) => one.slug === slug)
  const group = groups.find((one) => one.slug === name)?.slug

  const find = useMemo(() => {
    const practicesOf = (at: number) => [areas[at]?.label ?? '', areas[at]?.title ?? '']
    const people = letters.flatMap((letter) => letter.people)
    return createFinder(
      people.map(({ name, title, areas, words }) => [name, title, ...areas.flatMap(practicesOf), ...words]),
    )
  }, [areas, letters])
  const shown = useMemo(() => {
    const [found, practice] = [find(q), area && areas.indexOf(area)]
    let at = 0
    return letters.map(({ people }) =>
      people.map(
        (person) =>
          (found?.has(at++) ?? true) &&
          (practice === undefined || person.areas.includes(practice)) &&
          (group === undefined || person.group === group),
      ),
    )
  }, [find, letters, q, areas, area, group])
  useLayoutEffect(
    () => hideRows(list.current, shown, typed === undefined ? Infinity : rowsAtOnce),
    [shown, typed],
  )

  const save = useCallback(() => {
    if (typed !== undefined) setQuery('q', typed, '#directory')
    setTyped(undefined)
  }, [typed])
  useEffect(() => {
    const timer = setTimeout(save, pause)
    return () => clearTimeout(timer)
  }, [save])

  // The field keeps its own text, so that nothing typed before hydration is lost.
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useLayoutEffect(() => {
    if (!field.current) return
    const { value } = field.current
    if (isHydrated.current || value === '') field.current.value = q
    else setTyped(value)
    isHydrated.current = true
  }, [q])
  const props = { ref: field, onInput: () => setTyped(field.current?.value), onBlur: save }
  return { list, field: props, filter: { q, practice: area?.slug, group }, area, shown }
}
