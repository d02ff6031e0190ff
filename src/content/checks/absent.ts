import { absenceInWords } from '../publish/absence.ts'
import type { Absent } from '../readContent.ts'
import type { Told } from '../model/problem.ts'
import type { Content } from '../readContent.ts'

/** What to do about a link or field that leads to something absent. */
const wayOut = (absent: Absent, what: string): string =>
  absent.absence.why === 'early' && absent.absence.takesEffect
    ? untilItTakesEffect(absent.file)
    : `Take ${what} out${absent.absence.why === 'early' ? ' until then' : ''}, or ${showAgain(absent)}.`

/** How what is absent comes onto the site today: the end of a sentence. */
export const showAgain = ({ file, absence }: Pick<Absent, 'file' | 'absence'>): string =>
  absence.why === 'draft'
    ? `take the line "draft: true" out of ${file}`
    : absence.why === 'early'
      ? `write an earlier day into "publishOn" in ${file}`
      : `write a later day into "expiresOn" in ${file}`

/** What to do where no text stands until the one that waits takes effect: none that is in force was ever kept. */
export const untilItTakesEffect = (file: string): string =>
  `No text of this page that is in force now was approved, so none can stand there until then. Take the line "effectiveOn" out of ${file}; or bring the text before it back, have it approved with npm run approve, and change it again afterwards.`

/** What is said of a link to an absent page, person or role; undefined when the target is none. */
export function absentTarget(
  href: string,
  target: { path: string } | { anchor: string },
  { absent }: Content,
): Told | undefined {
  const found = absent.find(({ path, slug }) =>
    'path' in target ? path === target.path : path === undefined && slug === target.anchor,
  )
  if (found === undefined) return undefined
  const kind =
    found.path !== undefined ? 'a page that' : found.collection === 'jobs' ? 'a role that' : 'a person who'
  return [
    'not-on-site',
    `The link "${href}" leads to ${kind} ${absenceInWords(found.absence)}.`,
    wayOut(found, 'the link'),
  ]
}

/** What is said of a field that names an absent file; undefined when the file is none. `field`: as `fieldInWords` has it. */
export function absentReference(
  field: string,
  { collection, slug }: Pick<Absent, 'collection' | 'slug'>,
  { absent }: Content,
): Told | undefined {
  const found = absent.find((file) => file.collection === collection && file.slug === slug)
  return (
    found && [
      'not-on-site',
      `${field} names "${slug}", which ${absenceInWords(found.absence)}.`,
      wayOut(found, 'it'),
    ]
  )
}

/** What is said of a page whose page above is absent. */
export const belowAbsent = (path: string, above: Absent): Told => [
  'not-on-site',
  `The page ${path} stands below ${above.path ?? above.slug}, which ${absenceInWords(above.absence)}.`,
  above.absence.why === 'draft'
    ? `Write draft: true in this file too, or take that line out of ${above.file}.`
    : `Give this file the same days as ${above.file}, or change those.`,
]

/** What is said of an absent page that the site cannot do without. */
export const indispensable = ({ absence, template }: Absent): Told => [
  'not-on-site',
  `The site cannot do without its page with the template "${template ?? ''}", which ${absenceInWords(absence)}.`,
  `Take the line "${{ draft: 'draft', early: 'publishOn', over: 'expiresOn' }[absence.why]}" out of this file.`,
]
