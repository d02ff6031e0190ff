import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { linkPackages } from '../fixtures/linkPackages.ts'
import { legalPage } from '../fixtures/redlineOf.ts'
import { gitFixture } from '../scripts/gitFixture.ts'
import { start } from '../scripts/runCommand.ts'

/** `npm run review` of the firm's own code, which both sides build: with a tiny content, it takes a minute. */

it(
  'the firm’s own code, with other words of the content in its footer and its legal pages',
  { timeout: 300_000 },
  async () => {
    const copy = gitFixture('review-firm')
    onTestFinished(copy.remove)
    const root = join(import.meta.dirname, '../..')
    for (const part of ['scripts', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(root, part), join(copy.folder, part), { recursive: true })
    rmSync(join(copy.folder, 'public'), { recursive: true })
    cpSync(join(root, 'public'), join(copy.folder, 'public'), { recursive: true })
    linkPackages(copy.folder)
    writeFileSync(join(copy.folder, '.gitignore'), 'node_modules\n')
    const addresses = readFileSync(join(copy.folder, 'content/addresses.txt'), 'utf8')
    copy.write({
      ...legalPage('## Use {#use}\n\nYou may use it.\n'),
      'addresses.txt': `${addresses}/terms\n`,
    })
    copy.commit('2026-01-20')
    const edit = (path: string, from: string, to: string) => {
      const text = readFileSync(join(copy.folder, path), 'utf8')
      expect(text).toContain(from)
      writeFileSync(
        join(copy.folder, path),
        text.replace(from, () => to),
      )
    }
    edit(
      'src/firm/shell/Footer.tsx',
      '<p>{firm.description}</p>',
      "<p>{typeof window === 'undefined' ? firm.advertising : firm.hours}</p><p>{firm.description}</p>",
    )
    edit('src/firm/pages/legal/Template.tsx', 'title={page.title}', 'title={labels.legal.contents}')
    const { status, output, aside } = await start(copy.folder, 'review', ['HEAD'], {
      NODE_ENV: undefined,
      VITEST: undefined,
      MODE: undefined,
    })
    expect([status, output], aside).toEqual([0, expect.stringContaining('{+Attorney Advertising.+}')])
    expect(output).toContain('Heading: [-Terms-] {+On this page+}')
    // Only a browser in which the scripts run shows these.
    expect(output).toMatch(/^Every page \(once the page’s scripts run; a minute after .*\)$/m)
    expect(output).toContain('{+always+}')
    expect(output).not.toContain('No scripts started')
    expect(output).not.toMatch(/can(?:not)? be seen/)
  },
)
