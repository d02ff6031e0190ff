import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer'

/** A text that somebody reads, hears or sees in a tab, and where it stands in the document. */
export interface ShownText {
  text: string
  /** Its element below the nearest ones that say what they are: `footer > p`, `main > form > input[placeholder]`. */
  place: string
  /**
   * From whom the document itself keeps it: `hidden` and `display: none` from everybody, `noscript` and `aria-hidden` from
   * some. What style sheets and scripts hide is not known here.
   */
  hiddenFrom?: 'everybody' | 'some'
}

/** What styles write onto a page. */
export interface WrittenByStyles {
  /** Their own texts: of `content`, and of every other property that may show one. */
  texts: ShownText[]
  /** The attributes whose values they show, such as `href`. */
  attributes: string[]
}

/** Properties and descriptors whose texts are names, for browsers alone. Those of all others may be seen. */
const named =
  /^(?:font|font-family|src|grid|grid-template|grid-template-areas|font-(?:feature|variation)-settings|font-language-override|syntax)$/

/** Descriptors of a counter style, which shows names as well as texts. */
const symbols = /^(?:symbols|additive-symbols|prefix|suffix|negative|pad)$/

/** Functions whose texts are addresses, kinds of files or outlines. */
const addressing = /^(?:url|src|image-set|-webkit-image-set|type|format|local|path)$/

/** The address of a site, which printed pages show in front of their links. */
const origin = /^https?:\/\/[\w.:-]+$/

/** The rules by which styled-components finds its groups of rules again. They are of an element that no page has. */
const ofStyledComponents = /^data-styled\.g\d+\[id="[\w-]*"\]$/

/** How many letters of a selector tell a place. */
const longestSelector = 60

/**
 * Reads the texts of a style sheet: those of `content`, of markers of lists, of quotation marks, of properties that others
 * take in with `var()`. Browsers show them beside the document's own.
 */
export function readStyles(css: string): WrittenByStyles {
  const texts: ShownText[] = []
  const attributes: string[] = []
  /** The selectors around a declaration. */
  const around: string[] = []
  let statement: CSSToken[] = []
  const take = () => {
    const [first] = statement
    const property = first?.[0] === TokenType.Ident ? first[4].value.toLowerCase() : ''
    // `@import "sheet.css"`: what is imported is a file of its own.
    const selector = around.at(-1) ?? ''
    const isName = named.test(property) || ofStyledComponents.test(selector)
    if (first !== undefined && first[0] !== TokenType.AtKeyword && !isName) {
      const place = `style > ${selector.slice(0, longestSelector)} { ${property} }`
      const found = readValue(statement, { showsNames: symbols.test(property) })
      texts.push(...found.texts.map((text) => ({ text, place })))
      attributes.push(...found.attributes)
    }
    statement = []
  }
  // What is unfinished at the end of a sheet holds.
  for (const token of tokenize({ css })) {
    const [type] = token
    if (type === TokenType.OpenCurly) {
      around.push(
        statement
          .map(([, written]) => written)
          .join('')
          .trim(),
      )
      statement = []
    } else if (type === TokenType.CloseCurly || type === TokenType.Semicolon || type === TokenType.EOF) {
      take()
      if (type === TokenType.CloseCurly) around.pop()
    } else if (statement.length > 0 || !isGap(token)) statement.push(token)
  }
  return { texts, attributes }
}

const isGap = ([type]: CSSToken): boolean => type === TokenType.Whitespace || type === TokenType.Comment

/** The texts in a declaration, and the attributes that it shows. */
function readValue(
  [, ...tokens]: readonly CSSToken[],
  { showsNames }: { showsNames: boolean },
): { texts: string[]; attributes: string[] } {
  const texts: string[] = []
  const attributes: string[] = []
  const functions: string[] = []
  for (const token of tokens) {
    const [type] = token
    const inside = functions.at(-1) ?? ''
    if (type === TokenType.Function) functions.push(token[4].value.toLowerCase())
    else if (type === TokenType.OpenParen) functions.push('')
    else if (type === TokenType.CloseParen) functions.pop()
    else if (type === TokenType.Ident && inside === 'attr') attributes.push(token[4].value.toLowerCase())
    else if (type === TokenType.Ident && showsNames) texts.push(token[4].value)
    else if (type === TokenType.String && !addressing.test(inside) && !origin.test(token[4].value))
      texts.push(token[4].value)
  }
  return { texts, attributes }
}
