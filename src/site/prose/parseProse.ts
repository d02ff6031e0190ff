import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { picturesAlone } from '../pictures/picturesAlone.ts'
import { blank, isBlank } from '../blank.ts'
import { problemAt, type Place, type Problem } from '../problem.ts'
import { remembered } from '../remembered.ts'
import { crowdedLine } from '../repair/crowdedLine.ts'
import { brokenTags } from './brokenTags.ts'
import { nameHeadings, type Heading } from './nameHeadings.ts'
import { nestComponents } from './nestComponents.ts'
import type { PlaceOf, Report } from './report.ts'
import { numberReferences } from './numberReferences.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { rawMarks } from './raw/rawMarks.ts'
import { setQuotes } from './setQuotes.ts'
import { curlyQuotes } from './curlyQuotes.ts'
import { walkElements } from './walk.ts'

/** A link in prose: where it leads and where it stands. */
export interface ProseLink extends Place {
  href: string
  /** Its words on the page. */
  words: string
  /** Whether a picture or a component stands in it. */
  hasPicture: boolean
}

/** A picture in prose: its file, its words and where it stands. */
export interface ProseImage extends Place {
  src: string
  alt: string
  /** Its caption; empty when it has none. */
  title: string
  /** Whether it stands in a paragraph of pictures alone, as a captioned one must. */
  isAlone: boolean
}

/** Where a body takes its words from a record: the record's name and the place. */
export interface ProseClaim extends Place {
  claim: string
}

/** A body, understood: its finished tree, what it links to and what can be linked to in it. */
export interface Prose {
  tree: Root
  /** The line of the file on which the body begins, from 1; places in `tree` count from the body’s first line. */
  firstLine: number
  headings: Heading[]
  links: ProseLink[]
  images: ProseImage[]
  /** The addresses of pictures that were meant and are none, because of a slip in their Markdown. */
  spoiltImages: string[]
  /** In the order of the text. Their words are filled in by `claims/fillClaims.ts`. */
  claims: ProseClaim[]
  /** Where a second sentence stands on a line for the first time, and how many sentences do so. */
  crowded: (Place & { count: number }) | undefined
}

/** Whether the items of a list stand apart; the library looks through all of them again for each. */
const isLoose = remembered(
  ({ spread, children }: List): boolean =>
    Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1),
)

/** An item of a list, as the library makes it. */
const listItem: Handler = (state, item: ListItem, parent: Parents | undefined) =>
  defaultHandlers.listItem(
    state,
    parent?.type === 'list' ? { ...item, spread: isLoose(parent) } : item,
    undefined,
  )

const toHast = unified().use(remarkRehype, { handlers: { listItem } }).freeze()

/**
 * Reads a body: GFM, and the components of `tags.ts`. Nothing in it is ever run.
 * @param body the text below the fields
 * @param options.file its file; options.firstLine the line of the file on which the body begins, from 1;
 *   options.numbered whether second-level headings are numbered, as in legal pages; options.title the page’s title
 */
export function parseProse(
  body: string,
  {
    file,
    firstLine,
    numbered,
    title = '',
  }: { file: string; firstLine: number; numbered: boolean; title?: string },
): { prose: Prose; problems: Problem[] } {
  const problems: Problem[] = []
  const placeOf: PlaceOf = (at) => ({
    line: (at?.line ?? 1) + firstLine - 1,
    column: at?.column ?? 1,
  })
  const report: Report = (at, ...told) => problems.push(problemAt(file, placeOf(at), told))

  const markdown = parseMarkdown(body)
  const limit = markdown.data?.limit
  if (limit) report(limit.at, ...limit.told)
  const crowd = crowdedLine(body, markdown)
  // Tags are still where they were typed.
  const spoiltImages = rawMarks(markdown, body, { numbered, report })
  nestComponents(markdown, { report, placeOf })
  brokenTags(markdown, body, report)
  setQuotes(markdown)
  const { headings, idOf } = nameHeadings(markdown, {
    title: curlyQuotes(title.trim()),
    numbered,
    report,
    placeOf,
  })
  if (numbered) numberReferences(markdown, headings, report)
  const tree = toHast.runSync(markdown)
  const links: ProseLink[] = []
  const images: ProseImage[] = []
  const claims: ProseClaim[] = []
  const alone = new Set<Element>()
  walkElements(tree, (element) => {
    const id = idOf.get(element.position?.start.offset ?? -1)
    if (id !== undefined && /^h[1-6]$/.test(element.tagName)) element.properties.id = id
    // Links between a footnote and its mark are made here, and lead to each other.
    const isFootnote =
      element.properties.dataFootnoteRef !== undefined || element.properties.dataFootnoteBackref !== undefined
    if (element.tagName === 'a' && element.position && !isFootnote) {
      links.push({
        href: String(element.properties.href ?? ''),
        words: hastText(element),
        hasPicture: element.children.some(({ type }) => type === 'element'),
        ...placeOf(element.position.start),
      })
    }
    if (element.tagName === 'p') for (const image of picturesAlone(element.children) ?? []) alone.add(image)
    if (element.tagName === 'p' && isBlank(hastText(element))) {
      report(
        element.position?.start,
        'blank',
        'The text below the fields is still to be filled in.',
        `Write your own text in the place of ${blank}.`,
      )
    }
    if (element.tagName === 'Claim')
      claims.push({ claim: String(element.properties.name ?? ''), ...placeOf(element.position?.start) })
    if (element.tagName === 'img') {
      const { src, alt, title } = element.properties
      images.push({
        src: String(src ?? ''),
        alt: String(alt ?? ''),
        title: String(title ?? ''),
        isAlone: alone.has(element),
        ...placeOf(element.position?.start),
      })
    }
    if (element.tagName === 'img' && String(element.properties.alt ?? '').trim() === '') {
      report(
        element.position?.start,
        'picture-text',
        'This picture has no text for those who cannot see it.',
        'Write what it shows between the brackets: ![what it shows](address).',
      )
    }
  })
  return {
    prose: {
      tree,
      firstLine,
      headings,
      links,
      images,
      spoiltImages,
      claims,
      crowded: crowd && { ...placeOf(crowd.at), count: crowd.count },
    },
    problems,
  }
}

/** The words of a body, without marks, for measuring and comparing. */
export const proseText = (prose: Prose): string => hastText(prose.tree)
