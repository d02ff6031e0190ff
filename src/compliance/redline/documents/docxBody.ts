import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import type { Paragraph, Tracking } from './redlineParagraphs.ts'

/** Who made the changes, and when. */
export interface Signature {
  /** By whom the changes are. */
  author: string
  /** What the site is called: the comments are by its program, which worked them out. */
  site: string
  /** An ISO day ("2026-03-01", midnight UTC) or moment ("2026-03-01T09:30:00Z"). */
  date: string
}

/** The parts of a Word document that hold the changes. */
interface DocxBody {
  document: string
  comments: string
}

const elementOf = { deleted: 'w:del', inserted: 'w:ins', left: 'w:moveFrom', arrived: 'w:moveTo' } as const
const rangeOf = { left: 'w:moveFromRange', arrived: 'w:moveToRange' } as const

/** The namespace of everything that Word writes. */
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The paragraphs as the parts `word/document.xml` and `word/comments.xml`. Every change has a number of its own. */
export function docxBody(paragraphs: readonly Paragraph[], { author, site, date }: Signature): DocxBody {
  const moment = momentOf(date)
  const commentator = `${site} website`
  let lastId = 0
  const nextId = () => (lastId += 1)
  const signed = () => `w:id="${nextId()}" w:author="${xmlText(author)}" w:date="${moment}"`
  const comments: string[] = []

  /** What is tracked stands inside the element of its change. */
  const track = (tracking: Tracking, inner: string): string =>
    tracking === 'same' ? inner : `<${elementOf[tracking]} ${signed()}>${inner}</${elementOf[tracking]}>`

  const run = ({ tracking, text }: Paragraph['runs'][number]): string => {
    const element = tracking === 'deleted' ? 'w:delText' : 'w:t'
    return track(tracking, `<w:r><${element} xml:space="preserve">${xmlText(text)}</${element}></w:r>`)
  }

  const properties = ({ style, end }: Paragraph): string => {
    const mark = end === 'same' ? '' : `<w:rPr><${elementOf[end]} ${signed()}/></w:rPr>`
    return `<w:pPr><w:pStyle w:val="${style}"/>${mark}</w:pPr>`
  }

  const withComment = ({ notes = [], end }: Paragraph, runs: string): string => {
    if (notes.length === 0) return runs
    const id = nextId()
    const lines = notes.map(
      (note) => `<w:p><w:r><w:t xml:space="preserve">${xmlText(note)}</w:t></w:r></w:p>`,
    )
    comments.push(
      `<w:comment w:id="${id}" w:author="${xmlText(commentator)}" w:date="${moment}" w:initials="${xmlText(initialsOf(commentator))}">${lines.join('')}</w:comment>`,
    )
    const sign = track(end, `<w:r><w:commentReference w:id="${id}"/></w:r>`)
    return `<w:commentRangeStart w:id="${id}"/>${runs}<w:commentRangeEnd w:id="${id}"/>${sign}`
  }

  const names = [...new Set(paragraphs.flatMap(({ move }) => (move ? [move.name] : [])))]
  let openId = 0
  /** The marks around the paragraphs of a move, at each of its places. */
  const moveStart = ({ move }: Paragraph, before: Paragraph | undefined): string => {
    if (!move || isSameMove(move, before?.move)) return ''
    openId = nextId()
    return `<${rangeOf[move.place]}Start w:id="${openId}" w:author="${xmlText(author)}" w:date="${moment}" w:name="move${names.indexOf(move.name) + 1}"/>`
  }
  const moveEnd = ({ move }: Paragraph, next: Paragraph | undefined): string =>
    !move || isSameMove(move, next?.move) ? '' : `<${rangeOf[move.place]}End w:id="${openId}"/>`

  const body = paragraphs.map((paragraph, index) => {
    const start = properties(paragraph) + moveStart(paragraph, paragraphs[index - 1])
    const content = withComment(paragraph, paragraph.runs.map(run).join(''))
    return `<w:p>${start}${content}</w:p>${moveEnd(paragraph, paragraphs[index + 1])}\n`
  })
  return {
    document: `${xml}<w:document xmlns:w="${wordNamespace}" xmlns:r="${relationships}"><w:body>\n${body.join('')}${pageSetup}</w:body></w:document>`,
    comments: `${xml}<w:comments xmlns:w="${wordNamespace}">${comments.join('')}</w:comments>`,
  }
}

const isSameMove = (move: Paragraph['move'], other: Paragraph['move']): boolean =>
  move?.name === other?.name && move?.place === other?.place

/** US Letter with wide margins; running head and page number. */
const pageSetup =
  '<w:sectPr><w:headerReference w:type="default" r:id="rId4"/><w:footerReference w:type="default" r:id="rId5"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1584" w:right="1728" w:bottom="1440" w:left="1728" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>'

function momentOf(date: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return `${date}T00:00:00Z`
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return date
  throw new RangeError(`"${date}" is no date like 2026-03-01 or 2026-03-01T09:30:00Z.`)
}

const initialsOf = (author: string): string =>
  author
    .split(/\s+/)
    .map((name) => name.slice(0, 1).toUpperCase())
    .join('')

/** A text as it stands in XML, also inside a quoted attribute. Characters that XML 1.0 cannot hold are left out. */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
