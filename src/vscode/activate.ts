import { join } from 'node:path'
import type * as Vscode from 'vscode'
import { contentFileTypes } from '../content/docs/contentFileTypes.ts'
import { jsonSchemaOf } from '../content/docs/jsonSchema.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { foldersOf, pathFrom } from '../node/folders.ts'
import { listFiles } from '../node/listFiles.ts'
import { fieldHelp, type SchemaFor } from './fieldHelp.ts'
import { newFileSnippets } from './newFileSnippets.ts'
import { asCompletion, asDiagnostic, asNewFile } from './toVsCode.ts'
import { knownValues, addExamples } from './knownValues.ts'

/** What the parts of the help share. */
interface HelpContext {
  vscode: typeof Vscode
  /** The content folder, absolute. */
  content: string
}

/** How long an editor has stopped typing before the content is read again, in milliseconds. */
const debounceMs = 300

/**
 * Help in VS Code: fields complete and explain themselves, and every problem of `npm run check` stands under the
 * words that it is about while they are typed, saved or not.
 * @param registry what the site is made of
 * @param vscode what VS Code gives its extensions
 * @param root the project's folder, absolute
 * @returns what VS Code takes down when the help ends
 */
export function activate(
  registry: Parameters<typeof contentStore>[0],
  vscode: typeof Vscode,
  root: string,
): Vscode.Disposable[] {
  const folders = foldersOf(root, {})
  const context: HelpContext = { vscode, content: folders.content }
  const store = contentStore(registry, folders)
  const schemas: SchemaFor[] = contentFileTypes(registry).map(({ name, files, schema, title }) => ({
    name,
    files,
    schema: jsonSchemaOf(schema, title),
  }))
  let help = fieldHelp(schemas)
  const diagnostics = vscode.languages.createDiagnosticCollection('content')
  const check = () => {
    const { problems } = store.load(unsavedTexts(context))
    diagnostics.clear()
    diagnostics.set(
      problems.map((problem) => [
        vscode.Uri.file(join(folders.content, problem.file)),
        [asDiagnostic(vscode, problem)],
      ]),
    )
  }
  const updateExamples = () => {
    help = fieldHelp(addExamples(schemas, knownValues(registry, listFiles(folders.content))))
  }
  const checkSoon = debounce(check)
  const pattern = new vscode.RelativePattern(vscode.Uri.file(folders.content), '**/*.mdx')
  const watcher = vscode.workspace.createFileSystemWatcher(pattern)
  const files = { scheme: 'file', pattern }
  check()
  updateExamples()
  return [
    diagnostics,
    watcher,
    watcher.onDidCreate(checkSoon),
    watcher.onDidCreate(updateExamples),
    watcher.onDidChange(checkSoon),
    watcher.onDidDelete(checkSoon),
    watcher.onDidDelete(updateExamples),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isContent(context, document.uri)) checkSoon()
    }),
    vscode.workspace.onDidCloseTextDocument(checkSoon),
    vscode.languages.registerCompletionItemProvider(
      files,
      {
        provideCompletionItems: async (document, position) => {
          const begun = newFileSnippets(registry, pathInContent(context, document.uri), document.getText())
          if (begun.length > 0) return begun.map((file) => asNewFile(vscode, file))
          const items = await help.complete(openFile(context, document, position))
          return items.map((item) => asCompletion(vscode, item))
        },
      },
      ':',
      ' ',
    ),
    vscode.languages.registerHoverProvider(files, {
      provideHover: async (document, position) => {
        const sentence = await help.explain(openFile(context, document, position))
        return sentence === undefined ? undefined : new vscode.Hover(new vscode.MarkdownString(sentence))
      },
    }),
  ]
}

const pathInContent = ({ content }: HelpContext, uri: Vscode.Uri): string => pathFrom(content, uri.fsPath)

const isContent = (context: HelpContext, uri: Vscode.Uri): boolean =>
  uri.scheme === 'file' && uri.fsPath.endsWith('.mdx') && !pathInContent(context, uri).startsWith('..')

const unsavedTexts = (context: HelpContext): Map<string, string> =>
  new Map(
    context.vscode.workspace.textDocuments
      .filter((document) => document.isDirty && isContent(context, document.uri))
      .map((document) => [pathInContent(context, document.uri), document.getText()]),
  )

const openFile = (context: HelpContext, document: Vscode.TextDocument, position: Vscode.Position) => ({
  path: pathInContent(context, document.uri),
  text: document.getText(),
  position: { line: position.line, character: position.character },
})

/** Calls `act` once the calls have stopped for a while. */
function debounce(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(waiting)
    waiting = setTimeout(act, debounceMs)
  }
}
