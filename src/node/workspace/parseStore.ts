import { bodyOutline } from '../../compliance/text/bodyOutline.ts'
import type { ComplianceRegistry } from '../../compliance/model/complianceRegistry.ts'
import { bodyFactsOfChecks } from '../../content/checks/checks.ts'
import { readLatest, readLatestOr } from '../../content/load/createParseCache.ts'
import { fileOfRecord, recordOfFile } from '../../content/load/fileRecord.ts'
import { parseFile } from '../../content/parse/parseFile.ts'
import type { BodyFact, LoadFacts } from '../../content/model/bodyFact.ts'
import type { ParsedBody } from '../../content/model/parsedBody.ts'
import { makeAnew, type Memo } from '../../content/model/memo.ts'
import type { ParseFile, ReadKeptFile } from '../../content/model/parsedFile.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { keyOf, type Caches, type PackCache } from '../cache/packCache.ts'

/**
 * What each content file says by itself, kept from one run to the next: its fields, the index of its body, its problems,
 * the facts of its body, and which of its words a lawyer must look at. A file whose text is unchanged is parsed neither as YAML nor as Markdown.
 */
export interface ParseStore {
  read: ParseFile
  /** The same, of files that were parsed before: of others it gives undefined. */
  readKept: ReadKeptFile
  loadFacts: LoadFacts
  memo: Memo
  /** Writes what this run has parsed, for the next one. */
  save: () => void
}

/** Bytes beyond which what earlier runs have left is dropped. */
const limit = 32 * 1024 * 1024

/** What is worked out from each body of a site. */
const bodyFactsOf = ({ bodyFacts }: ComplianceRegistry): readonly BodyFact<unknown>[] => [
  ...bodyFactsOfChecks,
  ...bodyFacts,
  bodyOutline,
]

/** What one process knows of content files; nothing is kept for the next one. */
export function memoryParses(registry: ComplianceRegistry): ParseStore {
  const facts = bodyFactsOf(registry)
  const loadFacts = (prose: ParsedBody) => facts.forEach((fact) => fact(prose))
  return {
    read: readLatest,
    readKept: readLatestOr(() => undefined),
    loadFacts,
    memo: makeAnew,
    save: () => {},
  }
}

/** Opens what earlier runs have kept. */
export function openParseStore(registry: ComplianceRegistry, { code, open }: Caches): ParseStore {
  const cache = open('files', { limit })
  // A test may have another site, whose code the digest leaves out.
  const names = [registry.collections, registry.tags, registry.kinds].map((all) =>
    all.map(({ name }) => name),
  )
  const site = keyOf(code, names)
  const loaded = new WeakSet<ParsedBody>()
  const facts = bodyFactsOf(registry)
  const keyOfFile = ({ path, text }: SourceFile) => keyOf(site, 'file', path, text)
  const readKept = readLatestOr((source, ofRegistry) =>
    source.decodeError || cache.isNew
      ? undefined
      : fileOfRecord(readJson(cache, keyOfFile(source)), source, ofRegistry),
  )
  return {
    readKept,
    read: readLatestOr((source, ofRegistry) => {
      const kept = readKept(source, ofRegistry)
      if (kept) return kept
      const parsed = parseFile(source, ofRegistry)
      const record = recordOfFile(parsed)
      if (record) cache.put(keyOfFile(source), Buffer.from(JSON.stringify(record)))
      return parsed
    }),
    loadFacts: (prose) => {
      if (loaded.has(prose)) return
      loaded.add(prose)
      const key = keyOf(site, 'body', ...prose.madeFrom)
      const kept = readJson(cache, key)
      if (Array.isArray(kept) && facts.every((fact, index) => fact.restore(prose, kept[index]))) return
      cache.put(key, Buffer.from(JSON.stringify(facts.map((fact) => fact(prose)))))
    },
    memo: (inputs, schema, make) => {
      const key = keyOf(site, ...inputs)
      const kept = schema.safeParse(readJson(cache, key))
      if (kept.success) return kept.data
      const made = make()
      cache.put(key, Buffer.from(JSON.stringify(made)))
      return made
    },
    save: cache.save,
  }
}

/** A product as data; undefined when there is none. What is read was held against its digest. */
function readJson(cache: PackCache, key: string): unknown {
  const product = cache.get(key)
  return product && JSON.parse(product.toString())
}
