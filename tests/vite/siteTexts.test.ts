import { join } from 'node:path'
import { createElement } from 'react'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readSite } from '../../src/content/readSite.ts'
import { discriminatorField, variants } from '../../src/content/parse/schema.ts'
import { registry } from '../../src/firm/registry.ts'
import { readTree } from '../../src/node/readTree.ts'
import { siteTexts } from '../../src/vite/siteTexts.ts'
import { indexOf } from '../fixtures/readBody.ts'

/** Every type of file but the labels, which are nothing but texts for visitors. */
const types = [...registry.collections, registry.organization].map((type) => ({ type, schema: type.schema }))

afterAll(() => types.forEach(({ type, schema }) => Object.assign(type, { schema })))

/** The schema with one more optional field, as a developer adds it. */
function withNote(schema: z.ZodType) {
  const [first, ...rest] = variants(schema).map((one) =>
    one.safeExtend({ internalNote: z.string().optional() }),
  )
  const field = discriminatorField(schema)
  return first && field ? z.discriminatedUnion(field, [first, ...rest]) : first
}

it('a visitor finds no field that nothing names, in any file of the site', async () => {
  for (const { type, schema } of types) Object.assign(type, { schema: withNote(schema) })
  const { files: given, otherFiles, urlList } = readTree(join(import.meta.dirname, '../../content'))
  const files = given.map(({ path, text }) => {
    const isLabels = registry.singles.some(
      (single) => single.path === path && single !== registry.organization,
    )
    return { path, text: isLabels ? text : text.replace('---\n', `---\ninternalNote: secret of ${path}\n`) }
  })
  const { site, problems } = readSite(registry, files, { otherFiles: new Set(otherFiles), urlList, indexOf })
  if (!site) throw new Error(JSON.stringify(problems))
  expect(site.entries.filter(({ data }) => !('internalNote' in data))).toEqual([])
  expect(site.organization).toHaveProperty('internalNote')
  const component = () => createElement('p')
  const bodies = new Map(files.map((file) => [file.path, { component, index: indexOf(file) }]))
  const found: Record<string, string> = {}
  const content = { bodies, approved: new Map<string, string>() }
  for await (const { path, text } of siteTexts(site, { content, script: '', modules: [] }))
    for (const [secret] of text.matchAll(/secret of \S+\.mdx|internalNote/g)) found[path] = secret
  expect(found).toEqual({})
})
