import { TextDocument } from 'vscode-languageserver-textdocument'
import { getLanguageService, SchemaPriority } from 'yaml-language-server'
import type { CompletionItem, Position } from 'yaml-language-server'
import { frontmatterDocument } from './frontmatterDocument.ts'

/** The JSON Schema of a kind of file, and which files it is for. */
export interface SchemaFor {
  name: string
  /** A pattern inside the content folder. */
  files: string
  schema: unknown
}

/** A content file that is open, and the place in it that the help is for. */
interface OpenDocument {
  /** Path inside the content folder, with `/`. */
  path: string
  /** Its text as it stands in the editor, saved or not. */
  text: string
  /** Line and column, from 0. */
  position: Position
}

/** Help with the fields at the top of a content file. */
interface FieldHelp {
  /** What may be written here; nothing outside the fields. */
  complete: (file: OpenDocument) => Promise<CompletionItem[]>
  /** The sentence of the field that stands here, as Markdown. */
  explain: (file: OpenDocument) => Promise<string | undefined>
}

/**
 * Completion and explanation of fields, by the engine of the usual YAML extension. That extension itself leaves
 * alone what is not a YAML file, and with it the fields of ours.
 */
export function fieldHelp(schemas: readonly SchemaFor[]): FieldHelp {
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
    schemas: schemas.map(({ name, files, schema }) => ({
      uri: `content-help:/${name}.json`,
      fileMatch: [`/content/${files}`],
      schema,
      priority: SchemaPriority.Settings,
    })),
  })
  // The engine keeps what it has read by version, so each question is a version of its own.
  let version = 0
  const fieldsAt = ({ path, text, position }: OpenDocument): TextDocument | undefined => {
    const fields = frontmatterDocument(text)
    if (!fields || position.line === 0 || position.line >= fields.end) return undefined
    return TextDocument.create(`file:///content/${path}`, 'yaml', (version += 1), fields.text)
  }
  return {
    complete: async (file) => {
      const fields = fieldsAt(file)
      const { items } = fields ? await service.doComplete(fields, file.position, false) : { items: [] }
      return items.filter(({ documentation }) => !isSkeleton(documentation))
    },
    explain: async (file) => {
      const fields = fieldsAt(file)
      const hover = fields ? await service.doHover(fields, file.position) : null
      const contents = hover?.contents
      const sentence = typeof contents === 'object' && 'value' in contents ? contents.value : ''
      return isHeadingAlone(sentence) ? undefined : sentence
    },
  }
}

/** Between fields, the engine knows the name of the kind of file and nothing more. */
const isHeadingAlone = (markdown: string): boolean => !markdown.trim().includes('\n')

/** Besides fields, the engine offers all of them at once under the schema's name, which says nothing to an editor. */
const isSkeleton = (documentation: CompletionItem['documentation']): boolean =>
  typeof documentation === 'object' && documentation.value.includes('```yaml')
