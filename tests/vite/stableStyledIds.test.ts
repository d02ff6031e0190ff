import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { addComponentIds, stableStyledIds, styledFileId } from '../../src/vite/stableStyledIds.mjs'

const root = join(import.meta.dirname, '../..')

const named = (code: string, file = '/project/src/Part.tsx') =>
  addComponentIds(code, { file, fileId: 'abcd' })?.code
/** A line below the import of what styled-components has. */
const line = (code: string) =>
  named(`import styled, { css, keyframes, createGlobalStyle } from 'styled-components'\n${code}`)
    ?.split('\n')
    .slice(1)
    .join('\n')

const id = (count: number) => `.withConfig({componentId:"sc-abcd-${count}"})`

describe('a styled component is named', () => {
  it.each<[what: string, written: string, becomes: string]>([
    ['an element', 'const A = styled.a`color:red`', `const A = styled.a${id(0)}\`color:red\``],
    ['by a string', "const A = styled['a']`color:red`", `const A = styled['a']${id(0)}\`color:red\``],
    ['a component', 'const B = styled(A)`color:red`', `const B = styled(A)${id(0)}\`color:red\``],
    ['with a type', 'const A = styled.a<{ $a: 1 }>`b:c`', `const A = styled.a${id(0)}<{ $a: 1 }>\`b:c\``],
    ['with attrs', 'styled.a.attrs({ b })`c:d`', `styled.a${id(0)}.attrs({ b })\`c:d\``],
    ['with both', 'styled(A).attrs(b).attrs<C>(d)`e:f`', `styled(A)${id(0)}.attrs(b).attrs<C>(d)\`e:f\``],
    ['from an object', "styled.a({ color: 'red' })", `styled.a${id(0)}({ color: 'red' })`],
    ['with attrs, from an object', 'styled(A).attrs(b)({ c })', `styled(A)${id(0)}.attrs(b)({ c })`],
    // What the module says comes later, so it counts.
    [
      'with an id of its own',
      "styled.a.withConfig({ componentId: 'own' })`b:c`",
      `styled.a${id(0)}.withConfig({ componentId: 'own' })\`b:c\``,
    ],
    [
      'one after the other, from the outside in',
      'const A = styled.a`${styled.b`c:d`}`\nconst E = styled(A)`f:g`',
      `const A = styled.a${id(0)}\`\${styled.b${id(1)}\`c:d\`}\`\nconst E = styled(A)${id(2)}\`f:g\``,
    ],
  ])('%s', (_, written, becomes) => {
    expect(line(written)).toBe(becomes)
  })

  it.each([
    ['default', "import own from 'styled-components'"],
    ['styled', "import { styled as own } from 'styled-components'"],
    ['default by its name', "import { default as own } from 'styled-components'"],
    ['a string', "import { 'styled' as own } from 'styled-components'"],
  ])('whatever it is imported as: %s', (_, statement) => {
    expect(named(`${statement}\nown.a\`b:c\``)).toBe(`${statement}\nown.a${id(0)}\`b:c\``)
  })

  it('in a file without JSX, where <A>b is a type', () => {
    const start = "import styled from 'styled-components'\nconst a = <A>b\n"
    expect(named(`${start}styled.a\`\``, '/src/part.ts')).toBe(`${start}styled.a${id(0)}\`\``)
  })
})

describe('what is no component is not named', () => {
  it.each([
    ['styles', 'const a = css`b:c`'],
    ['an animation', 'const a = keyframes`from{b:c}`'],
    ['global styles', 'const A = createGlobalStyle<{ $b: 1 }>`c{d:e}`'],
    ['a component that is not made', 'const make = styled(A)\nconst element = styled.a'],
    ['attrs without styles', 'const make = styled.a.attrs({ b })'],
    ['another template', 'String.raw`a  b`'],
    ['another call', 'own.a({ b })'],
  ])('%s', (_, code) => {
    expect(line(code)).toBe(code)
  })

  it.each([
    ['of another package', "import styled, { css } from 'other'\n/* styled-components */ styled.a`b : c`"],
    ['of nobody', 'styled.a`b : c`'],
  ])('%s', (_, code) => {
    expect(named(code)).toBe(code)
  })
})

