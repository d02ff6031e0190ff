import { unmarked, unmarkedPassages } from '../text/marks.ts'
import { readStyles, type ShownText, type WrittenByStyles } from './readStyles.ts'
import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'
import { parseRegularHtml, readRegularHtml, type HtmlReader } from './parseRegularHtml.ts'

type Node = DefaultTreeAdapterTypes.Node
/** What is read of an element by itself. */
type Tag = Pick<DefaultTreeAdapterTypes.Element, 'tagName' | 'attrs'>

/** Elements whose text is code; that of `style` is read for what it writes. */
export const codeElements = new Set(['script', 'style', 'template'])

/** Elements that say nothing of where they are. */
const boxes = new Set(['html', 'body', 'div', 'span'])

/** How many elements tell a place. */
const deepestPlace = 4

/**
 * Attributes that browsers show or read aloud (HTML 4.16, WAI-ARIA 1.3).
 * Source: https://html.spec.whatwg.org/multipage/dom.html#translatable-attributes
 */
const shownAttributes = new Set([
  'abbr',
  'alt',
  'aria-braillelabel',
  'aria-brailleroledescription',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** Attributes that lead somewhere. Styles may show them, as printed pages do behind their links. */
const addresses = new Set(['href', 'src'])

/** Kinds of input whose value is not shown. */
const hiddenValues = new Set(['checkbox', 'color', 'hidden', 'radio', 'range'])

/** What `meta` elements say to programs alone; all others describe the page to people. */
const metaForPrograms =
  /^(?:viewport|theme-color|color-scheme|robots|referrer|generator|format-detection|og:(?:type|url|locale|image|image:(?:url|secure_url|type|width|height))|twitter:(?:card|image|site|creator))$/

/** An element around what is read. */
export interface OpenElement {
  tagName: string
  parent: OpenElement | undefined
  hiddenFrom: ShownText['hiddenFrom']
  /** Whether its text is code, or it stands in code. */
  isCode: boolean
  /** How its place is told, once it was. */
  place?: string
}

/** Takes note of what people read in a document. @param byStyles attributes that styles show */
function textReader(byStyles: ReadonlySet<string>): HtmlReader<OpenElement> & { texts: ShownText[] } {
  const texts: ShownText[] = []
  const note = (text: string, place: string, hiddenFrom: ShownText['hiddenFrom']) =>
    texts.push({ text, place, ...(hiddenFrom && { hiddenFrom }) })
  const isRead = (element: Tag, name: string) =>
    isShown(element, name) || (byStyles.has(name) && !addresses.has(name))
  return {
    texts,
    element: (tagName, attrs, parent) => {
      const isCode = parent?.isCode === true || codeElements.has(tagName)
      const around = parent?.hiddenFrom
      const element = { tagName, attrs }
      const hiddenFrom = around === 'everybody' ? around : (hiddenBy(element) ?? around)
      const open: OpenElement = { tagName, parent, hiddenFrom, isCode }
      if (!isCode)
        for (const { name, value } of attrs)
          if (isRead(element, name) && value.trim() !== '')
            note(value, `${placeOf(open)}[${nameOf(element, name)}]`, hiddenFrom)
      return open
    },
    text: (value, parent) => {
      if (parent?.isCode !== true && value.trim() !== '')
        note(value, parent ? placeOf(parent) : '', parent?.hiddenFrom)
    },
  }
}

/**
 * Reads a part of a document that is regular and holds no styles.
 * @param around the elements that are open where it begins
 * @param byStyles attributes that styles show
 * @returns its texts, and the elements that are open where it ends; undefined when it is otherwise
 */
export function readRegularPart(
  html: string,
  around: readonly OpenElement[],
  byStyles: ReadonlySet<string>,
): { texts: ShownText[]; open: OpenElement[] } | undefined {
  if (mayHoldStyles.test(html)) return undefined
  const reader = textReader(byStyles)
  const open = readRegularHtml(html, reader, around)
  return open && { texts: reader.texts, open }
}

/**
 * What stands in a document for people: its texts in their order, those of attributes, and those that its styles write.
 * @param styles what style sheets write that do not stand in it
 */
export function shownTexts(html: string, styles: readonly WrittenByStyles[] = []): ShownText[] {
  const attributesOf = (written: readonly WrittenByStyles[]) =>
    new Set(written.flatMap(({ attributes }) => attributes))
  const textsOf = (written: readonly WrittenByStyles[]) => written.flatMap(({ texts }) => texts)
  const regular = readRegularPart(html, [], attributesOf(styles))
  if (regular?.open.length === 0) return [...regular.texts, ...textsOf(styles)]
  // Without scripts the content of `noscript` is elements.
  const document = parseRegularHtml(html) ?? parse(html, { scriptingEnabled: false })
  const written = [...styles, ...(mayHoldStyles.test(html) ? stylesIn(document).map(readStyles) : [])]
  const reader = textReader(attributesOf(written))
  const visit = (node: Node, parent?: OpenElement): void => {
    if (defaultTreeAdapter.isTextNode(node)) reader.text(node.value, parent)
    if (!('childNodes' in node)) return
    const around = defaultTreeAdapter.isElementNode(node)
      ? reader.element(node.tagName, node.attrs, parent)
      : parent
    for (const child of node.childNodes) visit(child, around)
  }
  visit(document)
  return [...reader.texts, ...textsOf(written)]
}

/** From whom an element keeps what stands in it, by its own tag. */
function hiddenBy({ tagName, attrs }: Tag): ShownText['hiddenFrom'] {
  const isSaid = attrs.some(
    ({ name, value }) => name === 'hidden' || (name === 'style' && hidingStyle.test(value)),
  )
  if (isSaid) return 'everybody'
  const isForSome =
    tagName === 'noscript' || attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true')
  return isForSome ? 'some' : undefined
}

const hidingStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0*)?\s*(?:[;!]|$))/i

