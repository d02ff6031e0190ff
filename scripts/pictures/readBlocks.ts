import type { RenderedBlock, RenderedDocument, RenderedPart } from '../../src/compliance/rendered/types.ts'

/** A text that can be seen, and where it is told: the places of its block and of its part. */
export interface SeenText {
  at: readonly [block: number, part: number]
  /** The element that it stands in. */
  element: Element
  /** The text itself, or which text of the element's styles it is. */
  source: Text | '::before' | '::after'
}

/**
 * Reads the words of the document that a browser shows, in their order. It runs in the page, so it holds all that it
 * needs. How the words look is for `measureTexts.ts`.
 */
export function readBlocks(): { document: RenderedDocument; texts: SeenText[] } {
  const blockTags = new Set(
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTION P PRE SEARCH SECTION SELECT SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL svg'.split(
      ' ',
    ),
  )
  const rolesOfTags: Readonly<Record<string, RenderedBlock['role']>> = {
    LI: 'item',
    DT: 'item',
    DD: 'item',
    OPTION: 'item',
    BLOCKQUOTE: 'quotation',
    PRE: 'code',
  }
  /** Attributes that are read out, shown on a touch of the mouse, or stand in a field. */
  const spoken =
    'alt aria-label aria-description aria-roledescription aria-valuetext aria-placeholder title placeholder label'.split(
      ' ',
    )
  const rolesOfAttributes: Readonly<Record<string, RenderedBlock['role']>> = {
    alt: 'picture',
    placeholder: 'paragraph',
  }
  const hasMain = document.querySelector('main') !== null
  const isShell = (element: Element) => hasMain && element.closest('main') === null

  const blocks: RenderedBlock[] = []
  const facts: RenderedDocument['facts'] = []
  const sources = new Map<RenderedPart, Omit<SeenText, 'at'>>()

  const start = (element: Element): RenderedBlock => {
    const heading = /^H([1-6])$/.exec(element.tagName)?.[1]
    return {
      role: heading ? 'heading' : (rolesOfTags[element.tagName] ?? 'paragraph'),
      ...(heading && { level: Number(heading), ...(element.id && { id: element.id }) }),
      isShell: isShell(element),
      parts: [],
    }
  }
  let block = start(document.body)
  /** What is heard and not seen waits for the end of the text that it stands in. */
  let aside: RenderedBlock[] = []
  const flush = (next: Element) => {
    blocks.push(...(block.parts.some(({ text }) => text.trim() !== '') ? [block] : []), ...aside)
    aside = []
    block = start(next)
  }
  const addApart = (element: Element, role: RenderedBlock['role'], text: string) => {
    if (text.trim() !== '') aside.push({ role, isShell: isShell(element), parts: [{ text }] })
  }
  const addSeen = (text: string, element: Element, source: SeenText['source']) => {
    const part = { text }
    sources.set(part, { element, source })
    block.parts.push(part)
  }

  const readGenerated = (element: Element, pseudo: '::before' | '::after') => {
    // What stands behind a stroke is read out in its place.
    const [content = ''] = getComputedStyle(element, pseudo).content.split(/ \/ (?=")/)
    const text = [...content.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)/g)]
      .map(([, typed, name]) => typed ?? element.getAttribute(name ?? '') ?? '')
      .join('')
    if (/[\p{L}\p{N}]/u.test(text)) addSeen(text, element, pseudo)
  }

  const readAttributes = (element: Element) => {
    for (const name of spoken)
      addApart(element, rolesOfAttributes[name] ?? 'hidden', element.getAttribute(name) ?? '')
    if (element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type))
      addApart(element, 'paragraph', element.value)
  }

  const readTarget = (element: Element) => {
    const add = (label: string, name: string) => {
      const value = element.getAttribute(name)
      if (value !== null)
        facts.push({ key: `${name}.${facts.length}`, label, value, isShell: isShell(element) })
    }
    const words = element.textContent.replace(/\s+/g, ' ').trim() || element.getAttribute('aria-label')
    if (/^(?:A|AREA)$/i.test(element.tagName)) add(`"${words ?? ''}" leads to`, 'href')
    if (element.tagName === 'FORM') add('The form sends to', 'action')
    if (element.tagName === 'IFRAME') add('The frame shows', 'src')
  }

  const readElement = (element: Element): void => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return
    const isBlock = blockTags.has(element.tagName)
    if (isBlock) flush(element)
    readAttributes(element)
    readTarget(element)
    // A word and the next one are two where the browser sets them apart.
    const isSetApart = !isBlock && !/^(?:inline|none|contents)$/.test(getComputedStyle(element).display)
    if (isSetApart || element.tagName === 'BR') block.parts.push({ text: ' ' })
    readGenerated(element, '::before')
    for (const child of element.childNodes) {
      if (child instanceof Element) readElement(child)
      else if (child instanceof Text && child.data.trim() !== '') addSeen(child.data, element, child)
      else if (child instanceof Text) block.parts.push({ text: ' ' })
    }
    readGenerated(element, '::after')
    if (isSetApart) block.parts.push({ text: ' ' })
    if (isBlock) flush(element.parentElement ?? document.body)
  }

  const readHead = () => {
    const add = (key: string, label: string, value: string | null) =>
      facts.push({ key, label, value: value ?? '', isShell: false })
    add('tab', 'In the tab and in search results', document.title)
    add('language', 'Language for screen readers', document.documentElement.lang)
    for (const meta of document.querySelectorAll('meta[name], meta[property]')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
      const label =
        name === 'description' ? 'Text for search results' : `For search engines and other sites (${name})`
      add(`meta ${name}`, label, meta.getAttribute('content'))
    }
    for (const link of document.querySelectorAll('link[rel="canonical"]'))
      add('canonical', 'Its address for search engines', link.getAttribute('href'))
    for (const [at, script] of document.querySelectorAll('script[type="application/ld+json"]').entries())
      add(`data ${at}`, 'Data for search engines', script.textContent)
  }

  readElement(document.body)
  flush(document.body)
  readHead()
  const texts = blocks.flatMap(({ parts }, at) =>
    parts.flatMap((part, place): SeenText[] => {
      const source = sources.get(part)
      return source ? [{ ...source, at: [at, place] }] : []
    }),
  )
  return { document: { blocks, facts }, texts }
}
