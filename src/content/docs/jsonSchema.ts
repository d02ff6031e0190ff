import { z } from 'zod'
import { memoizeWeak } from '../model/memoize.ts'
import type { Registry } from '../model/registry.ts'
import type { SingleFile } from '../model/entry.ts'
import { discriminatorField, literalValues, variants } from '../parse/schema.ts'

/** The part of JSON Schema that FIELDS.md and `npm run new` read. */
const fieldShape = z.looseObject({
  description: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
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

/** Every kind of content file, in the order in which FIELDS.md explains them. */
export const fileKinds = memoizeWeak(({ collections, pages, singles }: Registry) => [
  ...collections.filter((one) => one !== pages).map((one) => kindOf(one, `${one.name}/*.mdx`)),
  ...singles.map((file) => kindOf(file, file.path)),
  kindOf(pages, `${pages.name}/**/*.mdx`),
])

export type FileKind = ReturnType<typeof kindOf>

/** A kind of file. @param files which they are, inside the content folder */
function kindOf({ schema, ...kind }: Omit<SingleFile, 'path'>, files: string) {
  /** The field that tells its forms apart, when it has several: `template`. */
  const by = discriminatorField(schema)
  const wordOf = ({ shape }: z.ZodObject) => literalValues(by && shape[by]).join()
  const forms = variants(schema).map((form) => ({ word: wordOf(form), fields: fieldsOf(form) }))
  return { ...kind, files, by, forms }
}

/** The JSON Schema of fields. VS Code offers true and false without quotation marks, since to it they are booleans. */
function fieldsOf(schema: z.ZodType): FieldSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.enum?.join() !== 'true,false') return
      delete jsonSchema.enum
      jsonSchema.type = 'boolean'
    },
  })
  return fieldShape.parse(made)
}
