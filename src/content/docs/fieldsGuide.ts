import { fieldTables } from './fieldTables.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import type { Registry } from '../model/registry.ts'
import { contentFileTypes } from './contentFileTypes.ts'

/** The text of content/FIELDS.md, from the schemas. */
export function fieldsGuide(registry: Registry): string {
  const tables = fieldTables(
    contentFileTypes(registry).map((kind) => ({ ...kind, schema: jsonSchemaOf(kind.schema, kind.title) })),
  )
  return `<!-- made by npm run check -- --fix: change the sentences in the schemas of src/firm, not here. -->

# Every field of every file

The fields stand at the top of a file, between two lines of \`---\`.
A field that is needed must be there; the others may be left out.
How the lines are written is explained in [README.md](README.md#what-a-file-looks-like).

${tables}
`
}
