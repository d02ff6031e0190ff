import { absenceOf } from '../publish/absence.ts'
import { blank } from '../frontmatter/blank.ts'
import { ledgerFile } from '../publish/ledger/readLedger.ts'
import { changeCounts, type CountChange } from './counts.ts'
import { decideRetire } from './decideRetire.ts'
import type { Refusal } from './findTarget.ts'
import { ledgerEdits } from './ledgerEdits.ts'
import { countIn, mentions } from './mentions.ts'
import { newKinds, type NewKind } from './newKinds.ts'
import { newText } from './newText.ts'
import { kindOrAsk, missing, wrongReference, wrongWish, type NewWish } from './newWish.ts'
import { placeOfNew, type NewPlace } from './placeOfNew.ts'
import { planOf, type Plan } from './plan.ts'
import type { Asking } from './question.ts'
import { listFlaw, type Survey } from './survey.ts'
import { takePlace } from './takePlace.ts'
import { changedTree } from './tree.ts'
import type { TextEdit } from './textEdits.ts'

/** Decides what a new file says, which numbers change with it, and whether its address is recorded. Pure. */
export function decideNew(wish: NewWish, survey: Survey): Plan | Refusal | Asking {
  const kind = newKinds.find(({ word }) => word === wish.kind?.trim().toLowerCase().replaceAll(' ', '-'))
  if (!kind) return kindOrAsk(wish.kind)
  const asks = missing(kind, wish)
  if (asks) return asks
  const form = kind.forms && wish.fields[kind.forms.field]?.[0]?.trim()
  const refused =
    listFlaw(survey) ?? wrongWish(kind, form, wish) ?? wrongReference(kind, form, { wish, survey })
  if (refused !== undefined) return { refused }
  const place = placeOfNew(kind, wish, survey)
  if ('refused' in place) return place
  return planned({ kind, form, wish, place }, survey)
}

interface Wanted {
  kind: NewKind
  form: string | undefined
  wish: NewWish
  place: NewPlace
}

function planned({ kind, form, wish, place }: Wanted, survey: Survey): Plan {
  const { today } = survey
  const isPlaced = wish.fields['order'] === undefined
  const taken = isPlaced ? takePlace({ collection: kind.collection, form }, survey) : undefined
  const { text, texts } = newText({ kind, form, wish, name: place.name, order: taken?.order }, survey)
  const showing = {
    draft: texts.get('draft') === 'true',
    publishOn: texts.get('publishOn'),
    expiresOn: texts.get('expiresOn'),
  }
  const isLive = absenceOf(showing, today) === undefined
  const isLeader = [...texts.keys()].some((way) => way.startsWith('leadership.'))
  const counts: CountChange =
    kind.collection === 'attorneys' && isLive
      ? changeCounts(
          (template) => (template === 'leadership' ? isLeader : template === `${form ?? ''}s`),
          1,
          survey,
        )
      : { edits: new Map(), wanted: [], notes: [] }
  const areas = survey.files.filter(({ collection, isLive: live }) => collection === 'practice-areas' && live)
  const wanted =
    kind.collection === 'practice-areas' && isLive
      ? [countIn(areas.length, ['practices', 'practice areas', 'fields', 'areas'])]
      : counts.wanted
  const edits = new Map<string, TextEdit[]>(counts.edits)
  if (place.address !== undefined && isLive) {
    edits.set(
      ledgerFile,
      ledgerEdits(survey.tree.ledger?.text ?? '', survey.ledger ?? { lines: [], problems: [] }, {
        standing: [place.address],
        redirected: new Map(),
        retarget: () => undefined,
      }),
    )
  }
  const blanks = text.split(blank).length - 1
  const name = place.file.replace(/\.mdx$/, '')
  const made = planOf(survey, { edits, created: [{ path: place.file, text }] })
  const others = changedTree(survey.tree, made.changes, ledgerFile).files.filter(
    ({ path }) => path !== place.file,
  )
  return {
    ...made,
    left: wanted.length === 0 ? [] : mentions(others, wanted),
    notes: [
      `Fill in what says ${blank}: ${blanks === 1 ? '1 place' : `${blanks} places`} in the new file. npm run check names every field that has one, and the text below the fields.`,
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
      decide: (later) => decideRetire({ name }, later),
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
