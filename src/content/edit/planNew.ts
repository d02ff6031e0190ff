import { getUnpublishedReason } from '../publish/publishState.ts'
import { isPlaceholder, placeholder } from '../parse/fieldTexts.ts'
import { urlListEdits } from './urlListEdits.ts'
import type { Collection } from '../model/contentType.ts'
import { newKinds, type NewKind } from './newKinds.ts'
import { newText } from './newText.ts'
import {
  resolveKind,
  firstMissingOption,
  wrongReference,
  validateNewOptions,
  type NewOptions,
} from './newOptions.ts'
import { newFileTarget, type NewFileTarget } from './newFileTarget.ts'
import { buildChangeset, type Plan, type PlanError, type NeedsInput } from './plan.ts'
import { urlListError, type ContentIndex } from './indexContent.ts'
import { insertIntoOrder } from './numberedLists.ts'
import { counted } from '../text/plural.ts'

/** Decides what a new file says, which numbers change with it, and whether its address is recorded. Pure. */
export function planNew(options: NewOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const { registry } = index.content
  const kind = newKinds(registry).find(
    ({ word }) => word === options.kind?.trim().toLowerCase().replaceAll(' ', '-'),
  )
  if (!kind) return resolveKind(registry, options.kind)
  const asks = firstMissingOption(kind, options)
  if (asks) return asks
  const form = kind.variants && options.fields[kind.variants.field]?.[0]?.trim()
  const error =
    urlListError(index) ??
    validateNewOptions(registry, kind, form, options) ??
    wrongReference(kind, form, { options, index })
  if (error !== undefined) return { error }
  const place = newFileTarget(kind, options, index)
  if ('error' in place) return place
  return planned({ kind, form, options, place }, index)
}

interface RequestedFile {
  kind: NewKind
  form: string | undefined
  options: NewOptions
  place: NewFileTarget
}

function planned({ kind, form, options, place }: RequestedFile, index: ContentIndex): Plan {
  const { today } = index
  const isPlaced = options.fields['order'] === undefined
  const taken = isPlaced ? insertIntoOrder({ collection: kind.collection, form }, index) : undefined
  const { text, texts } = newText({ kind, form, options, name: place.name, order: taken?.order }, index)
  const showing = {
    draft: texts.get('draft') === 'true',
    publishOn: texts.get('publishOn'),
    expiresOn: texts.get('expiresOn'),
  }
  const isLive = getUnpublishedReason(showing, today) === undefined
  const { address } = place
  const listed =
    address !== undefined && isLive && !isPlaceholder(place.name)
      ? urlListEdits(index, { standing: [address] })
      : []
  const blanks = text.split(placeholder).length - 1
  const created = [{ path: place.file, text }]
  const { changes, summary } = buildChangeset(index, { edits: listed, created })
  return {
    changes,
    summary,
    todo: [],
    notes: [
      `Fill in what says ${placeholder}: ${counted(blanks, 'place')} in the new file. npm run check names every field that has one, and the text below the fields.`,
      ...(isLive ? [] : [notYet(kind.collection)]),
      ...(taken === undefined ? [] : [taken.sentence]),
      ...(kind.note === undefined ? [] : [kind.note]),
    ],
  }
}

const notYet = ({ base }: Collection): string =>
  base === undefined
    ? 'It is not on the site yet.'
    : 'It is not on the site yet, so its address is not in the list of addresses yet. When you publish it, npm run check says so.'
