import { associates } from '../pages/associates/data.ts'
import { partners } from '../pages/partners/data.ts'
import { attorneys } from '../collections/attorneys/schema.ts'
import { placeholder } from '../../content/parse/fieldTexts.ts'
import { valueAt } from '../../content/model/fieldPath.ts'
import { insertIntoOrder, renumberAfterRemoval } from '../../content/edit/numberedLists.ts'
import { changeCounts } from '../../content/edit/counts.ts'
import { findLinks } from '../../content/edit/findLinks.ts'
import { resolveEntry } from '../../content/edit/resolveEntry.ts'
import { formatHref, names, parseHref } from '../../content/publish/href.ts'
import { findMentions } from '../../content/edit/findMentions.ts'
import { asField } from '../../content/edit/newText.ts'
import { replaceWords, type EditableFile, type FileEdit } from '../../content/edit/parseEditable.ts'
import { ownNames } from '../../content/edit/ownNames.ts'
import {
  onceEach,
  buildChangeset,
  type Plan,
  type PlanError,
  type NeedsInput,
} from '../../content/edit/plan.ts'
import { chooseSubstitute, transferPlaceInRow } from '../../content/edit/substitute.ts'
import { ownAddress, type IndexedFile, type ContentIndex } from '../../content/edit/indexContent.ts'
import type { TextEdit } from '../../content/text/textEdits.ts'
import { counted } from '../../content/text/plural.ts'

/** The options of a promotion. */
export interface PromoteOptions {
  /** A name or a file. */
  name: string
  /** The new title; "Partner" when none is given. */
  title?: string | undefined
  /** What the person has achieved, a sentence each; blanks when none is given. */
  keyAchievements?: readonly string[] | undefined
  /** Who takes the person's card among the associates of the Attorneys page, if there is one. */
  instead?: string | undefined
}

/**
 * Plans how an associate or counsel becomes a partner: the fields of the file, the numbers and sentences of
 * both pages that count their people, the links to the profile, and the card on the Attorneys page. Other
 * lines that name the person are listed in `todo`. Pure.
 */
export function planPromote(options: PromoteOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const target = resolveEntry(options.name, index)
  if ('error' in target) return target
  const { known } = target
  const file = index.open.find(({ path }) => path === known.file)
  const refused = whyNot(known, file)
  if (refused !== undefined || !file)
    return { error: refused ?? `${known.file} cannot be read. See npm run check.` }
  const instead = chooseSubstitute(known, options.instead, index)
  if ('error' in instead || 'prompt' in instead) return instead
  const fewer = changeCounts((listing) => known.isLive && listing === associates.lists, -1, index)
  const more = changeCounts((listing) => known.isLive && listing === partners.lists, 1, index)
  const edits = [
    ...ownEdits(file, options, index).map((edit) => ({ file: file.path, ...edit })),
    ...fewer.edits,
    ...more.edits,
    ...renumberAfterRemoval(known, index),
    ...transferPlaceInRow(known, instead, index),
    ...linkEdits(known, index),
  ]
  const { changes, summary, byHand, after } = buildChangeset(index, { edits })
  const others = after.files.filter(({ path }) => path !== known.file)
  const blanks =
    (after.files.find(({ path }) => path === known.file)?.text.split(placeholder).length ?? 1) - 1
  return {
    changes,
    summary,
    todo: onceEach([
      ...byHand,
      ...findMentions(index.content.registry, others, [
        ...ownNames(known, index),
        ...fewer.wanted,
        ...more.wanted,
      ]),
    ]),
    notes: [
      `${known.name} stands on the page of partners from now on.`,
      ...(blanks > 0
        ? [`Fill in what says ${placeholder}: ${counted(blanks, 'place')} in ${known.file}.`]
        : []),
      ...(known.isLive ? [] : ['It is not on the site today, so the numbers of people stay as they are.']),
      ...fewer.notes,
      ...more.notes,
    ],
  }
}

function whyNot({ name, collection, file }: IndexedFile, open: EditableFile | undefined): string | undefined {
  if (collection !== attorneys) return `${file} is no person. Write the name of an associate or counsel.`
  const group = valueAt(open?.data, ['group'])
  if (group === 'partner') return `${name} is a partner already. Nothing was changed.`
  return group === 'staff'
    ? `${name} is of the staff, and only associates and counsel become partners by this command. Change the field "group" by hand; npm run check then names the fields that a partner needs.`
    : undefined
}

/** The edits of the person's own file. */
function ownEdits(
  file: EditableFile,
  { title = 'Partner', keyAchievements = [] }: PromoteOptions,
  index: ContentIndex,
): TextEdit[] {
  const place = insertIntoOrder({ collection: attorneys, form: 'partner' }, index)?.order
  return [
    ...fieldEdit(file, 'group', ['group: partner']),
    ...fieldEdit(file, 'title', [`title: ${asField(title)}`]),
    ...fieldEdit(file, 'order', place === undefined ? [] : [`order: ${place}`]),
    ...fieldEdit(file, 'featured', []),
    ...fieldEdit(file, 'keyFocusAreas', [
      'keyAchievements:',
      ...(keyAchievements.length > 0 ? keyAchievements : [placeholder]).map((text) => `  - ${asField(text)}`),
    ]),
  ]
}

/** The edit that replaces a field, with all its lines, by others; none where the file lacks the field. */
function fieldEdit(
  { plain, scalars, bodyStart }: EditableFile,
  name: string,
  lines: readonly string[],
): TextEdit[] {
  const start = new RegExp(`^${name}[^\\S\\n]*:`, 'm').exec(plain.slice(0, bodyStart))?.index
  const last = Math.max(-1, ...scalars.filter(({ path }) => path[0] === name).map(({ end }) => end - 1))
  if (start === undefined || last < start) return []
  const lineEnd = plain.indexOf('\n', last) + 1
  const before = plain.slice(start, lineEnd).trimEnd()
  if (before === lines.join('\n')) return []
  const words = [before, ...(lines.length === 0 ? [] : [lines.join('\n')])].map((text) =>
    text.replace(/\n\s*-\s+/g, '; ').replace(/:;/, ':'),
  )
  return [
    {
      start,
      end: lineEnd,
      text: lines.map((line) => `${line}\n`).join(''),
      words: lines.length === 0 ? `${words.join()} (taken out)` : words.join(' → '),
    },
  ]
}

/** The edits of links to the profile on the page of associates. */
function linkEdits(known: IndexedFile, index: ContentIndex): FileEdit[] {
  const pageOf = ({ name }: { name: string }) => [...index.kindAt].find(([, kind]) => kind.name === name)?.[0]
  const [from, to] = [pageOf(associates), pageOf(partners)]
  if (from === undefined || to === undefined) return []
  return index.open.flatMap((file) =>
    findLinks(file).flatMap((link) => {
      const parts = link.kind === 'link' ? parseHref(link.href, index.site) : undefined
      const path = parts?.path === '' ? ownAddress(index, file.path) : parts?.path
      if (!parts || path !== from || !names(parts.hash, known.slug)) return []
      return [replaceWords(file, link, { from: link.href, to: formatHref({ ...parts, path: to }) })]
    }),
  )
}
