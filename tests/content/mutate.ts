import * as fc from 'fast-check'

/** The bytes of every file of a content tree by path. */
export type Bytes = ReadonlyMap<string, Uint8Array>

/** One slip of the hand. Places are large numbers, taken round by the length of what they are places in. */
type EditorMistake =
  | { slip: 'insert'; at: number; text: string }
  | { slip: 'delete' | 'duplicate'; at: number; count: number }
  | { slip: 'delete lines' | 'duplicate lines'; at: number; count: number }
  | { slip: 'swap lines'; at: number; with: number }
  | { slip: 'swap quote'; at: number; quote: string }
  | { slip: 'sign'; at: number; sign: string }
  | { slip: 'indent'; at: number; width: number; with: ' ' | '\t' | '\u00A0' }
  | { slip: 'nest'; at: number; opening: string; times: number }
  | { slip: 'line ends'; ends: string }
  | { slip: 'truncate'; at: number }
  | { slip: 'byte'; at: number; byte: number }

/** What happens to a tree: slips in one file, or a file deleted, renamed or copied. */
export type Mutation =
  | { file: string; mistakes: EditorMistake[] }
  | { file: string; deleted: true }
  | { file: string; renamed: string }
  | { file: string; copied: string }

const quotes = ['"', "'", '“', '”', '‘', '’', '«', '`', '']

/** What has a meaning of its own in fields, in bodies or in a browser, and what looks as if it had none. */
const signs = [
  // A space ends a sign here; ␣ and ⏎ are a space and a line’s end within one.
  `& * ! | > % @ \` # - ? : , [ ] { } ~ = &a␣ *a !!js/function␣ !<tag>␣ <<:␣ ?␣ -␣ -␣-␣-␣ :␣ ␣# |+9⏎ >-⏎ %YAML␣9
  --- ---␣ —- ––– ... +++ ---js __proto__:␣ constructor:␣ draft:␣true⏎ publishOn:␣2026-02-30⏎ expiresOn:␣0000-00-00⏎
  99999999999999999999 1e999 -0 0x1F
  < > </ <Note> </Note> <Note␣title=" <Quotation <FirmEmail␣/> <script> <br> <!-- --> <![CDATA[ <?
  <a␣href="javascript:x"> {{ }} \${ {# {#id} %7B &#0; &nbsp; &#x110000; [ ]( ](/ ![ ](%) ](//[) ](mailto: ](tel:
  [^1] [^1]:␣ [a]:␣ #␣ ######␣ >␣ *␣ 1.␣ 999999999.␣ -␣[␣]␣ \`\`\` ~~~ |␣a␣|⏎|---|⏎ *** __ ~~ \\ ⏎ ⏎⏎⏎`
    .split(/\s+/)
    .map((sign) => sign.replaceAll('␣', ' ').replaceAll('⏎', '\n')),
  // White space and signs that nobody sees, letters that change their length with their case, letters of several parts.
  '\t \r \r\n \u2028 \u0085 \0 \u0007 \u001B[31m \u007F \uFEFF \uFFFF \u00A0 \u00AD \u200B \u200D \u202E'.split(
    ' ',
  ),
  '\u2066 \uFFFD e\u0301 İ ß ﬁ 法 👩‍⚖️ 🇺🇸 \u{10FFFF}'.split(' '),
].flat()

const place = fc.nat(1_000_000)
const few = fc.integer({ min: 1, max: 40 })
/** Any letter that there is; fast-check’s own (`unit: 'binary'`) takes a second to make. */
const anyLetter = fc.oneof(
  fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0xe000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)
const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...signs) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(anyLetter, { maxLength: 30 }).map((letters) => letters.join('')) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((all) => all.join('')) },
)

/** What goes one level deeper each time. */
const openings = '> |- |1. |[|![|(|{|*|_|**a |<|<Note>\n|`|~|\\|- a: |[^'.split('|')

