import { fieldTables } from './fieldTables.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import type { Registry } from '../model/registry.ts'
import { contentFileTypes } from './contentFileTypes.ts'

/** A file that is made from the schemas: its path inside the project, and its text. */
interface ReferenceFile {
  path: string
  text: string
}

/** Everything that `npm run reference` writes. Pure: the same schemas give the same bytes. */
export function referenceFiles(registry: Registry): ReferenceFile[] {
  const described = contentFileTypes(registry).map((kind) => ({
    ...kind,
    schema: jsonSchemaOf(kind.schema, kind.title),
  }))
  return [{ path: 'content/FIELDS.md', text: fieldsGuide(fieldTables(described)) }]
}

const fieldsGuide = (tables: string): string =>
  `<!-- made by npm run reference: change the sentences in the schemas of src/firm, not here. -->

# Every field of every file

The fields stand at the top of a file, between two lines of \`---\`.
A field that is needed must be there; the others may be left out.
How the lines are written is explained in [README.md](README.md#what-a-file-looks-like).

${tables}
`
