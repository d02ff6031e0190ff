import type { FactReading } from '../../content/model/site.ts'
import { formatDay, type DayWords } from '../../content/text/formatDate.ts'
import { normalizeText } from './normalizeText.ts'
import type { ReadLink } from './bodyOutline.ts'
import type { BodyText } from './extractBody.ts'
import type { Block, Fact, Section } from './types.ts'

/** What an object of the page's data came to. */
export interface DataText {
  sections: Section[]
  facts: Fact[]
}

/** What no site shows to visitors: names of files, values of choices, who looks after a text. */
const neverSeen = ['slug', 'path', 'src', 'sources', 'id', 'value', 'owner', 'reviewBy']

/** What heads the object that it stands in, on every site. */
const headings = ['name', 'title']

const day = /^\d{4}-\d{2}-\d{2}$/
/** Whether a value is an object with fields, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads data as a page shows it: what has a title becomes a section, sentences and list items become blocks, and
 * single values become facts. New fields need no entry here; only what visitors do not see is listed.
 * @param data fields as a template is given them
 * @param reading what the site's facts mean by their names
 * @param days how the site writes days
 * @param bodyOf the text of a value that stands for a body, or undefined
 */
export function extractData(
  data: Record<string, unknown>,
  { reading, days }: { reading: FactReading; days: DayWords },
  bodyOf: (value: string, level: number) => BodyText | undefined,
): DataText {
  const unseen = new Set([...neverSeen, ...reading.unseen])
  const heads = [...headings, ...reading.headings]
  const sections: Section[] = []
  const facts: Fact[] = []
  const taken = new Set<string>()
  /** How often a key has been given. A body may link to one place a thousand times. */
  const counts = new Map<string, number>()

  const addFact = (key: string, label: string, value: string, iso?: string) => {
    let count = counts.get(key) ?? 1
    let unique = count === 1 ? key : `${key}.${count}`
    for (; taken.has(unique); unique = `${key}.${count}`) count += 1
    counts.set(key, count)
    taken.add(unique)
    facts.push({ key: unique, label, value: normalizeText(value), ...(iso !== undefined && { day: iso }) })
  }

  const addLinks = (key: string, links: readonly ReadLink[]) => {
    for (const { words, href } of links)
      addFact([key, 'link', words].filter(Boolean).join('.'), `"${words}" leads to`, href)
  }

  const newSection = (path: readonly string[], heading: string, level: number): Section => {
    const [list = ''] = path
    const section: Section = {
      id: path.join('.'),
      heading: normalizeText(heading),
      level,
      number: undefined,
      ...(reading.people.includes(list) && { isOfPerson: true }),
      blocks: [],
    }
    sections.push(section)
    return section
  }

  const readText = (key: string, text: string, place: DataPath) => {
    const name = place.path.at(-1) ?? ''
    const body = bodyOf(text, place.section.level)
    if (body) {
      const [top, ...rest] = body.sections
      place.section.blocks.push(...(top?.blocks ?? []))
      sections.push(...rest.map((section) => ({ ...section, id: place.prefix + section.id })))
      addLinks(place.path.slice(0, -1).join('.'), body.links)
    } else if (day.test(text)) {
      addFact(key, labelOf(place.label), formatDay(text, days), text)
    } else if (name === 'alt') {
      place.section.blocks.push(block('picture', text))
    } else if (isRunning(text)) {
      place.section.blocks.push(block('paragraph', text))
    } else {
      addFact(key, labelOf(place.label), text)
    }
  }

  const read = (value: unknown, place: DataPath): void => {
    const key = place.path.join('.')
    if (typeof value === 'string') return readText(key, value, place)
    if (typeof value === 'boolean') return addFact(key, labelOf(place.label), value ? 'yes' : 'no')
    if (Array.isArray(value)) return readList(value, place)
    if (isRecord(value)) readRecord(value, place)
  }

  const readList = (items: readonly unknown[], place: DataPath): void => {
    items.forEach((item, index) => {
      // Names of files, which stand for cards that the page is given besides.
      if (typeof item === 'string' && reading.slugs.includes(place.path.at(-1) ?? '')) return
      if (typeof item === 'string') place.section.blocks.push(block('item', item))
      else read(item, below(place, nameOf(item, heads) ?? String(index + 1)))
    })
  }

  const readRecord = (record: Record<string, unknown>, place: DataPath): void => {
    const head = heads.find((name) => typeof record[name] === 'string')
    const isTop = place.path.length === 0
    const section =
      head === undefined || isTop
        ? place.section
        : newSection(place.path, String(record[head]), place.section.level + 1)
    const prefix = section === place.section ? place.prefix : `${section.id}.`
    const { value, label, text, link } = record
    if (typeof text === 'string' && typeof link === 'string') {
      section.blocks.push(block('item', text))
      return addFact(place.path.join('.'), `"${normalizeText(text)}" leads to`, link)
    }
    // A figure and what it counts are read together, and so are the entries of the form's list.
    if (typeof label === 'string') {
      const isFigure = typeof value === 'string' && /\d/.test(value)
      place.section.blocks.push(block('item', isFigure ? `${value} ${label}` : label))
      return
    }
    const here = section === place.section ? place : { ...place, section, prefix, label: [section.heading] }
    for (const [name, inner] of Object.entries(record)) {
      if (unseen.has(name) || (name === head && !isTop) || inner === undefined) continue
      read(inner, below(here, name))
    }
  }

  readRecord(data, { section: newSection([], '', 1), prefix: '', path: [], label: [] })
  return { sections: sections.filter(({ heading, blocks }) => heading !== '' || blocks.length > 0), facts }
}

/** Where in the data a value stands, and the section that it belongs to. */
interface DataPath {
  path: string[]
  /** What it is called in words: the heading that it stands under, and the fields below it. */
  label: string[]
  section: Section
  /** What the ids of headings in bodies begin with. */
  prefix: string
}

const below = (place: DataPath, name: string): DataPath => ({
  ...place,
  path: [...place.path, name],
  label: [...place.label, name],
})

const block = (role: Block['role'], text: string): Block => ({ role, text: normalizeText(text) })

/** A sentence, or as long as one; a name or a label is neither. */
const isRunning = (text: string): boolean => /[.!?…:]["”’')]*$/.test(text.trim()) || text.length > 70

/** The name of a list's item in keys: it must not change when another item is put before it. */
const nameOf = (item: unknown, heads: readonly string[]): string | undefined => {
  if (!isRecord(item)) return undefined
  const named = ['slug', ...heads].map((key) => item[key]).find((name) => typeof name === 'string')
  return typeof named === 'string' ? named : undefined
}

/** The name of a field in words: `hoursLabel` → "hours label". */
export const nameInWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)

/** The path of a field in words: `office.hoursLabel` → "Office, hours label". */
function labelOf(path: readonly string[]): string {
  const label = path.map(nameInWords).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
