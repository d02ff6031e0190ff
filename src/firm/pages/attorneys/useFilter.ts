import { useDeferredValue, useMemo } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { useSearch } from '../../../client/useSearch.ts'
import { useSearchField } from '../search/SearchField.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'

/** So many rows say why they were found, the best first. It takes as long as finding them. */
const mostReasons = 25

/** Who is listed. The address has what visitors typed (`?q=`) and chose (`?practice=`, `?group=`). */
export function useFilter({ areas, groups, letters }: DirectoryFacts, path: string) {
  const { field, q, hasTyped } = useSearchField(150, '#directory')
  const [slug, name] = [useQuery('practice'), useQuery('group')]
  const area = areas.find((one) => one.slug === slug)
  const group = groups.find((one) => one === name)

  const { pages, progress } = useSearch(q)
  const typed = useDeferredValue(q.trim())
  const isReady = progress === 'complete' || progress === 'failed'
  const listed = useMemo(() => {
    const reasons = new Map(
      pages.map(({ path, reason }, rank) => [path, rank < mostReasons ? reason : undefined]),
    )
    const isFound = ({ slug, name }: DirectoryPerson) =>
      progress === 'complete'
        ? reasons.has(`${path}/${slug}`)
        : // Without a connection, names are found as they are written.
          progress !== 'failed' || name.toLowerCase().includes(typed.toLowerCase())
    const found = new Set(letters.flatMap(({ people }) => people.filter(isFound)))
    const isListed = (person: DirectoryPerson) =>
      found.has(person) &&
      (!area || person.areas.includes(areas.indexOf(area))) &&
      (group === undefined || person.group === group)
    const withReason = (person: DirectoryPerson): DirectoryPerson => {
      const row = [person.name, person.title, ...person.areas.map((at) => areas[at]?.label)]
      const reason = reasons.get(`${path}/${person.slug}`)?.(row.join(' '))
      return reason === undefined ? person : { ...person, reason }
    }
    const some = letters
      .map(({ letter, people }) => ({ letter, people: people.filter(isListed).map(withReason) }))
      .filter(({ people }) => people.length > 0)
    return { letters: some, found: [...found], area, group, typed: isReady ? typed : '' }
  }, [pages, progress, isReady, typed, letters, areas, area, group, path])
  return {
    field,
    filter: { q, practice: area?.slug, group },
    /** The people, what they were chosen by, and those whom the words alone find. */
    listed,
    /** Whether the words in the address are still to come. What visitors type changes the list when it can. */
    isWaiting: !hasTyped && q.trim().length > 1 && (typed !== q.trim() || !isReady),
  }
}
