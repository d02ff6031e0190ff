import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService, SchemaPriority, type Position } from 'yaml-language-server'
import type { FileKind } from '../content/docs/jsonSchema.ts'
import { plainText, splitFields } from '../content/model/sourceFile.ts'

/** An open content file: its path in the content folder, its current text and the cursor's position. */
interface OpenDocument {
  path: string
  text: string
  /** Starts at 0. */
  position: Position
}

/** Completions and explanations of fields by the YAML extension's server: the extension itself reads only files of YAML alone. */
export function fieldHelp(kinds: readonly FileKind[]) {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.reject(new Error(`No schema is fetched: ${uri}`)),
    workspaceContext: { resolveRelativePath: (path) => path },
  })
  service.configure({
    completion: true,
    hover: true,
    hoverSchemaSource: false,
    validate: false,
    yamlVersion: '1.2',
    indentation: '  ',
    disableDefaultProperties: true,
    schemas: kinds.map((kind) => ({
      uri: `content-help:/${kind.name}.json`,
      fileMatch: [`/content/${kind.files}`],
      schema: jsonSchemaOf(kind),
      priority: SchemaPriority.Settings,
    })),
  })
  // The server caches documents by version, so each request is a new version.
  let version = 0
  const fieldsAt = ({ path, text, position }: OpenDocument) => {
    const plain = plainText(text)
    // Without a second ---, the fields end with the file.
    const { fields = '' } = splitFields(plain) ?? splitFields(`${plain}\n---`) ?? {}
    return position.line === 0 || position.line >= fields.split('\n').length
      ? undefined
      : TextDocument.create(`file:///content/${path}`, 'yaml', (version += 1), fields)
  }
  return {
    complete: async (file: OpenDocument) => {
      const fields = fieldsAt(file)
      const { items } = fields ? await service.doComplete(fields, file.position, false) : { items: [] }
      // The server also offers all fields at once, under the schema's name.
      return items.filter(
        ({ documentation }) => typeof documentation !== 'object' || !documentation.value.includes('```yaml'),
      )
    },
    explain: async (file: OpenDocument) => {
      const fields = fieldsAt(file)
      const contents = fields && (await service.doHover(fields, file.position))?.contents
      const sentence = typeof contents === 'object' && 'value' in contents ? contents.value : ''
      // Between fields, the server returns only the schema's title.
      return sentence.trim().includes('\n') ? sentence : undefined
    },
  }
}

/** The JSON Schema of a kind of file. One with several forms asks first for the field that tells them apart. */
function jsonSchemaOf({ title, by, forms }: FileKind): object {
  const head = { $schema: 'http://json-schema.org/draft-07/schema#', title }
  if (by === undefined) return { ...head, ...forms[0]?.fields }
  const choice = {
    type: 'string',
    description: `Which kind of ${title.toLowerCase()} this is.`,
    enum: forms.map(({ word }) => word),
    enumDescriptions: forms.map(({ fields }) => fields.properties?.[by]?.description ?? ''),
  }
  return {
    ...head,
    type: 'object',
    required: [by],
    properties: { [by]: choice },
    allOf: forms.map(({ word, fields }) => ({
      if: { properties: { [by]: { const: word } }, required: [by] },
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
      then: fields,
    })),
  }
}
