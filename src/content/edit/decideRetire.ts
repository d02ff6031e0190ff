import { ledgerFile } from '../publish/ledger/readLedger.ts'
import { valueAt } from '../frontmatter/fields/fieldInWords.ts'
import { closeGaps } from './closeGaps.ts'
import { changeCounts } from './counts.ts'
import { findTarget, type Refusal } from './findTarget.ts'
import { ledgerEdits } from './ledgerEdits.ts'
import { countIn, mentions, type Wanted } from './mentions.ts'
import { ownNames } from './ownNames.ts'
import { pictureLeftovers } from './pictureLeftovers.ts'
import { onceEach, planOf, type FileDeeds, type Plan } from './plan.ts'
import type { Asking } from './question.ts'
import { replacement, takeCard, type Replacement } from './replacement.ts'
import { retiredAddresses, isForgotten, leadsTo } from './retiredAddress.ts'
import { linksToItself, retiredHref, retiredLinks } from './retiredLinks.ts'
import { retiredReferences } from './retiredReferences.ts'
import { shownPictures } from './shownPictures.ts'
import { listFlaw, type Known, type Survey } from './survey.ts'
import type { LineDeed, TextEdit } from './textEdits.ts'
import { changedTree } from './tree.ts'

/** What somebody wishes to take off the site. */
export interface RetireWish {
  /** A name, a file or an address. */
  name: string
  /** Where its visitors go from now on. */
  to?: string | undefined
  /** Who or what takes its place where the place cannot be empty. */
  instead?: string | undefined
}

const dependedOn = new Set(['home', 'contact', 'not-found', 'practice-areas'])

/**
 * Decides how a person, a role, a page or a practice area leaves the site: its file is deleted; references, links and
 * numbers are mended; its address leads elsewhere; and every line that still names it is left to a person. Pure.
 */
export function decideRetire(wish: RetireWish, survey: Survey): Plan | Refusal | Asking {
  const target = findTarget(wish.name, survey)
  if ('refused' in target) return target
  const { known } = target
  const refused = listFlaw(survey) ?? whyNot(known, survey)
  if (refused !== undefined) return { refused }
  const destination = leadsTo(known, wish, survey)
  if ('refused' in destination || 'asks' in destination) return destination
  const { to } = destination
  const instead = replacement(known, wish.instead, survey)
  if ('refused' in instead || 'asks' in instead) return instead
  return plan({ known, to, instead }, survey)
}

interface Retirement {
  known: Known
  to: string | undefined
  instead: Replacement
}

function plan({ known, to, instead }: Retirement, survey: Survey): Plan {
  const edits = new Map<string, TextEdit[]>()
  const byHand: FileDeeds[] = []
  const add = (more: ReadonlyMap<string, TextEdit[]>) => {
    for (const [file, list] of more) edits.set(file, [...(edits.get(file) ?? []), ...list])
  }
  const others = survey.open.filter(({ path }) => path !== known.file)
  for (const file of others) {
    const found = [
      ...retiredLinks(file, { known, to }, survey),
      ...retiredReferences(file, known, instead.slug),
    ]
    add(new Map([[file.path, found.flatMap((edit) => ('start' in edit ? [edit] : []))]]))
    const lines = found.flatMap((edit): LineDeed[] => ('start' in edit ? [] : [edit]))
    if (lines.length > 0) byHand.push({ file: file.path, lines })
  }
  // The fields as typed: somebody who was begun with `npm run new` counts before every blank is filled in.
  const typed = survey.open.find(({ path }) => path === known.file)?.data
  const counts = changeCounts(
    (template) =>
      known.isLive &&
      known.collection === 'attorneys' &&
      (template === 'leadership'
        ? valueAt(typed, ['leadership']) !== undefined
        : template === `${String(valueAt(typed, ['group']))}s`),
    -1,
    survey,
  )
  add(counts.edits)
  add(closeGaps(known, survey))
  add(takeCard(known, instead, survey))
  const given = retiredAddresses(known, to, survey)
  edits.set(
    ledgerFile,
    ledgerEdits(survey.tree.ledger?.text ?? '', survey.ledger ?? { lines: [], problems: [] }, {
      standing: [],
      redirected: given,
      forgotten: new Set(isForgotten(known, survey) ? [known.address ?? ''] : []),
      retarget: (href) => retiredHref(href, undefined, { known, to }, survey),
    }),
  )
  const pictures = ownPictures(known, survey)
  const made = planOf(survey, { edits, deleted: [known.file, ...pictures] })
  const after = changedTree(survey.tree, made.changes, ledgerFile)
  return {
    ...made,
    left: onceEach([
      ...byHand,
      ...linksToItself(after.files, edits, survey),
      ...pictureLeftovers(after.files, picturesOf(known, survey)),
      ...mentions(namable(after.files, known), wantedWords(known, counts.wanted, survey)),
    ]),
    notes: [
      ...[...given].map(([address, target]) => `Visitors of ${address} are led to ${target} from now on.`),
      ...counts.notes,
      ...survey.unread
        .filter((file) => file !== known.file)
        .map((file) => `${file} cannot be read, so nothing was mended in it. See npm run check.`),
    ],
  }
}

function whyNot({ file, address, collection, slug }: Known, { content, files }: Survey): string | undefined {
  const template = content.entries.pages.find((entry) => entry.file === file)?.data.template
  if (template !== undefined && dependedOn.has(template))
    return `The site cannot do without its page ${address ?? file}: other pages lead to it or stand below it. Change its text instead.`
  const below = files.filter(
    (other) => collection === 'pages' && other.collection === 'pages' && other.slug.startsWith(`${slug}/`),
  )
  if (below.length === 0) return undefined
  const names = below.map((page) => page.address ?? page.file).join(', ')
  return `Below ${address ?? file} ${below.length === 1 ? 'stands another page' : `stand ${below.length} other pages`}: ${names}. Move or retire ${below.length === 1 ? 'it' : 'them'} first.`
}

/** The pictures that a file shows and the content folder holds. */
function picturesOf({ file }: Known, { open, tree }: Survey): string[] {
  const own = open.find(({ path }) => path === file)
  const shown = own ? shownPictures(own).map(({ picture }) => picture) : []
  return [...new Set(shown)].filter((path) => tree.otherFiles.includes(path))
}

/** The pictures that only this file shows; they leave with it. */
function ownPictures(known: Known, survey: Survey): string[] {
  if (survey.unread.length > 0) return []
  const others = survey.open.filter(({ path }) => path !== known.file)
  const elsewhere = new Set(others.flatMap((file) => shownPictures(file).map(({ picture }) => picture)))
  return picturesOf(known, survey).filter((path) => !elsewhere.has(path))
}

/** The files in which its name is looked for; a role’s name is a title that many bear. */
const namable = (files: Survey['tree']['files'], { collection }: Known) =>
  files.filter(({ path }) => collection !== 'jobs' || !/^(?:attorneys|jobs)\//.test(path))

function wantedWords(known: Known, counts: readonly Wanted[], survey: Survey): Wanted[] {
  const areas = survey.files.filter(({ collection, isLive }) => collection === 'practice-areas' && isLive)
  return [
    ...ownNames(known, survey),
    ...counts,
    ...(known.collection === 'practice-areas' && known.isLive
      ? [countIn(areas.length, ['practices', 'practice areas', 'fields', 'areas'])]
      : []),
  ]
}
