import { join } from 'node:path'
import { bodyOutline } from '../../compliance/text/extractBody.ts'
import type { ComplianceRegistry } from '../../compliance/model/complianceRegistry.ts'
import { bodyFactsOfChecks } from '../../content/checks/checks.ts'
import { readLatestOr } from '../../content/load/createParseCache.ts'
import { fileOfRecord, recordOfFile } from '../../content/load/fileRecord.ts'
import { parseFile } from '../../content/load/parseFile.ts'
import type { SettleBody } from '../../content/model/bodyFact.ts'
import type { ParsedBody } from '../../content/model/parsedBody.ts'
import type { Memo } from '../../content/model/memo.ts'
import type { ParseFile } from '../../content/model/parsedFile.ts'
import { codeDigest } from '../cache/codeDigest.mjs'
import { keyOf, openPackCache, type PackCache } from '../cache/packCache.ts'
import { cacheFolder } from '../keptFile.ts'

/**
 * What each content file says by itself, kept from one run to the next: its fields, the index of its body, its problems,
 * the facts of its body, and which of its words a lawyer must look at. A file whose text is unchanged is parsed neither as YAML nor as Markdown.
 */
export interface ParseStore {
  read: ParseFile
  settle: SettleBody
  memo: Memo
  /** Writes what this run has parsed, for the next one. */
  save: () => void
}

/** Bytes beyond which what earlier runs have left is dropped. */
const limit = 32 * 1024 * 1024

/** @param folder where caches are, absolute */
export function openParseStore(registry: ComplianceRegistry, folder: string = cacheFolder): ParseStore {
  const cache = openPackCache('files', { folder, limit })
  const code = codeDigest(join(cacheFolder, '../../..'))
  // A test may have another site, whose code the digest leaves out.
  const site = [registry.collections, registry.tags, registry.kinds].map((all) => all.map(({ name }) => name))
  const settled = new WeakSet<ParsedBody>()
  const facts = [...bodyFactsOfChecks, ...registry.bodyFacts, bodyOutline]
  return {
    read: readLatestOr((source, ofRegistry) => {
      if (source.decodeError) return parseFile(source, ofRegistry)
      const key = keyOf(code, site, 'file', source.path, source.text)
      const kept = fileOfRecord(readJson(cache, key), source, ofRegistry)
      if (kept) return kept
      const parsed = parseFile(source, ofRegistry)
      const record = recordOfFile(parsed)
      if (record) cache.put(key, Buffer.from(JSON.stringify(record)))
      return parsed
    }),
    settle: (prose) => {
      if (settled.has(prose)) return
      settled.add(prose)
      const key = keyOf(code, site, 'body', ...prose.madeFrom)
      const kept = readJson(cache, key)
      if (Array.isArray(kept) && facts.every((fact, index) => fact.restore(prose, kept[index]))) return
      cache.put(key, Buffer.from(JSON.stringify(facts.map((fact) => fact(prose)))))
    },
    memo: (inputs, schema, make) => {
      const key = keyOf(code, site, ...inputs)
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
