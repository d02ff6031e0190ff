import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService, SchemaPriority } from 'yaml-language-server'
import type { CompletionItem, Position } from 'yaml-language-server'
import { jsonSchemaOf, type FileKind } from '../content/docs/jsonSchema.ts'

/** A content file that is open: its path in the content folder, its text saved or not, and the place of the cursor. */
interface OpenDocument {
  path: string
  text: string
  /** From 0. */
  position: Position
}

/** What may be written at a place among the fields, and what the field there is for; nothing outside the fields. */
interface FieldHelp {
  complete: (file: OpenDocument) => Promise<CompletionItem[]>
  explain: (file: OpenDocument) => Promise<string | undefined>
}

/** Uses the engine of the usual YAML extension, which leaves files alone that aren't YAML from end to end. */
export function fieldHelp(kinds: readonly FileKind[]): FieldHelp {
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
  // The engine keeps what it has read by version, so each question is a version of its own.
  let version = 0
  const fieldsAt = ({ path, text, position }: OpenDocument) => {
    const fields = onlyFields(text)
    return fields === undefined || position.line === 0 || position.line >= fields.end
      ? undefined
      : TextDocument.create(`file:///content/${path}`, 'yaml', (version += 1), fields.text)
  }
  return {
    complete: async (file) => {
      const fields = fieldsAt(file)
      const { items } = fields ? await service.doComplete(fields, file.position, false) : { items: [] }
      // The engine also offers all fields at once, under the schema's name.
      return items.filter(
        ({ documentation }) => typeof documentation !== 'object' || !documentation.value.includes('```yaml'),
      )
    },
    explain: async (file) => {
      const fields = fieldsAt(file)
      const contents = fields && (await service.doHover(fields, file.position))?.contents
      const sentence = typeof contents === 'object' && 'value' in contents ? contents.value : ''
      // Between fields, the engine gives the name of the kind of file alone.
      return sentence.trim().includes('\n') ? sentence : undefined
    },
  }
}

/**
 * The file with all but its fields blanked, so that lines and columns stay the same. Fields that aren't closed yet reach
 * to the end of the file.
 * @returns undefined for a file that doesn't begin with ---
 */
function onlyFields(text: string): { text: string; end: number } | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const fences = lines.flatMap((line, index) => (line.trimEnd() === '---' ? [index] : []))
  if (fences[0] !== 0) return undefined
  const end = fences[1] ?? lines.length
  return { text: lines.map((line, index) => (index > 0 && index < end ? line : '')).join('\n'), end }
}
