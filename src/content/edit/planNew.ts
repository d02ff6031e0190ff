import { getUnpublishedReason } from '../publish/publishState.ts'
import { placeholder } from '../frontmatter/placeholder.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { changeCounts, type CountChange } from './counts.ts'
import { planRetire } from './planRetire.ts'
import type { PlanError } from './resolveEntry.ts'
import { urlListEdits } from './urlListEdits.ts'
import { countTerm, findMentions } from './findMentions.ts'
import { newKinds, type NewKind } from './newKinds.ts'
import { newText } from './newText.ts'
import { resolveKind, firstMissingOption, wrongReference, validateNewOptions, type NewOptions } from './newOptions.ts'
import { newFileTarget, type NewFileTarget } from './newFileTarget.ts'
import { buildChangeset, type Plan } from './plan.ts'
import type { NeedsInput } from './needsInput.ts'
import { urlListError, type ContentIndex } from './indexContent.ts'
import { insertIntoOrder } from './insertIntoOrder.ts'
import { changedTree } from './tree.ts'
import type { TextEdit } from './textEdits.ts'
import { counted } from '../text/plural.ts'

/** Decides what a new file says, which numbers change with it, and whether its address is recorded. Pure. */
export function planNew(wish: NewOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const kind = newKinds.find(({ word }) => word === wish.kind?.trim().toLowerCase().replaceAll(' ', '-'))
  if (!kind) return resolveKind(wish.kind)
  const asks = firstMissingOption(kind, wish)
  if (asks) return asks
  const form = kind.variants && wish.fields[kind.variants.field]?.[0]?.trim()
  const error =
    urlListError(index) ?? validateNewOptions(kind, form, wish) ?? wrongReference(kind, form, { wish, survey: index })
  if (error !== undefined) return { error }
  const place = newFileTarget(kind, wish, index)
  if ('error' in place) return place
  return planned({ kind, form, wish, place }, index)
}

interface RequestedFile {
  kind: NewKind
  form: string | undefined
  wish: NewOptions
  place: NewFileTarget
}

function planned({ kind, form, wish, place }: RequestedFile, index: ContentIndex): Plan {
  const { today } = index
  const isPlaced = wish.fields['order'] === undefined
  const taken = isPlaced ? insertIntoOrder({ collection: kind.collection, form }, index) : undefined
  const { text, texts } = newText({ kind, form, wish, name: place.name, order: taken?.order }, index)
  const showing = {
    draft: texts.get('draft') === 'true',
    publishOn: texts.get('publishOn'),
    expiresOn: texts.get('expiresOn'),
  }
  const isLive = getUnpublishedReason(showing, today) === undefined
  const isLeader = [...texts.keys()].some((way) => way.startsWith('leadership.'))
  const counts: CountChange =
    kind.collection === 'attorneys' && isLive
      ? changeCounts(
          (template) => (template === 'leadership' ? isLeader : template === `${form ?? ''}s`),
          1,
          index,
        )
      : { edits: new Map(), wanted: [], notes: [] }
  const areas = index.files.filter(({ collection, isLive: live }) => collection === 'practice-areas' && live)
  const wanted =
    kind.collection === 'practice-areas' && isLive
      ? [countTerm(areas.length, ['practices', 'practice areas', 'fields', 'areas'])]
      : counts.wanted
  const edits = new Map<string, TextEdit[]>(counts.edits)
  if (place.address !== undefined && isLive) {
    edits.set(
      urlListFile,
      urlListEdits(index.tree.urlList?.text ?? '', index.urlList ?? { lines: [], problems: [] }, {
        standing: [place.address],
        redirected: new Map(),
        retarget: () => undefined,
      }),
    )
  }
  const blanks = text.split(placeholder).length - 1
  const name = place.file.replace(/\.mdx$/, '')
  const made = buildChangeset(index, { edits, created: [{ path: place.file, text }] })
  const others = changedTree(index.tree, made.changes, urlListFile).files.filter(
    ({ path }) => path !== place.file,
  )
  return {
    ...made,
    todo: wanted.length === 0 ? [] : findMentions(others, wanted),
    notes: [
      `Fill in what says ${placeholder}: ${counted(blanks, 'place')} in the new file. npm run check names every field that has one, and the text below the fields.`,
      ...(isLive ? [] : [notYet(kind.collection)]),
      ...(taken === undefined ? [] : [taken.sentence]),
      ...(kind.collection === 'legal'
        ? [
            'The field "sections" says 1. Raise it with every section (a heading that begins with ##) that you add.',
          ]
        : []),
      ...counts.notes,
    ],
    undo: {
      command: `npm run retire -- ${name} --anyway`,
      decide: (later) => planRetire({ name }, later),
    },
  }
}

/** What was left as it is, because the new file is not on the site yet. */
function notYet(collection: NewKind['collection']): string {
  const then = 'When you publish it, npm run check names what else to change.'
  switch (collection) {
    case 'attorneys':
      return `It is not on the site yet, so the number of people on the page stays as it is. ${then}`
    case 'jobs':
      return 'It is not on the site yet.'
    default:
      return `It is not on the site yet, so its address is not in the list of addresses yet. ${then}`
  }
}
