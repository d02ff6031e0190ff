import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readStyleSheets } from '../../src/node/styleSheets.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { codeShowing } from '../scripts/codeShowing.ts'
import { runFor } from '../scripts/runCommand.ts'
import { registry } from '../../src/firm/registry.ts'

/** The style sheets whose words visitors may see, whoever wrote them. */

const work = realpathSync(mkdtempSync(join(tmpdir(), 'west-atlantic-sheets-')))
afterAll(() => rmSync(work, { recursive: true }))

let count = 0
function project(files: Record<string, string>): string {
  const folder = join(work, String((count += 1)))
  for (const [path, text] of Object.entries({ 'package.json': '{}', 'src/none.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const sheets = 'node_modules/sheets'

it.each([
  ['of the code', { 'src/a.css': '' }, ['src/a.css']],
  [
    'that a module imports from a package',
    { 'src/a.tsx': "import 'sheets/b.css'", [`${sheets}/b.css`]: '', [`${sheets}/c.css`]: '' },
    [`${sheets}/b.css`],
  ],
  [
    'that it imports as a text, or later',
    {
      'src/a.ts': "import b from 'sheets/b.css?inline'\nawait import('sheets/c.css')",
      [`${sheets}/b.css`]: '',
      [`${sheets}/c.css`]: '',
    },
    [`${sheets}/b.css`, `${sheets}/c.css`],
  ],
  [
    'that is the package itself',
    {
      'src/a.ts': "import 'plain.css'",
      'node_modules/plain.css/package.json': '{"main": "all.css"}',
      'node_modules/plain.css/all.css': '',
    },
    ['node_modules/plain.css/all.css'],
  ],
  [
    'that style sheets import, also in a circle and of other sites',
    {
      'src/a.css': '@import "sheets/b.css"; @import url(https://fonts.example/x.css);',
      [`${sheets}/b.css`]: '@import url("./c.css"); @import "d.css";',
      [`${sheets}/c.css`]: '@import "b.css";',
      [`${sheets}/d.css`]: '',
    },
    ['src/a.css', `${sheets}/b.css`, `${sheets}/c.css`, `${sheets}/d.css`],
  ],
])('are those %s', (_, files, paths) => {
  expect(readStyleSheets(project(files)).map(({ path }) => path)).toEqual(paths)
})

it('are refused where one is not there', () => {
  expect(() => readStyleSheets(project({ 'src/a.ts': "import 'sheets/b.css'" }))).toThrow(
    'src/a.ts imports the style sheet "sheets/b.css", which is not there.\nInstall the packages',
  )
})

it('are held to the words of the content by check -- --release, from packages too', async () => {
  const content = Object.entries(minimalTree).map(([path, text]) => [`content/${path}`, text])
  const folder = project({
    ...Object.fromEntries(content),
    'public/og.png': '',
    'src/a.ts': "import 'sheets/b.css'",
    [`${sheets}/b.css`]: "a::after { content: 'We are the best' }",
  })
  const code = { ...(await codeShowing((html) => html)), folder }
  const { output } = await runFor({ registry, code }, folder, 'check', ['--release', '--json'])
  expect(output).toMatch(/The file node_modules\/sheets\/b\.css .*We are the best/)
})
