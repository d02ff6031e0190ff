import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse } from 'yaml'
import { z } from 'zod'

/**
 * `node plainReading.mjs FOLDER`: the least that a check of these files can do, as its yardstick. Every `.mdx` file below
 * the folder is read, its fields parsed with yaml and held against a schema, its body parsed with remark-parse.
 */
const [folder = ''] = process.argv.slice(2)
const fields = z.looseObject({ title: z.string().optional(), description: z.string().optional() })
const processor = unified().use(remarkParse)
let nodes = 0

for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.mdx')) continue
  const [, yaml = '', ...body] = readFileSync(join(folder, path), 'utf8').split(/^---$/m)
  fields.parse(parse(yaml))
  nodes += processor.parse(body.join('---')).children.length
}
console.log(nodes)
