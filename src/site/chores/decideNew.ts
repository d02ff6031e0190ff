import { absenceOf } from '../absence.ts'
import { blank } from '../blank.ts'
import { collections } from '../collections.ts'
import { ledgerFile } from '../ledger/readLedger.ts'
import { wrongAddress } from '../ledger/wrongAddress.ts'
import { nearest, suggestion } from '../nearest.ts'
import { changeCounts, type CountChange } from './counts.ts'
import { findTarget, type Refusal } from './findTarget.ts'
import { ledgerEdits } from './ledgerEdits.ts'
import { countIn, mentions } from './mentions.ts'
import { flaggable, newFields, newKinds, type NewKind } from './newKinds.ts'
import { newText } from './newText.ts'
import { planOf, type Plan } from './plan.ts'
import type { Asking, Question } from './question.ts'
import { shellWord } from './shellWord.ts'
import { slugOf } from './slugOf.ts'
import { listFlaw, type Survey } from './survey.ts'
import { takePlace } from './takePlace.ts'
import type { TextEdit } from './textEdits.ts'

/** A new file as somebody wishes it. */
export interface NewWish {
  /** `person`, `practice-area`, `role`, `legal-page` or `page`. */
  kind?: string | undefined
  /** Texts for fields, by their ways: `name`, `pay.from`; a list may have several. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The file’s name, when it is to be another than its title’s. */
  file?: string | undefined
  /** The page below which a page stands; empty for none. */
  below?: string | undefined
  draft: boolean
}

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
  const place = placeOf(kind, wish, survey)
  if ('refused' in place) return place
  return planned({ kind, form, wish, place }, survey)
}

/** What people call the kinds besides: the names of folders, and of what is in them. */
const otherWords = [
  {
    typed: /^(?:attorneys?|lawyers?|people|persons|partners?|associates?|counsels?|staff|leaders?)$/i,
    word: 'person',
  },
  { typed: /^(?:practices?|practice[- ]areas|areas?)$/i, word: 'practice-area' },
  { typed: /^(?:jobs?|roles|openings?|positions?|vacanc(?:y|ies)|careers?)$/i, word: 'role' },
  { typed: /^(?:legal|legal[- ]pages|polic(?:y|ies))$/i, word: 'legal-page' },
  { typed: /^pages$/i, word: 'page' },
] as const

function kindOrAsk(typed: string | undefined): Refusal | Asking {
  const words = newKinds.map(({ word }) => word)
  if (typed === undefined || typed.trim() === '') {
    const choices = newKinds.map(({ word, words: meaning }) => ({ word, words: meaning }))
    return { asks: { flag: 'kind', sentence: 'What do you want to add?', choices } }
  }
  const meant = otherWords.find((entry) => entry.typed.test(typed.trim()))?.word
  return {
    refused: `There is no kind "${typed}". ${meant === undefined ? suggestion(typed, words) : `Did you mean "${meant}"?`}`,
  }
}

/** What must be known first. */
function missing({ naming, forms, collection }: NewKind, { fields, below }: NewWish): Asking | undefined {
  const given = (field: string) => (fields[field]?.[0]?.trim() ?? '') !== ''
  if (!given(naming.field)) return { asks: { flag: naming.field, sentence: naming.sentence } }
  if (forms && !given(forms.field))
    return { asks: { flag: forms.field, sentence: forms.sentence, choices: forms.choices } }
  if (collection !== 'pages' || below !== undefined) return undefined
  const asks: Question = {
    flag: 'below',
    sentence: 'Below which page does it stand, for example /about? (Press Enter for none)',
    suggested: '',
    isOptional: true,
  }
  return { asks }
}

/** What cannot be wished of this kind. */
function wrongWish(kind: NewKind, form: string | undefined, { fields, below }: NewWish): string | undefined {
  const { forms } = kind
  if (forms && !forms.choices.some(({ word }) => word === form)) {
    const words = forms.choices.map(({ word }) => word)
    return `The field "${forms.field}" does not know "${form ?? ''}". ${suggestion(form ?? '', words)}`
  }
  if (below !== undefined && below !== '' && kind.collection !== 'pages')
    return `Only a page can stand below another one. Leave out --below.`
  const known = [...flaggable(newFields(kind, form)), ...(forms ? [forms.field] : [])]
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  return unknown === undefined
    ? undefined
    : `${form === undefined ? kind.words : `${kind.words} of the kind "${form}"`} has no field "${unknown}". ${suggestion(unknown, known)}`
        .replace(/^a/, 'A')
        .trim()
}

function wrongReference(
  kind: NewKind,
  form: string | undefined,
  { wish, survey }: { wish: NewWish; survey: Survey },
): string | undefined {
  const { properties = {} } = newFields(kind, form)
  const areas = survey.content.slugs['practice-areas']
  for (const [name, field] of Object.entries(properties)) {
    if ((field.items ?? field)['x-points-at'] !== 'practice-areas') continue
    const wrong = wish.fields[name]?.find((slug) => !areas.includes(slug))
    if (wrong === undefined) continue
    const close = nearest(wrong, areas)
    return `There is no practice area "${wrong}". ${close === undefined ? `There are: ${areas.join(', ')}.` : `Did you mean "${close}"?`}`
  }
  return undefined
}

