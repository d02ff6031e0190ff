import { z } from 'zod'
import { typedNumbers } from '../model/fields.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Registry } from '../model/registry.ts'
import type { SingleFile } from '../model/entry.ts'
import { discriminatorField, literalValues, variants } from '../parse/schema.ts'

/** The part of JSON Schema that FIELDS.md and `npm run new` read. */
const fieldShape = z.looseObject({
  description: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return fieldShape.optional()
  },
  get properties() {
    return z.record(z.string(), fieldShape).optional()
  },
  required: z.array(z.string()).optional(),
})

export type FieldSchema = z.infer<typeof fieldShape>

export interface FileKind extends Pick<SingleFile, 'name' | 'title' | 'explainedIn'> {
  /** Which files are of this kind, inside the content folder. */
  files: string
  /** The field that tells its forms apart, when it has several: `template`. */
  by: string | undefined
  /** The fields of each form, and the word for it. */
  forms: { word: string; fields: FieldSchema }[]
}

/** Every kind of content file, in the order in which FIELDS.md explains them. */
export const fileKinds = memoizeWeak(({ collections, pages, singles }: Registry): readonly FileKind[] => [
  ...collections.filter((one) => one !== pages).map((one) => kindOf(one, `${one.name}/*.mdx`)),
  ...singles.map((file) => kindOf(file, file.path)),
  kindOf(pages, `${pages.name}/**/*.mdx`),
])

function kindOf({ schema, ...kind }: Omit<SingleFile, 'path'>, files: string): FileKind {
  const by = discriminatorField(schema)
  const wordOf = ({ shape }: z.ZodObject) => literalValues(by && shape[by]).join()
  const forms = variants(schema).map((form) => ({ word: wordOf(form), fields: fieldsOf(form) }))
  return { ...kind, files, by, forms }
}

/** Fields with the kinds of value that YAML's guesses give: to tools, `order: 6` is a number and `sample: true` a boolean. */
function fieldsOf(schema: z.ZodType): FieldSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      const number = zodSchema instanceof z.ZodType ? typedNumbers.get(zodSchema) : undefined
      const { type, pattern, format, const: word, enum: words } = jsonSchema
      // A format would need a further package in every tool.
      if (pattern !== undefined) delete jsonSchema.format
      if (words?.join() === 'true,false') {
        delete jsonSchema.enum
        jsonSchema.type = 'boolean'
      } else if (number) Object.assign(jsonSchema, number, { type: [number.type, 'string'] })
      // `title: 2025` is a text to the site and a number to a tool.
      else if (type === 'string' && [pattern, format, word, words].every((limit) => limit === undefined))
        Object.assign(jsonSchema, { type: ['string', 'number'] })
    },
  })
  return fieldShape.parse(made)
}
