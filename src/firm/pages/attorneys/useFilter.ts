import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { useSearchField } from '../../../client/useSearchField.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'

type Finder = (typed: string) => ReadonlyMap<string, ((row: string) => string | undefined) | undefined>

/** Who is listed. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). */
export function useFilter({ areas, groups, letters }: DirectoryFacts, path: string) {
  const { field, q, hasTyped } = useSearchField(150, '#directory')
  const [slug, name] = [useQuery('practice'), useQuery('group')]
  const area = areas.find((one) => one.slug === slug)
  const group = groups.find((one) => one === name)

  const wanted = useDeferredValue(q.trim())
  // One letter says too little, but the second follows soon.
  const find = useFinder(letters, path, wanted.length > 1)
  const listed = useMemo(() => {
    const matches = wanted.length > 1 ? find?.(wanted) : undefined
    const isFound = ({ slug }: DirectoryPerson) => matches?.has(`${path}/${slug}`) ?? true
    const found = new Set(letters.flatMap(({ people }) => people.filter(isFound)))
    const isListed = (person: DirectoryPerson) =>
      found.has(person) &&
      (!area || person.areas.includes(areas.indexOf(area))) &&
      (group === undefined || person.group === group)
    const withReason = (person: DirectoryPerson): DirectoryPerson => {
      const row = [person.name, person.title, ...person.areas.map((at) => areas[at]?.label)]
      const reason = matches?.get(`${path}/${person.slug}`)?.(row.join(' '))
      return reason === undefined ? person : { ...person, reason }
    }
    const some = letters
      .map(({ letter, people }) => ({ letter, people: people.filter(isListed).map(withReason) }))
      .filter(({ people }) => people.length > 0)
    return { letters: some, found: [...found], area, group, typed: matches && wanted }
  }, [find, wanted, letters, areas, area, group, path])
  return {
    field,
    filter: { q, practice: area?.slug, group },
    /** The people, what they were chosen by, and those whom the words alone find. */
    listed,
    /** Whether the words in the address are still to come. What visitors type changes the list when it can. */
    isWaiting: !hasTyped && q.trim().length > 1 && (wanted !== q.trim() || !find),
  }
}

/** Finds people by what visitors type; undefined until it is loaded, with the second letter. */
function useFinder(letters: DirectoryFacts['letters'], path: string, isWanted: boolean) {
  const [finder, setFinder] = useState<{ find: Finder }>()
  useEffect(() => {
    if (!isWanted || finder) return
    // Without a connection, names are found as they are written.
    const findName: Finder = (typed) => {
      const isFound = ({ name }: DirectoryPerson) => name.toLowerCase().includes(typed.toLowerCase())
      const people = letters.flatMap((letter) => letter.people.filter(isFound))
      return new Map(people.map(({ slug }) => [`${path}/${slug}`, undefined]))
    }
    void import('./finder.ts')
      .then(({ createFinder }) => createFinder())
      .catch(() => findName)
      .then((find) => setFinder({ find }))
  }, [letters, path, isWanted, finder])
  return finder?.find
}