interface NewPlace {
  file: string
  address: string | undefined
  name: string
}

/** Where the file stands; refused when something stands there already, or the name gives no address. */
function placeOf(kind: NewKind, wish: NewWish, survey: Survey): NewPlace | Refusal {
  const { collection, naming } = kind
  const name = wish.fields[naming.field]?.[0]?.trim().replace(/\s+/g, ' ') ?? ''
  const wanted = wish.file?.trim().replace(/\.mdx$/, '')
  const part = slugOf(wanted ?? name)
  if (wanted !== undefined && part !== wanted)
    return {
      refused: `"${wish.file ?? ''}" cannot be a file’s name: names have small letters a to z, digits and single hyphens.${part === '' ? '' : ` Write --file ${part}.`}`,
    }
  if (part === '')
    return {
      refused: `The name "${name}" has no letter that a file’s name can have. Write one of your own with --file, for example --file jane-sample.`,
    }
  const above = parentOf(wish.below, survey)
  if (typeof above !== 'string') return above
  const slug = above === '' ? part : `${above}/${part}`
  const { base } = collections[collection]
  const address = base === undefined ? undefined : `${base}/${slug}`
  const file = `${collection}/${slug}.mdx`
  const wrong = address === undefined ? undefined : wrongAddress(address)
  if (wrong) return { refused: `${wrong.message} Choose another name with --file.` }
  const paths = [...survey.tree.files.map(({ path }) => path), ...survey.tree.otherFiles]
  const there = paths.find((path) => path.toLowerCase() === file)
  const isFree = (other: string) =>
    !paths.includes(`${file.replace(/\.mdx$/, '')}-${other}.mdx`) &&
    !survey.files.some((known) => known.address === `${address ?? ''}-${other}`)
  const free = ['2', '3', '4', '5', '6', '7', '8', '9'].find(isFree) ?? '10'
  const otherName = `give this one another name:\n${commandOf(kind, wish)} --file ${part}-${free}`
  if (there !== undefined)
    return {
      refused: `There is a file ${there} already, and nothing is written over it. If you mean another one, ${otherName}`,
    }
  const claims = survey.files.find((known) => known.address === address && address !== undefined)
  if (claims)
    return {
      refused: `The page ${claims.file} has the address ${address ?? ''} already. If you mean another one, ${otherName}`,
    }
  const twin = survey.files.find(
    (known) => known.address !== undefined && known.name.toLowerCase() === name.toLowerCase(),
  )
  return address !== undefined && twin
    ? { refused: `${twin.file} has the title "${twin.name}" already. Give this page a title of its own.` }
    : { file, address, name }
}

/** The command that wishes this, without a name for the file. */
function commandOf({ word }: NewKind, { fields, below, draft }: NewWish): string {
  const given = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text) => `--${field} ${shellWord(text)}`),
  )
  return [
    `npm run new -- ${word}`,
    ...given,
    ...(below === undefined || below === '' ? [] : [`--below ${shellWord(below)}`]),
    ...(draft ? ['--draft'] : []),
  ].join(' ')
}

/** The slug of the page above, empty for none. */
function parentOf(below: string | undefined, survey: Survey): string | Refusal {
  if (below === undefined || ['', '/'].includes(below.trim())) return ''
  const above = findTarget(below, survey)
  if ('refused' in above) return above
  const { collection, address, name } = above.known
  return address !== undefined && address.length > 1 && (collection === 'pages' || collection === 'legal')
    ? address.slice(1)
    : { refused: `No page can stand below ${name}. Choose a page such as /about, or leave out --below.` }
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
  const taken = isPlaced
    ? takePlace({ collection: kind.collection, form, name: place.name }, survey)
    : undefined
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
  const edits = new Map<string, TextEdit[]>([...(taken?.edits ?? []), ...counts.edits])
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
  return {
    ...planOf(survey, { edits, created: [{ path: place.file, text }] }),
    left: wanted.length === 0 ? [] : mentions(survey.tree.files, wanted),
    notes: [
      `Fill in what says ${blank}: ${blanks === 1 ? '1 place' : `${blanks} places`} in the new file. npm run check names every field that has one, and the text below the fields.`,
      ...(isLive
        ? []
        : [
            `It is not on the site yet, so no number and no address was changed. When you publish it, npm run check names what else to change.`,
          ]),
      ...(taken === undefined ? [] : [taken.sentence]),
      ...(kind.collection === 'legal'
        ? [
            'The field "sections" says 1. Raise it with every section (a heading that begins with ##) that you add.',
          ]
        : []),
      ...counts.notes,
      `To undo all of it: npm run retire -- ${place.file.replace(/\.mdx$/, '')} --anyway`,
    ],
  }
}