/** Words that do not come from the content, and where they stand. */
export interface ForeignWords {
  words: string
  place: string
}

/** The words among texts whose letters bear no marks. */
export const foreignWords = (texts: readonly ShownText[]): ForeignWords[] =>
  texts.flatMap(({ text, place }) => unmarkedPassages(text).map((words) => ({ words, place })))

/**
 * The figures and stars among texts that are none of their page's data. They bear no marks, since code computes with
 * figures, so one that stands in the code is told only where the data of its page has none like it anywhere. Bare figures of
 * up to two digits number steps, and are left alone.
 * @param isKnown whether a figure stands in the data: see `figureFinder`
 */
export const foreignFigures = (
  texts: readonly ShownText[],
  isKnown: (figure: string) => boolean,
): ForeignWords[] =>
  texts.flatMap(({ text, place }) =>
    (text.match(withFigures) ?? [])
      .filter((words) => {
        const figures = words.match(figure) ?? []
        return notable.test(words) && !figures.every(isKnown) && !isKnown(figures.join(''))
      })
      .map((words) => ({ words: unmarked(words).replace(/[.,;:]+$/, ''), place })),
  )

const figure = /\d+|[★☆⭐✪✓✔✅🏆]/gu
const withFigures = /\S*?[\d★☆⭐✪✓✔✅🏆]\S*/gu
/** Shares, amounts, ranks, ratings, and figures of three digits and more. */
const notable = /[%‰$€£¥★☆⭐✪✓✔✅🏆]|\d{3}|\d[.,]\d|#\d|\d\+/u
/** A sign that each of those holds; of the cup, its first half. */
const signOfNotable = /[\d%‰$€£¥★☆⭐✪✓✔✅\uD83C]/

/** Whether a text may hold figures that are looked at; few do. */
export const mayHoldFigures = ({ text }: ShownText): boolean => signOfNotable.test(text) && notable.test(text)

/** Finds figures and stars in some data, whatever zeros stand in front of them there or here. */
export function figureFinder(data: unknown): (figure: string) => boolean {
  const text = JSON.stringify(data)
  return (written) => {
    const sought = written.replace(/^0+(?=\d)/, '')
    if (sought === '') return false
    for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
      let start = at
      while (text[start - 1] === '0') start -= 1
      const isPart = isDigit(sought) && (isDigit(text[start - 1]) || isDigit(text[at + sought.length]))
      if (!isPart) return true
    }
    return false
  }
}

const isDigit = (text: string | undefined): boolean => text !== undefined && /^\d/.test(text)

const mayHoldStyles = /<style|\sstyle\s*=/i

/** The style sheets in a document, and the declarations in its `style` attributes. */
function stylesIn(node: Node): string[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(stylesIn) : []
  if (!defaultTreeAdapter.isElementNode(node)) return below
  const own = node.attrs.flatMap(({ name, value }) =>
    name === 'style' ? `${node.tagName} { ${value} }` : [],
  )
  const sheet = node.childNodes.flatMap((child) =>
    node.tagName === 'style' && defaultTreeAdapter.isTextNode(child) ? child.value : [],
  )
  return [...own, ...sheet, ...below]
}

/** Whether people are told the value of an attribute. */
export function isShown(element: Tag, attribute: string): boolean {
  const valueOf = (name: string) => element.attrs.find((one) => one.name === name)?.value
  if (element.tagName === 'meta')
    return (
      attribute === 'content' && !metaForPrograms.test(valueOf('name') ?? valueOf('property') ?? 'robots')
    )
  if (element.tagName === 'input' && attribute === 'value') return !hiddenValues.has(valueOf('type') ?? '')
  return shownAttributes.has(attribute)
}

/** How an attribute is told; of `meta`, by what it is about. */
const nameOf = ({ tagName, attrs }: Tag, attribute: string): string =>
  tagName === 'meta'
    ? (attrs.find(({ name }) => name === 'name' || name === 'property')?.value ?? attribute)
    : attribute

function placeOf(element: OpenElement): string {
  if (element.place !== undefined) return element.place
  const names = [element.tagName]
  for (let one = element.parent; one && names.length < deepestPlace; one = one.parent)
    if (!boxes.has(one.tagName)) names.unshift(one.tagName)
  element.place = names.join(' > ')
  return element.place
}
