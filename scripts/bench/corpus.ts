import { seededRandom } from '../../src/firm/art/seed.ts'

/** A page of the corpus, before it is put into the form of a system. */
export interface CorpusPage {
  /** The last part of its address, and the name of its file. */
  slug: string
  title: string
  lede: string
  /** 50 to 160 characters. */
  description: string
  /** Markdown of about 350 words, a sentence a line, with links to two other pages. */
  body: string
  /** Every heading, sentence and list item of the body as a visitor reads it, in its order. */
  texts: readonly string[]
}

/** The folder of all pages, in addresses and on the disk. */
export const corpusFolder = 'profiles'

/** The last part of a page's address. @param number from 1 on */
export const corpusSlug = (number: number): string => `profile-${String(number).padStart(5, '0')}`

/**
 * Makes pages that are the same each time. Only the links of a page depend on how many pages there are.
 * @param count how many
 */
export const makeCorpus = (count: number): CorpusPage[] =>
  Array.from({ length: count }, (_, index) => makePage(index + 1, count))

const givenNames =
  'Ada Bela Carla Dario Edda Femke Gino Hanna Ivo Jana Karl Lena Marek Nela Otto Paula Remo Sofia Tilda Urs'
const familyNames =
  'Abend Brandt Corvin Dahl Ekholm Falk Grieg Holm Ibarra Jansen Kastner Lund Moreau Nyberg Orsini Palm'
const fields = 'charter parties,marine insurance,port leases,salvage,bills of lading,pilotage,ship finance'
const words =
  'cargo vessel harbor charter owner carrier buyer seller notice clause term voyage delay demurrage berth crane ' +
  'pilot tug insurer broker invoice lien deposit ledger account record answer letter meeting question document ' +
  'draft hearing filing court judge clerk panel witness report survey damage repair hull engine deck container ' +
  'manifest customs duty permit lease tenant terminal warehouse freight route weather season partner colleague'
const joints = 'and for with in of against under through before after near beside'

/** The sentences of each part of a page: a number of words each. */
const outline = [
  { heading: undefined, sentences: [14, 12, 16, 15] },
  { heading: 'Daily work', sentences: [15, 13, 16, 12, 14], linkTo: 7 },
  { heading: 'Matters of the last years', sentences: [14, 13], items: [10, 14, 12, 13] },
  { heading: undefined, sentences: [12, 16, 15] },
  { heading: 'How it began', sentences: [16, 12, 15, 13, 14], linkTo: 13 },
  { heading: undefined, sentences: [12, 11, 13] },
] as const

function makePage(number: number, count: number): CorpusPage {
  const random = seededRandom(corpusSlug(number))
  const pick = (list: string, separator = ' '): string => {
    const items = list.split(separator)
    return items[Math.floor(random() * items.length)] ?? ''
  }
  const texts: string[] = []
  /** Adds a text as visitors read it. @returns it as Markdown */
  const say = (markdown: string): string => {
    texts.push(markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', ''))
    return markdown
  }
  const sentence = (length: number): string => {
    const chosen = Array.from({ length }, (_, at) => pick(at % 3 === 2 ? joints : words))
    const kind = Math.floor(random() * 4)
    const mark = ['**', '*'][kind]
    if (mark !== undefined) chosen[3] = `${mark}${chosen[3]}${mark}`
    const line = chosen.join(' ')
    return say(`${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
  }
  const link = (factor: number): string =>
    say(
      `More is told by [a colleague](/${corpusFolder}/${corpusSlug(1 + ((number * factor) % count))}) who knows it.`,
    )
  const blocks = outline.flatMap((part) => [
    ...(part.heading === undefined ? [] : [`## ${say(part.heading)}`]),
    [...part.sentences.map(sentence), ...('linkTo' in part ? [link(part.linkTo)] : [])].join('\n'),
    ...('items' in part ? [part.items.map((length) => `- ${sentence(length)}`).join('\n')] : []),
  ])
  const field = pick(fields, ',')
  return {
    slug: corpusSlug(number),
    title: `${pick(givenNames)} ${pick(familyNames)} ${number}`,
    lede: `Works on ${field} with colleagues in two harbors.`,
    description: `Profile ${number} is about ${field}, matters of the last years, and how it began in the harbor.`,
    body: `${blocks.join('\n\n')}\n`,
    texts,
  }
}
