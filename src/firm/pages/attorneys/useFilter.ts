import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { useSearchField } from '../search/SearchField.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'

type Finder = (typed: string) => ReadonlySet<number> | undefined

/** Who is listed. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). */
export function useFilter(facts: DirectoryFacts) {
  const { areas, groups, letters } = facts
  const { field, q, hasTyped } = useSearchField(150, '#directory')
  const [slug, name] = [useQuery('practice'), useQuery('group')]
  const area = areas.find((one) => one.slug === slug)
  const group = groups.find((one) => one === name)

  const wanted = useDeferredValue(q.trim())
  const find = useFinder(facts, wanted !== '')
  const listed = useMemo(() => {
    const matches = find?.(wanted)
    const everyone = letters.flatMap(({ people }) => people)
    const found = new Set(everyone.filter((_, at) => matches?.has(at) ?? true))
    const isListed = (person: DirectoryPerson) =>
      found.has(person) &&
      (!area || person.areas.includes(areas.indexOf(area))) &&
      (group === undefined || person.group === group)
    const some = letters.map(({ letter, people }) => ({ letter, people: people.filter(isListed) }))
    const listed = some.filter(({ people }) => people.length > 0)
    return { letters: listed, found: [...found], area, group, typed: find && wanted }
  }, [find, wanted, letters, areas, area, group])
  return {
    field,
    filter: { q, practice: area?.slug, group },
    /** The people, what they were chosen by, and those whom the words alone find. */
    listed,
    /** Whether the words in the address are still to come. What visitors type changes the list when it can. */
    isWaiting: !hasTyped && (wanted !== q.trim() || (wanted !== '' && !find)),
  }
}

/** Finds people by what visitors type; undefined until it is loaded, with the first letter. */
function useFinder({ areas, letters }: DirectoryFacts, isWanted: boolean) {
  const [finder, setFinder] = useState<{ find: Finder; letters: DirectoryFacts['letters'] }>()
  const isLoaded = finder?.letters === letters
  useEffect(() => {
    if (!isWanted || isLoaded) return
    const people = letters.flatMap((letter) => letter.people)
    const linesOf = ({ name, title, phone = '', areas: own, words }: DirectoryPerson) => [
      name,
      title,
      phone,
      ...words,
      ...own.flatMap((at) => [areas[at]?.label ?? '', areas[at]?.title ?? '']),
    ]
    // Without a connection, names are found as they are written.
    const findName: Finder = (typed) =>
      new Set(
        people.flatMap(({ name }, at) => (name.toLowerCase().includes(typed.toLowerCase()) ? [at] : [])),
      )
    void import('./finder.ts')
      .then(({ createFinder }) => createFinder(people.map(linesOf)))
      .catch((reason: unknown) => {
        console.warn('The search was not loaded.', reason)
        return findName
      })
      .then((find) => setFinder({ find, letters }))
  }, [areas, letters, isWanted, isLoaded])
  return isLoaded ? finder.find : undefined
}
