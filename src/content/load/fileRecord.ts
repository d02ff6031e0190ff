import { z } from 'zod'
import { indexedBody } from '../body/parseBody.ts'
import { parseYaml } from '../parse/yaml.ts'
import { splitFile } from '../parse/splitFile.ts'
import { position } from '../model/bodyFact.ts'
import { valueAt } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import type { SourceFile } from '../model/sourceFile.ts'

/** A parsed file as data that JSON can write: what it was parsed from, its text and the registry, is left out. */
const fileRecord = z.object({
  frontmatter: z.string(),
  bodyLine: z.number(),
  headings: z.array(
    position.extend({
      id: z.string(),
      depth: z.number(),
      text: z.string(),
      explicit: z.boolean(),
      number: z.number().optional(),
    }),
  ),
  links: z.array(position.extend({ href: z.string(), words: z.string(), hasPicture: z.boolean() })),
  images: z.array(
    position.extend({ src: z.string(), alt: z.string(), title: z.string(), isAlone: z.boolean() }),
  ),
  brokenImages: z.array(z.string()),
  claims: z.array(position.extend({ claim: z.string() })),
  multiSentenceLines: position.extend({ count: z.number() }).optional(),
  problems: z.array(
    position.extend({
      file: z.string(),
      severity: z.enum(['error', 'warning']),
      rule: z.string(),
      isAboutFile: z.literal(true).optional(),
      message: z.string(),
      fix: z.string(),
    }),
  ),
})

/**
 * A parsed file as it is kept.
 * @returns undefined for one that is not kept, because it was not parsed to its end: its fences or fields are wrong
 */
export function recordOfFile({ parts, problems }: ParsedFile): z.input<typeof fileRecord> | undefined {
  if (parts?.yaml.data === undefined) return undefined
  const { yaml, prose } = parts
  const { headings, links, images, brokenImages, claims, multiSentenceLines } = prose
  return {
    frontmatter: yaml.source,
    bodyLine: prose.firstLine,
    headings,
    links,
    images,
    brokenImages,
    claims,
    multiSentenceLines,
    problems,
  }
}

/**
 * The parsed file of a record, as `parseFile` would give it. Its fields and its body are parsed when a place in them, or
 * the tree, is asked for.
 * @param kept a record of the same text and registry
 * @returns undefined when it is no record
 */
export function fileOfRecord(kept: unknown, source: SourceFile, registry: Registry): ParsedFile | undefined {
  const record = fileRecord.safeParse(kept)
  if (!record.success) return undefined
  const { frontmatter, bodyLine, problems, multiSentenceLines, ...index } = record.data
  const yaml = parseYaml(frontmatter, 1)
  const title = valueAt(yaml.data, ['title'])
  const options = {
    title: typeof title === 'string' ? title : '',
    file: source.path,
    firstLine: bodyLine,
    numbered: collectionOfPath(registry, source.path)?.isNumbered ?? false,
    tags: registry.tags,
  }
  const prose = indexedBody(() => bodyOf(source), options, { index: { ...index, multiSentenceLines } })
  return {
    parts: {
      yaml,
      prose: { ...prose, madeFrom: [source.path, source.text] },
    },
    problems,
  }
}

/** @throws when the file cannot be cut at its fences, as none that was parsed to its end */
function bodyOf(source: SourceFile): string {
  const split = splitFile(source)
  if ('problems' in split) throw new Error(`${source.path} has no body.`)
  return split.body
}
