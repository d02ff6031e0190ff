import { useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { capitalize } from '../../../content/text/capitalize.ts'
import { numberInWords } from '../../../content/text/numberInWords.ts'
import { ArrowLink } from '../../components/links.tsx'
import { Label, SectionTitle } from '../../components/SectionLayout.tsx'
import type { Labels } from '../../labels.ts'
import type { DirectoryFacts } from './directoryFacts.ts'
import { hideRows, idOf, Rows } from './DirectoryRows.tsx'
import { Alphabet, Chips, Frame, State } from './directoryStyle.ts'
import { createFinder } from './finder.ts'
import type { DirectoryText } from './pages.ts'

interface DirectoryProps {
  facts: DirectoryFacts
  text: DirectoryText
  labels: Pick<Labels, 'practice' | 'write' | 'writeTo'>
  /** The page's address. */
  path: string
}

type Letters = DirectoryFacts['letters']
type Person = Letters[number]['people'][number]

/** While somebody types, only so many people are shown; the others, and the address, follow after a pause in ms. */
const [rowsAtOnce, pause] = [12, 150]

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Everyone at the firm. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). The list is
 * rendered once, and filtering hides its rows, which is quick for thousands of people.
 */
export function Directory({ facts: { areas, groups, letters, write }, text, labels, path }: DirectoryProps) {
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const find = useMemo(() => {
    const practicesOf = (at: number) => [areas[at]?.label ?? '', areas[at]?.title ?? '']
    const people = letters.flatMap((letter) => letter.people)
    return createFinder(
      people.map(({ name, title, areas, words }) => [name, title, ...areas.flatMap(practicesOf), ...words]),
    )
  }, [areas, letters])

  const query = new URLSearchParams(useSyncExternalStore(subscribe, readQuery, noQuery))
  const q = query.get('q') ?? ''
  const area = areas.findIndex(({ slug }) => slug === query.get('practice'))
  const group = groups.find(({ name }) => name === query.get('group'))?.name
  const shown = useMemo(() => {
    const found = find(q)
    let at = 0
    const isShown = (person: Person): boolean =>
      (found?.has(at++) ?? true) &&
      (area < 0 || person.areas.includes(area)) &&
      (group === undefined || person.group === group)
    return letters.map(({ people }) => people.map(isShown))
  }, [find, letters, q, area, group])
  const isTyping = useRef(false)
  useLayoutEffect(() => {
    hideRows(list.current, shown, isTyping.current ? rowsAtOnce : Infinity)
    isTyping.current = false
    const timer = setTimeout(() => {
      hideRows(list.current, shown, Infinity)
      saveQuery()
    }, pause)
    return () => clearTimeout(timer)
  }, [shown])

  const queryWith = (changed: Partial<Record<'q' | 'practice' | 'group', string | undefined>>): string => {
    const values = Object.entries({ q, practice: areas[area]?.slug, group, ...changed })
    const set = values.flatMap(([name, value]) => (value?.trim() ? [[name, value]] : []))
    return set.length > 0 ? `?${new URLSearchParams(set)}` : ''
  }
  const field = useSearchField(q, (typed) => {
    isTyping.current = true
    typedQuery = queryWith({ q: typed })
    dispatchEvent(new Event(typing))
  })
  const chip = (
    label: string,
    changed: Parameters<typeof queryWith>[0],
    isChosen: boolean,
    count?: number,
  ) => (
    <li key={label}>
      <a href={`${path}${queryWith(changed)}#directory`} aria-current={isChosen || undefined} data-stay>
        {label}
        {count !== undefined && <i> {count}</i>}
      </a>
    </li>
  )

  const filter = [group && text.groups[group], areas[area]?.label, q.trim() && `“${q.trim()}”`]
    .filter(Boolean)
    .join(', ')
  const [found, all] = [shown.flat().filter(Boolean).length, shown.flat().length]
  const sentence = filter === '' ? text.count : found === 0 ? text.nobody : text.found
  const others = letters.map(({ letter }) => letter).filter((letter) => !alphabet.includes(letter))
  const lettersShown = new Set(
    letters.filter((_, at) => shown[at]?.includes(true)).map(({ letter }) => letter),
  )
  return (
    <Frame id="directory" aria-labelledby={id} tabIndex={-1} ref={frame}>
      <SectionTitle id={id}>{text.title}</SectionTitle>
      <search data-screen>
        <input
          {...field}
          type="search"
          aria-label={text.field}
          placeholder={text.field}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      <Chips aria-label={labels.practice}>
        <Label>{labels.practice}</Label>
        <ul>
          {chip(text.all, { practice: undefined }, area < 0)}
          {areas.map(({ slug, label, count }, at) => chip(label, { practice: slug }, at === area, count))}
        </ul>
      </Chips>
      <Chips aria-label={text.group}>
        <Label>{text.group}</Label>
        <ul>
          {chip(text.all, { group: undefined }, group === undefined)}
          {groups.map(({ name, count }) => chip(text.groups[name], { group: name }, name === group, count))}
        </ul>
      </Chips>
      <Alphabet aria-labelledby={id}>
        <hr aria-hidden="true" />
        {[...alphabet, ...others].map((letter) =>
          lettersShown.has(letter) ? (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </Alphabet>
      <State>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <p role="status">
          {sentence
            .replace('{found}', capitalize(inNumbers(found, all)))
            .replace('{all}', sentence === text.count ? capitalize(inNumbers(all, all)) : inNumbers(all, all))
            .replace('{filter}', () => filter)}
        </p>
        {found === 0 && <ArrowLink action={text.contact} />}
        {filter !== '' && (
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

/** The field keeps its own text, so that nothing typed before hydration is lost. */
function useSearchField(q: string, type: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useLayoutEffect(() => {
    const field = ref.current
    if (field === null || field.value === q) return
    if (isHydrated.current || field.value === '') field.value = q
    else type(field.value)
  })
  useLayoutEffect(() => {
    isHydrated.current = true
  }, [])
  return { ref, onInput: () => type(ref.current?.value ?? ''), onBlur: saveQuery }
}

/** What somebody typed that the address doesn't have yet, since browsers take 4 ms to change it. */
let typedQuery: string | undefined
const typing = 'directory:typing'

function saveQuery(): void {
  if (typedQuery === undefined) return
  // Not with the router, which would render the whole page and scroll to its top.
  history.replaceState(history.state, '', `${location.pathname}${typedQuery}#directory`)
  typedQuery = undefined
}

function subscribe(onChange: () => void): () => void {
  const leave = () => {
    typedQuery = undefined
    onChange()
  }
  addEventListener(typing, onChange)
  addEventListener('popstate', leave)
  return () => {
    typedQuery = undefined
    removeEventListener(typing, onChange)
    removeEventListener('popstate', leave)
  }
}
const [readQuery, noQuery] = [() => typedQuery ?? location.search, () => '']