describe('styles lose what they do not need', () => {
  it.each([
    ['line ends and indents', '\n  a: b;\n  c: d;\n', 'a:b;c:d;'],
    ['line ends of Windows', '\r\n  a: b;\r\n  c: d\r\n', 'a:b;c:d'],
    ['comments', "a: b; /* it's: d; */ e: f /* * / */; /**/", 'a:b;e:f;'],
    ['a comment as a gap', 'a b/* c */d', 'a b d'],
    ['gaps around signs', 'a , b { c : d ; }', 'a,b{c :d;}'],
    ['but not the gap before a colon', 'a :hover { b: c }', 'a :hover{b:c}'],
    ['nor one inside a value', 'margin: 0  auto', 'margin:0 auto'],
    ['nor inside strings', `a: " /* ; */ "; b: ' : '`, `a:" /* ; */ ";b:' : '`],
    ['nor after a quote in a string', String.raw`a: "\" ; " ; b: c`, String.raw`a:"\" ; ";b:c`],
    ['escapes stay as they are', String.raw`content: '\\2014 '`, String.raw`content:'\\2014 '`],
    ['gaps around what is filled in', '\n  ${a}\n  ${b} { c: ${d}px ; }\n', '${a} ${b}{c:${d}px;}'],
    ['strings around it', "a: '${b}  ;  ${c}' ;", "a:'${b}  ;  ${c}';"],
    ['a comment around it stays', '/* ${a}  b */ c: d', '/* ${a} b */ c:d'],
    ['styles in styles', 'a: b;\n  ${css`\n  c: ${d} ;\n`}\n  e: f', 'a:b;${css`c:${d};`} e:f'],
    ['nothing', '', ''],
  ])('%s', (_, written, becomes) => {
    expect(line(`css\`${written}\``)).toBe(`css\`${becomes}\``)
  })

  it('in every kind of template', () => {
    const kinds = ['styled.a', 'styled(A)', 'css', 'keyframes', 'createGlobalStyle']
    for (const kind of kinds) expect(line(`${kind}\` a : b \``)).toMatch(/`a :b`$/)
  })
})

it('tells where things stood, and nothing where nobody can', () => {
  const code = "import styled from 'styled-components'\n\nconst A = styled.a`\n  b: c;\n`\nthrow A\n"
  const map = addComponentIds(code, { file: '/src/Part.tsx', fileId: 'abcd' })?.map
  expect(map).toMatchObject({ sources: ['/src/Part.tsx'], sourcesContent: [code] })
  // The last lines, which have moved up by two: `throw` begins line 6.
  expect(map?.mappings.split(';')).toHaveLength(5)
  expect(named("import styled from 'styled-components'\nconst = styled.a``")).toBeUndefined()
})

it('refuses an import of everything, whose components it would miss', () => {
  expect(() => named("import * as all from 'styled-components'\nall.styled.a``")).toThrow('by its names')
})

describe('ids of files', () => {
  // As pages have had them since they were first published.
  it.each([
    ['west-atlanticsrc/firm/shell/Footer.tsx', '1rog'],
    ['west-atlanticsrc/firm/components/Button.tsx', '14t3'],
  ])('follow from the path: %s', (path, fileId) => {
    expect(styledFileId(path)).toBe(fileId)
  })

  /** Bundles modules that stand in this project's `src/`. */
  const bundle = (...names: string[]) => {
    const paths = names.map((name) => join(root, 'src', name))
    return build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'modules',
          resolveId: { filter: { id: /Part\d+\.tsx$/ }, handler: (path) => path },
          load: {
            filter: { id: /Part\d+\.tsx$/ },
            handler: () => "import styled from 'styled-components'\nglobalThis.part = styled.a`b:c`",
          },
        },
        stableStyledIds(),
      ],
      build: { ssr: true, write: false, rolldownOptions: { input: paths } },
    })
  }

  it('are the same in the modules of a build', async () => {
    const built = [await bundle('Part1.tsx', 'Part2.tsx')].flat()
    const codes = built
      .flatMap((part) => ('output' in part ? part.output : []))
      .map((file) => 'code' in file && file.code)
    for (const name of ['Part1.tsx', 'Part2.tsx'])
      expect(codes.join('\n')).toContain(`"sc-${styledFileId(`west-atlanticsrc/${name}`)}-0"`)
  })

  it('are never shared', async () => {
    const seen = new Map<string, string>()
    const pairOf = (number: number): [string, string] => {
      const name = `Part${number}.tsx`
      const fileId = styledFileId(`west-atlanticsrc/${name}`)
      const other = seen.get(fileId)
      seen.set(fileId, name)
      return other === undefined ? pairOf(number + 1) : [other, name]
    }
    const [one, other] = pairOf(0)
    await expect(bundle(one, other)).rejects.toThrow(
      /src\/Part\d+\.tsx and src\/Part\d+\.tsx have the same id/,
    )
  })
})
