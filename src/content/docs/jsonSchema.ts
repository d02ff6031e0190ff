import { z } from 'zod'
import { fieldLinks, typedNumbers } from '../model/fields.ts'
import { unwrap, variants, sentenceOf } from '../parse/schema.ts'

/** The part of JSON Schema that a field needs; what zod makes is held against it, so that a new construct is noticed. */
const fieldShape = z.strictObject({
  description: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  enumDescriptions: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return fieldShape.optional()
  },
  get properties() {
    return z.record(z.string(), fieldShape).optional()
  },
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  /** What a tool may offer besides: the files of a collection, or the site's addresses. */
  'x-points-at': z.string().optional(),
  /** The name of the list of words that the field takes, when the reference has a section of its own for it. */
  'x-words': z.string().optional(),
})

/** The JSON Schema of a field: plain data, ready to be written as JSON. */
export type FieldSchema = z.infer<typeof fieldShape>

/** One form of a kind that has several: a page of one template, say. */
interface FormSchema {
  if: { properties: Record<string, { const: string }>; required: string[] }
  then: FieldSchema
}

/** The schema of a kind of file. */
export interface FileSchema extends FieldSchema {
  $schema: string
  title: string
  allOf?: FormSchema[]
}

/**
 * The JSON Schema of a kind of file, for the tools of an editor: draft 7, each field with its sentence.
 *
 * Such tools read YAML with its usual guesses (`order: 6` is a number to them, `sample: true` a truth value), while
 * `parseYaml.ts` switches the guesses off; so the kinds of value are stated here as the tools see them.
 * A kind with several forms (`template`, `group`, `page`) asks for the field that tells them apart first, and then
 * offers the fields of that form alone.
 * @param title what a tool shows above a field's sentence
 */
export function jsonSchemaOf(schema: z.ZodType, title: string): FileSchema {
  const head = { $schema: 'http://json-schema.org/draft-07/schema#', title }
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return { ...head, ...asTyped(schema) }
  const discriminator: string = inner.def.discriminator
  const forms = variants(inner).map((form) => {
    const literal = unwrap(form.shape[discriminator])
    const word = literal instanceof z.ZodLiteral ? String(literal.value) : ''
    return { word, sentence: sentenceOf(literal) ?? '', form: asTyped(form) }
  })
  return {
    ...head,
    type: 'object',
    required: [discriminator],
    properties: {
      [discriminator]: {
        type: 'string',
        description: `Which kind of ${title.toLowerCase()} this is.`,
        enum: forms.map(({ word }) => word),
        enumDescriptions: forms.map(({ sentence }) => sentence),
      },
    },
    allOf: forms.map(({ word, form }) => ({
      if: { properties: { [discriminator]: { const: word } }, required: [discriminator] },
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
      then: form,
    })),
  }
}

/** A schema without forms, with the kinds of value that YAML's guesses give. */
function asTyped(schema: z.ZodType): FieldSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodType)) return
      const number = typedNumbers.get(zodSchema)
      const link = fieldLinks.get(zodSchema)
      if (link) jsonSchema['x-points-at'] = link.pointsAt
      // The pattern says it all, and a format would need a further package in every validator.
      if (jsonSchema.pattern !== undefined) delete jsonSchema.format
      if (jsonSchema.enum?.join() === 'true,false') {
        delete jsonSchema.enum
        jsonSchema.type = 'boolean'
      } else if (number) Object.assign(jsonSchema, number, { type: [number.type, 'string'] })
      else if (isFreeText(jsonSchema)) Object.assign(jsonSchema, { type: ['string', 'number'] })
    },
  })
  const { $schema: _, ...fields } = made
  return fieldShape.parse(fields)
}

/** `title: 2025` is a text to the site and a number to a tool. */
const isFreeText = ({ type, pattern, format, enum: words, const: word }: z.core.JSONSchema.BaseSchema) =>
  type === 'string' && [pattern, format, words, word].every((limit) => limit === undefined)
