import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown'
import type { Position } from 'unist'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'

/**
 * Markdown syntax for a component's tag on a line of its own: `<Note title="…">`, `</Note>`, `<FirmAddress />`.
 * CommonMark would take everything from there to the next blank line as HTML; here the line ends the tag, and what
 * stands between two tags is ordinary Markdown. Everything else stays as GFM has it.
 */

declare module 'mdast' {
  interface ComponentTag {
    type: 'componentTag'
    value: string
    position?: Position
  }
  interface RootContentMap {
    componentTag: ComponentTag
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    componentTag: 'componentTag'
  }
}

const code = { tab: 9, space: 32, quote: 34, apostrophe: 39, slash: 47, less: 60, greater: 62 } as const

const isCapital = (character: Code) => character !== null && character >= 65 && character <= 90
const isNameCharacter = (character: Code) =>
  character !== null && character > 0 && /[\w.]/.test(String.fromCharCode(character))
const endsName = (character: Code) => character === code.greater || isSpace(character)
const isLineEnd = (character: Code) => character === null || character < -2
const isSpace = (character: Code) => character === code.space || character === -2 || character === -1

const construct: Construct = { name: 'componentTag', tokenize, concrete: true }

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let quote: Code = null
  return (character) => {
    effects.enter('componentTag')
    effects.consume(character)
    return afterLess
  }
  function afterLess(character: Code): State | undefined {
    if (character === code.slash) {
      effects.consume(character)
      return name
    }
    return name(character)
  }
  function name(character: Code): State | undefined {
    if (!isCapital(character)) return nok(character)
    effects.consume(character)
    return restOfName
  }
  // What goes on otherwise is no tag but an address, or words: `<Https://example.com>`, `<A.Smith@firm.com>`.
  function restOfName(character: Code): State | undefined {
    if (isNameCharacter(character)) {
      effects.consume(character)
      return restOfName
    }
    if (character !== code.slash) return endsName(character) ? inside(character) : nok(character)
    effects.consume(character)
    return (next) => (next === code.greater ? inside(next) : nok(next))
  }
  function inside(character: Code): State | undefined {
    if (isLineEnd(character)) return nok(character)
    if (quote === null && character === code.greater) {
      effects.consume(character)
      effects.exit('componentTag')
      return after
    }
    if (quote === null && (character === code.quote || character === code.apostrophe)) quote = character
    else if (character === quote) quote = null
    effects.consume(character)
    return inside
  }
  function after(character: Code): State | undefined {
    if (isLineEnd(character)) return ok(character)
    if (!isSpace(character)) return nok(character)
    effects.enter('whitespace')
    return spaces(character)
  }
  function spaces(character: Code): State | undefined {
    if (isSpace(character)) {
      effects.consume(character)
      return spaces
    }
    effects.exit('whitespace')
    return after(character)
  }
}

/** For the tokenizer. */
export const componentTagSyntax: Extension = { flow: { [code.less]: construct } }

/** For the syntax tree: each such line becomes a node of type `componentTag`. */
export const componentTagFromMarkdown: FromMarkdownExtension = {
  enter: {
    componentTag(this: CompileContext, token: Token) {
      this.enter({ type: 'componentTag', value: this.sliceSerialize(token) }, token)
    },
  },
  exit: {
    componentTag(this: CompileContext, token: Token) {
      this.exit(token)
    },
  },
}
