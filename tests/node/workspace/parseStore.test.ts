import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withComplianceChecks } from '../../../src/compliance/complianceDiagnostics.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { buildSite } from '../../../src/content/buildSite.ts'
import { forgetReadings } from '../../../src/content/load/createParseCache.ts'
import { makeAnew } from '../../../src/content/model/memo.ts'
import { parseFile } from '../../../src/content/load/parseFile.ts'
import type { ParsedFile, ParseFile } from '../../../src/content/model/parsedFile.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { registry } from '../../../src/firm/registry.ts'
import { openPackCache } from '../../../src/node/cache/packCache.ts'
import { openParseStore, type ParseStore } from '../../../src/node/workspace/parseStore.ts'
import { listFiles } from '../../../src/node/listFiles.ts'
import { readTree } from '../../../src/node/readTree.ts'
import { brokenContent } from '../../content/brokenContent.ts'
import { everyNth } from '../../sample.ts'

/** What is kept of content files changes nothing of what is made of them. */

const root = join(import.meta.dirname, '../../..')
const { files, otherFiles, urlList } = readTree(join(root, 'content'))
const publicFiles = new Set(listFiles(join(root, 'public')).map((path) => `/${path}`))
const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-parses-'))
const pack = join(folder, 'files.pack')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(pack, { force: true }))

const parsed = new Map<SourceFile, ParsedFile>()

/** Parses each file of these tests once, and takes nothing from where parsed files are kept. */
const parseOnce: ParseFile = (source, ofRegistry) => {
  const file = parsed.get(source) ?? parseFile(source, ofRegistry)
  parsed.set(source, file)
  return file
}

/** All that is made of some content: problems, fields, trees, and what its pages say. */
function outcome(sources: readonly SourceFile[], parses: Partial<ParseStore> = {}): unknown {
  const today = '2026-11-20'
  const built = buildSite(registry, sources, {
    publicFiles,
    otherFiles: new Set(otherFiles),
    urlList,
    today,
    read: parses.read ?? parseOnce,
    loadFacts: parses.loadFacts,
    onError: 'ignore',
  })
  const { advertising } = registry
  const { problems } = withComplianceChecks(built, { advertising, today, memo: parses.memo ?? makeAnew })
  const { site } = built
  const made: unknown = JSON.parse(
    JSON.stringify([
      problems,
      site?.entries.map(({ file, data, prose }) => [file, data, { ...prose, tree: prose.tree() }]),
      site?.versions.map(({ entry: { data, prose } }) => [data, prose.tree()]),
      site && extractSite(site),
    ]),
  )
  return made
}

/** The same by a process that knows no more than what is kept. */
function outcomeOfNextRun(sources: readonly SourceFile[]): unknown {
  forgetReadings(registry)
  const store = openParseStore(registry, {
    code: 'one',
    open: (name) => openPackCache(name, { folder }),
  })
  const made = outcome(sources, store)
  store.save()
  return made
}

/** The content with one edit that has something wrong or odd in it. */
const editedContents = brokenContent.flatMap(({ what, file, from, to, renamed }) => {
  if (from === undefined || typeof to !== 'string' || renamed !== undefined || !file.endsWith('.mdx'))
    return []
  const edited = files.map((source) =>
    source.path === file ? { path: file, text: source.text.replace(from, () => to) } : source,
  )
  return [{ what, edited }]
})

describe('content of which everything is kept', () => {
  const anew = outcome(files)
  /** Of a run that finds nothing: what it makes, and what it keeps. */
  let first: { made: unknown; kept: Buffer }
  beforeAll(() => {
    const made = outcomeOfNextRun(files)
    first = { made, kept: readFileSync(pack) }
  })

  it('is what it is when nothing is', () => {
    expect(first.made).toEqual(anew)
    writeFileSync(pack, first.kept)
    expect(outcomeOfNextRun(files)).toEqual(anew)
    expect(readFileSync(pack).equals(first.kept), 'nothing was made again').toBe(true)
  })

  it('is recalled, and nothing else is', () => {
    writeFileSync(pack, first.kept)
    forgetReadings(registry)
    const { readKept } = openParseStore(registry, {
      code: 'one',
      open: (name) => openPackCache(name, { folder }),
    })
    for (const source of files) {
      expect(readKept(source, registry)?.parts?.yaml.data, source.path).toEqual(
        parseOnce(source, registry).parts?.yaml.data,
      )
      expect(readKept({ ...source, text: `${source.text}\n` }, registry)).toBeUndefined()
    }
  })

  it('is what it is after each edit, and after the edit is taken back', () => {
    expect(editedContents.length).toBeGreaterThan(100)
    writeFileSync(pack, first.kept)
    for (const { what, edited } of everyNth(150, editedContents)) {
      const ofEdited = outcome(edited)
      expect(outcomeOfNextRun(edited), what).toEqual(ofEdited)
      expect(outcomeOfNextRun(edited), `${what}, once more`).toEqual(ofEdited)
    }
    expect(outcomeOfNextRun(files), 'taken back').toEqual(anew)
  })

  it('is what it is when what is kept was altered or cut short', () => {
    const { kept } = first
    for (const part of everyNth(3, [0.4, 0.1, 0.8])) {
      const at = Math.floor(kept.length * part)
      const altered = Buffer.from(kept)
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
      for (const damaged of [altered, kept.subarray(0, at)]) {
        writeFileSync(pack, damaged)
        expect(outcomeOfNextRun(files)).toEqual(anew)
      }
    }
  })
})