const slip: fc.Arbitrary<EditorMistake> = fc.oneof(
  fc.record({ slip: fc.constant('insert'), at: place, text: oddText }),
  fc.record({ slip: fc.constantFrom('delete', 'duplicate'), at: place, count: few }),
  fc.record({
    slip: fc.constantFrom('delete lines', 'duplicate lines'),
    at: place,
    count: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ slip: fc.constant('swap lines'), at: place, with: place }),
  fc.record({ slip: fc.constant('swap quote'), at: place, quote: fc.constantFrom(...quotes) }),
  fc.record({ slip: fc.constant('sign'), at: place, sign: fc.constantFrom(...signs) }),
  fc.record({
    slip: fc.constant('indent'),
    at: place,
    width: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 20_000 })),
    with: fc.constantFrom(' ', '\t', '\u00A0'),
  }),
  fc.record({
    slip: fc.constant('nest'),
    at: place,
    opening: fc.constantFrom(...openings),
    times: fc.oneof(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 20, max: 1_000 })),
  }),
  fc.record({ slip: fc.constant('line ends'), ends: fc.constantFrom('\r\n', '\r', '\n\n', '\u2028', ' \n') }),
  fc.record({ slip: fc.constant('truncate'), at: place }),
  fc.record({ slip: fc.constant('byte'), at: place, byte: fc.nat(255) }),
)

/** What may happen to one of these files: mostly one or a few slips, sometimes something to the file as such. */
export function mutations(paths: readonly string[]): fc.Arbitrary<Mutation> {
  const file = fc.constantFrom(...paths)
  const name = fc.oneof(
    fc.constantFrom('firm.mdx', 'x.mdx', 'pages/x/y.mdx', 'legal/Ä b.mdx', 'attorneys/a/b.mdx', 'jobs/.mdx'),
    file,
    file.map((path) => path.replace(/[^/]+$/, (last) => last.toUpperCase().replace('.MDX', '.mdx'))),
    file.map((path) => path.replace('.mdx', '-2.mdx')),
  )
  return fc.oneof(
    { weight: 40, arbitrary: fc.record({ file, mistakes: fc.array(slip, { minLength: 1, maxLength: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ file, deleted: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.record({ file, renamed: name }) },
    { weight: 1, arbitrary: fc.record({ file, copied: name }) },
  )
}

/** The tree after a mutation. */
export function mutate(tree: Bytes, mutation: Mutation): Bytes {
  const changed = new Map(tree)
  const bytes = tree.get(mutation.file)
  if (!bytes) throw new Error(`There is no file ${mutation.file}.`)
  if ('mistakes' in mutation) return changed.set(mutation.file, slipped(bytes, mutation.mistakes))
  if ('copied' in mutation) return changed.set(mutation.copied, bytes)
  changed.delete(mutation.file)
  return 'renamed' in mutation ? changed.set(mutation.renamed, bytes) : changed
}

function slipped(bytes: Uint8Array, slips: readonly EditorMistake[]): Uint8Array {
  const text = slips.reduce(slipIn, Buffer.from(bytes).toString('utf8'))
  const result = Buffer.from(text, 'utf8')
  for (const one of slips)
    if (one.slip === 'byte' && result.length > 0) result[one.at % result.length] = one.byte
  return result
}

function slipIn(text: string, one: EditorMistake): string {
  const lines = text.split('\n')
  const within = (at: number) => at % (text.length + 1)
  const line = (at: number) => at % lines.length
  const atLine = (at: number, change: (line: string) => string) =>
    lines.map((each, index) => (index === line(at) ? change(each) : each)).join('\n')
  switch (one.slip) {
    case 'insert':
      return text.slice(0, within(one.at)) + one.text + text.slice(within(one.at))
    case 'delete':
      return text.slice(0, within(one.at)) + text.slice(within(one.at) + one.count)
    case 'duplicate':
      return text.slice(0, within(one.at) + one.count) + text.slice(within(one.at))
    case 'delete lines':
      return lines.toSpliced(line(one.at), one.count).join('\n')
    case 'duplicate lines':
      return lines
        .toSpliced(line(one.at), 0, ...lines.slice(line(one.at), line(one.at) + one.count))
        .join('\n')
    case 'swap lines':
      return lines
        .with(line(one.at), lines[line(one.with)] ?? '')
        .with(line(one.with), lines[line(one.at)] ?? '')
        .join('\n')
    case 'swap quote':
      return text.slice(0, within(one.at)) + text.slice(within(one.at)).replace(/["'“”‘’]/, one.quote)
    case 'sign':
      // Where a sign matters most: at the beginning of a line’s text, or of a field’s value.
      return atLine(one.at, (each) =>
        each.replace(one.at % 2 === 0 ? /^\s*(?:- )*/ : /^(?:[^:]*: )?/, (begin) => begin + one.sign),
      )
    case 'indent':
      return atLine(one.at, (each) => one.with.repeat(one.width) + each)
    case 'nest':
      return atLine(one.at, (each) => one.opening.repeat(one.times) + each)
    case 'line ends':
      return lines.join(one.ends)
    case 'truncate':
      return text.slice(0, within(one.at))
    case 'byte':
      return text
  }
}
