import { formatDate } from '../../content/text/formatDate.ts'
import type { ApprovedText } from './approvedText.ts'
import { branchWarning, searchedInWords, type SearchedBranch } from './searchedBranch.ts'
import type { ArchiveSnapshot, Snapshot } from './snapshot.ts'
import { counted, plural } from '../../content/text/plural.ts'

/** Everything that is looked through for what the site said. */
export interface SearchSources {
  /** In the order of time. */
  snapshots: readonly Snapshot[]
  /** In the order of time. */
  archives: readonly ArchiveSnapshot[]
  /** The files of archives that are not what was recorded of them, or cannot be read; they were not searched. */
  altered: readonly string[]
  /** The files of which nothing was recorded, so that nobody can tell whether they were altered; they were not searched. */
  unrecorded: readonly string[]
  /** Whether the list of archives is not in order, so that none of them is borne out by it. */
  isListBroken: boolean
  /** The file inside the content folder in which archives are on record. */
  archivesFile: string
  /** Every text that was approved; undefined when the records of approvals are not in order. */
  approved: readonly ApprovedText[] | undefined
  /** The addresses that lead to pages now. */
  redirects: readonly { from: string; to: string }[]
  /** The branch that the history is of. */
  searched: SearchedBranch | undefined
  /** Whether the history was cut off when the repository was copied. */
  isShallow: boolean
}

/** Whether a day is before everything that was looked through. */
export function isBefore(day: string, { snapshots, archives }: SearchSources): boolean {
  const first = [snapshots[0]?.day, archives[0]?.day].filter((one) => one !== undefined).sort()[0]
  return first === undefined || day < first
}

/** An archive's day; when it was made later, that too, since it is no evidence from the day itself. */
export const archiveDay = ({ day, made }: Pick<ArchiveSnapshot, 'day' | 'made'>): string =>
  made === undefined ? formatDate(day) : `${formatDate(day)} (made later, on ${formatDate(made)})`

/** The pages that today's templates could not make of a snapshot, though its files can be read. */
const unshownPages = ({ pages, typed, shown }: Snapshot): string[] =>
  [...pages.keys()].filter((page) => !typed.has(page) && !shown?.has(page))

/** A few pages by their names, many by their number. */
const nameFew = (pages: readonly string[]): string =>
  pages.length > 5 ? counted(pages.length, 'page') : pages.join(', ')

/** Templates need not be made for the content of earlier days; that they fail on the newest one is a mistake in them. */
function templateWarning(newest: Snapshot | undefined): string[] {
  const pages = newest?.shown ? unshownPages(newest) : []
  return newest === undefined || pages.length === 0
    ? []
    : [
        `Careful: today’s templates cannot show ${nameFew(pages)} of the newest revision, ${newest.revision.slice(0, 7)}, so labels there were searched as they are typed. To see why: npm run build, with the content of that revision`,
      ]
}

/** What must be read before an answer: sentences. */
export function warningsOf({
  snapshots,
  searched,
  altered,
  unrecorded,
  isListBroken,
  archivesFile,
}: SearchSources): string[] {
  const branch = searched && branchWarning(searched)
  return [
    ...(branch === undefined ? [] : [branch]),
    ...templateWarning(snapshots.at(-1)),
    ...snapshots.flatMap(({ day, revision }, index) => {
      const before = snapshots[index - 1]
      return before && day < before.day
        ? [
            `Careful: revision ${revision.slice(0, 7)} is of ${formatDate(day)}, and follows revision ${before.revision.slice(0, 7)} of ${formatDate(before.day)}. One of the two days is wrong, and so may be what is told of the days between them.`,
          ]
        : []
    }),
    ...altered.map(
      (file) =>
        `Careful: ${file} is not the archive that was recorded under this name, or cannot be read. It was not searched. To see what was altered: npm run preserve -- --verify`,
    ),
    ...(unrecorded.length === 0
      ? []
      : isListBroken
        ? [
            `Careful: content/${archivesFile} is not in order, so no archive was searched (${unrecorded.join(', ')}). To see why: npm run check`,
          ]
        : unrecorded.map(
            (file) =>
              `Careful: ${file} has no record in content/${archivesFile}, so nothing shows what it was when it was made. It was not searched.`,
          )),
  ]
}

/** What cannot be known from all that was looked through: sentences. */
export function caveats({
  snapshots,
  archives,
  altered,
  unrecorded,
  approved,
  searched,
  isShallow,
}: SearchSources): string[] {
  const limits = searched ? [searchedInWords(searched)] : []
  const [first] = snapshots
  if (!first)
    limits.push(
      'There is no git history here, so only archives and approved texts were looked through, the texts as they stand in this folder.',
    )
  else if (isShallow) {
    limits.push(
      `This copy of the repository holds only the history since ${formatDate(first.day)}; earlier days are not known. For all of it: git fetch --unshallow`,
    )
  } else limits.push(`The history begins on ${formatDate(first.day)}; what was said before is not known.`)
  const asTyped = snapshots.filter(({ typed }) => typed.size > 0)
  if (asTyped.length > 0) {
    const revisions = new Set(asTyped.map(({ revision }) => revision)).size
    limits.push(
      `${counted(revisions, 'revision')}, the last of ${formatDate(asTyped.at(-1)?.day ?? '')}, ${plural(revisions, 'has', 'have')} files that today’s program cannot make into pages; these were searched as they were typed.`,
    )
  }
  const withoutPages = snapshots.filter((snapshot) => unshownPages(snapshot).length > 0)
  if (withoutPages.length > 0) {
    const revisions = new Set(withoutPages.map(({ revision }) => revision)).size
    const pages = [...new Set(withoutPages.flatMap(unshownPages))]
    limits.push(
      `${counted(revisions, 'revision')}, the last of ${formatDate(withoutPages.at(-1)?.day ?? '')}, ${plural(revisions, 'has', 'have')} pages that today’s templates cannot show (${nameFew(pages)}); on these, labels were searched as they are typed, such as "Posted {day}".`,
    )
  }
  if (first) {
    limits.push(
      'The history tells what stood in the repository on a day; the site itself may have shown it later, or never. Its pages were made by today’s program, which fills in the labels ("Posted {day}"). An archive shows what a revision builds for its day.',
    )
  }
  limits.push(
    archives.length === 0
      ? altered.length + unrecorded.length === 0
        ? 'There was no archive to look into.'
        : 'No archive was looked into: what is here is not what was recorded, or nothing was recorded of it.'
      : `The archives at hand are of ${[...new Set(archives.map(archiveDay))].join('; ')}. In them the wording that each keeps of its pages was searched, and the texts of their HTML.`,
  )
  if (approved === undefined) {
    limits.push(
      'The records of approvals are not in order, so no approved text was searched. To see why: npm run check',
    )
  } else if (approved.length > 0) {
    limits.push(
      'An approved text tells what somebody approved for a page from a day on, not that the site showed it. Labels stand in it as they are typed, such as "Posted {day}".',
    )
  }
  return limits
}
