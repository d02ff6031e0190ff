import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type InputEvent,
} from 'react'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import type { DirectoryFacts } from './directoryFacts.ts'

type Person = DirectoryFacts['letters'][number]['people'][number]
type Finder = (typed: string) => ReadonlySet<number> | undefined

/** How long after the last letter the address has what was typed, in ms. Browsers take 4 ms to change it. */
const pause = 150

/** Who is listed. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). */
export function useFilter({ areas, groups, letters }: DirectoryFacts) {
  const { field, q, hasTyped } = useField()
  const [slug, name] = [useQuery('practice'), useQuery('group')]
  const area = areas.find((one) => one.slug === slug)
  const group = groups.find((one) => one.slug === name)?.slug

  const wanted = useDeferredValue(q.trim())
  const find = useFinder({ areas, letters }, wanted !== '')
  const listed = useMemo(() => {
    const [found, practice] = [find?.(wanted), area && areas.indexOf(area)]
    let at = 0
    const isListed = (person: Person) =>
      (found?.has(at++) ?? true) &&
      (practice === undefined || person.areas.includes(practice)) &&
      (group === undefined || person.group === group)
    const some = letters.map(({ letter, people }) => ({ letter, people: people.filter(isListed) }))
    return { letters: some.filter(({ people }) => people.length > 0), area, group, typed: find && wanted }
  }, [find, wanted, letters, areas, area, group])
  return {
    field,
    filter: { q, practice: area?.slug, group },
    /** The people, and what they were chosen by. */
    listed,
    /** Whether the words in the address are still to come. What visitors type changes the list when it can. */
    isWaiting: !hasTyped && (wanted !== q.trim() || (wanted !== '' && !find)),
  }
}

/** Finds people by what visitors type; undefined until it is loaded, with the first letter. */
function useFinder({ areas, letters }: Pick<DirectoryFacts, 'areas' | 'letters'>, isWanted: boolean) {
  const [finder, setFinder] = useState<{ find: Finder; letters: DirectoryFacts['letters'] }>()
  const isLoaded = finder?.letters === letters
  useEffect(() => {
    if (!isWanted || isLoaded) return
    const people = letters.flatMap((letter) => letter.people)
    // Without a connection, names are found as they are written.
    const findName: Finder = (typed) =>
      new Set(
        people.flatMap(({ name }, at) => (name.toLowerCase().includes(typed.toLowerCase()) ? [at] : [])),
      )
    void import('./finder.ts')
      .then(({ findPeople }) => findPeople(people, areas))
      .catch((reason: unknown) => {
        console.warn('The search was not loaded.', reason)
        return findName
      })
      .then((find) => setFinder({ find, letters }))
  }, [areas, letters, isWanted, isLoaded])
  return isLoaded ? finder.find : undefined
}

/** What visitors type. The field keeps its own text, so that nothing typed before hydration is lost. */
function useField() {
  const saved = useQuery('q')
  /** Defined once a visitor has typed. `unsaved` is what the address doesn't have yet. */
  const [typed, setTyped] = useState<{ unsaved?: string }>()
  const unsaved = typed?.unsaved
  const q = unsaved ?? saved
  const save = useCallback(() => {
    if (unsaved === undefined) return
    setQuery('q', unsaved, '#directory')
    setTyped({})
  }, [unsaved])
  useEffect(() => {
    const timer = setTimeout(save, pause)
    return () => clearTimeout(timer)
  }, [save])

  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useLayoutEffect(() => {
    if (!ref.current) return
    const { value } = ref.current
    if (isHydrated.current || value === '') ref.current.value = q
    else setTyped({ unsaved: value })
    isHydrated.current = true
  }, [q])
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    setTyped({ unsaved: currentTarget.value })
  return { field: { ref, onInput, onBlur: save }, q, hasTyped: typed !== undefined }
}
