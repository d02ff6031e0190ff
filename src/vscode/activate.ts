import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Vscode from 'vscode'
import { contentFileTypes } from '../content/docs/contentFileTypes.ts'
import { schemaPath } from '../content/docs/referenceFiles.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { foldersOf, pathFrom } from '../node/folders.ts'
import { listFiles } from '../node/readTree.ts'
import { fieldHelp, type SchemaFor } from './fieldHelp.ts'
import { newFileSnippets } from './newFileSnippets.ts'
import { asCompletion, asDiagnostic, asNewFile } from './toVsCode.ts'
import { knownValues } from './knownValues.ts'
import { addExamples } from './addExamples.ts'

/** What the parts of the help share. */
interface Workshop {
  vscode: typeof Vscode
  /** The content folder, absolute. */
  content: string
}

/** How long an editor has stopped typing before the content is read again, in milliseconds. */
const pause = 300

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
  const workshop: Workshop = { vscode, content: folders.content }
  const store = contentStore(registry, folders)
  const schemas: SchemaFor[] = contentFileTypes(registry).map(({ name, files }) => ({
    name,
    files,
    schema: JSON.parse(readFileSync(join(root, schemaPath(name)), 'utf8')),
  }))
  let help = fieldHelp(schemas)
  const squiggles = vscode.languages.createDiagnosticCollection('content')
  const look = () => {
    const { problems } = store.load(unsavedTexts(workshop))
    squiggles.clear()
    squiggles.set(
      problems.map((problem) => [
        vscode.Uri.file(join(folders.content, problem.file)),
        [asDiagnostic(vscode, problem)],
      ]),
    )
  }
  const learnNames = () => {
    help = fieldHelp(addExamples(schemas, knownValues(registry, listFiles(folders.content))))
  }
  const lookSoon = afterPause(look)
  const pattern = new vscode.RelativePattern(vscode.Uri.file(folders.content), '**/*.mdx')
  const watcher = vscode.workspace.createFileSystemWatcher(pattern)
  const files = { scheme: 'file', pattern }
  look()
  learnNames()
  return [
    squiggles,
    watcher,
    watcher.onDidCreate(lookSoon),
    watcher.onDidCreate(learnNames),
    watcher.onDidChange(lookSoon),
    watcher.onDidDelete(lookSoon),
    watcher.onDidDelete(learnNames),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isContent(workshop, document.uri)) lookSoon()
    }),
    vscode.workspace.onDidCloseTextDocument(lookSoon),
    vscode.languages.registerCompletionItemProvider(
      files,
      {
        provideCompletionItems: async (document, position) => {
          const begun = newFileSnippets(registry, pathInContent(workshop, document.uri), document.getText())
          if (begun.length > 0) return begun.map((file) => asNewFile(vscode, file))
          const items = await help.complete(openFile(workshop, document, position))
          return items.map((item) => asCompletion(vscode, item))
        },
      },
      ':',
      ' ',
    ),
    vscode.languages.registerHoverProvider(files, {
      provideHover: async (document, position) => {
        const sentence = await help.explain(openFile(workshop, document, position))
        return sentence === undefined ? undefined : new vscode.Hover(new vscode.MarkdownString(sentence))
      },
    }),
  ]
}

const pathInContent = ({ content }: Workshop, uri: Vscode.Uri): string => pathFrom(content, uri.fsPath)

const isContent = (workshop: Workshop, uri: Vscode.Uri): boolean =>
  uri.scheme === 'file' && uri.fsPath.endsWith('.mdx') && !pathInContent(workshop, uri).startsWith('..')

const unsavedTexts = (workshop: Workshop): Map<string, string> =>
  new Map(
    workshop.vscode.workspace.textDocuments
      .filter((document) => document.isDirty && isContent(workshop, document.uri))
      .map((document) => [pathInContent(workshop, document.uri), document.getText()]),
  )

const openFile = (workshop: Workshop, document: Vscode.TextDocument, position: Vscode.Position) => ({
  path: pathInContent(workshop, document.uri),
  text: document.getText(),
  position: { line: position.line, character: position.character },
})

/** Calls `act` once the calls have stopped for a while. */
function afterPause(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(waiting)
    waiting = setTimeout(act, pause)
  }
}
