import type { UnpublishedEntry, Content } from '../model/content.ts'
import { describeUnpublished } from '../publish/publishState.ts'
import type { RuleMessage } from '../model/diagnostic.ts'

/** What to do about a link or field that leads to something unpublished. */
const unpublishedFix = (absent: UnpublishedEntry, what: string): string =>
  absent.reason.why === 'early' && absent.reason.takesEffect
    ? untilItTakesEffect(absent.file)
    : `Take ${what} out${absent.reason.why === 'early' ? ' until then' : ''}, or ${howToPublish(absent)}.`

/** How what is unpublished comes onto the site today: the end of a sentence. */
export const howToPublish = ({ file, reason }: Pick<UnpublishedEntry, 'file' | 'reason'>): string =>
  reason.why === 'draft'
    ? `take the line "draft: true" out of ${file}`
    : reason.why === 'early'
      ? `write an earlier day into "publishOn" in ${file}`
      : `write a later day into "expiresOn" in ${file}`

/** What to do where no text stands until the one that waits takes effect: none that is in force was ever kept. */
export const untilItTakesEffect = (file: string): string =>
  `No text of this page that is in force now was approved, so none can stand there until then. Take the line "effectiveOn" out of ${file}; or bring the text before it back, have it approved with npm run approve, and change it again afterwards.`

/** The message on a link to an unpublished page, person or role; undefined when the target is none. */
export function unpublishedTarget(
  href: string,
  target: { path: string } | { anchor: string },
  { unpublished }: Content,
): RuleMessage | undefined {
  const found = unpublished.find(({ path, slug }) =>
    'path' in target ? path === target.path : path === undefined && slug === target.anchor,
  )
  if (found === undefined) return undefined
  const kind =
    found.path !== undefined
      ? 'a page that'
      : `${found.collection.noun} ${found.collection.isOfPeople ? 'who' : 'that'}`
  return [
    'not-on-site',
    `The link "${href}" leads to ${kind} ${describeUnpublished(found.reason)}.`,
    unpublishedFix(found, 'the link'),
  ]
}

/** The message on a field that names an unpublished file; undefined when the file is none. `field`: as `formatField` has it. */
export function unpublishedReference(
  field: string,
  { collection, slug }: Pick<UnpublishedEntry, 'collection' | 'slug'>,
  { unpublished }: Content,
): RuleMessage | undefined {
  const found = unpublished.find((file) => file.collection === collection && file.slug === slug)
  return (
    found && [
      'not-on-site',
      `${field} names "${slug}", which ${describeUnpublished(found.reason)}.`,
      unpublishedFix(found, 'it'),
    ]
  )
}

/** The message on a page whose page above is unpublished. */
export const belowUnpublished = (path: string, above: UnpublishedEntry): RuleMessage => [
  'not-on-site',
  `The page ${path} stands below ${above.path ?? above.slug}, which ${describeUnpublished(above.reason)}.`,
  above.reason.why === 'draft'
    ? `Write draft: true in this file too, or take that line out of ${above.file}.`
    : `Give this file the same days as ${above.file}, or change those.`,
]

/** The message on an unpublished page that the site cannot do without. */
export const requiredPageUnpublished = ({ reason }: UnpublishedEntry, kind: string): RuleMessage => [
  'not-on-site',
  `The site cannot do without its page with the template "${kind}", which ${describeUnpublished(reason)}.`,
  `Take the line "${{ draft: 'draft', early: 'publishOn', over: 'expiresOn' }[reason.why]}" out of this file.`,
]
