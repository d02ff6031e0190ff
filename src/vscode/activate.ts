import type * as Vscode from 'vscode'
import type { CompletionItem } from 'yaml-language-server'
import { fileKinds } from '../content/docs/jsonSchema.ts'
import { registry } from '../firm/registry.ts'
import { pathFrom } from '../node/folders.ts'
import { fieldHelp } from './fieldHelp.ts'

/** Completes and explains fields in VS Code; the task "Check everything" shows problems. @param content an absolute path */
export function activate(vscode: typeof Vscode, content: string): Vscode.Disposable[] {
  const help = fieldHelp(fileKinds(registry))
  const files = { scheme: 'file', pattern: new vscode.RelativePattern(vscode.Uri.file(content), '**/*.mdx') }
  const open = (document: Vscode.TextDocument, { line, character }: Vscode.Position) => ({
    path: pathFrom(content, document.uri.fsPath),
    text: document.getText(),
    position: { line, character },
  })
  return [
    vscode.languages.registerCompletionItemProvider(
      files,
      {
        provideCompletionItems: async (document, position) =>
          (await help.complete(open(document, position))).map((item) => asCompletion(vscode, item)),
      },
      ':',
      ' ',
    ),
    vscode.languages.registerHoverProvider(files, {
      provideHover: async (document, position) => {
        const sentence = await help.explain(open(document, position))
        return sentence === undefined ? undefined : new vscode.Hover(new vscode.MarkdownString(sentence))
      },
    }),
  ]
}

function asCompletion(vscode: typeof Vscode, item: CompletionItem): Vscode.CompletionItem {
  // Completion kinds start at 1 in the protocol, and at 0 in VS Code.
  const shown = new vscode.CompletionItem(item.label, item.kind === undefined ? undefined : item.kind - 1)
  const { documentation, textEdit } = item
  // The list shows the detail; documentation needs another key.
  if (typeof documentation === 'string') shown.detail = documentation
  shown.insertText = new vscode.SnippetString(textEdit?.newText ?? item.insertText ?? item.label)
  if (textEdit && 'range' in textEdit) {
    const { start, end } = textEdit.range
    shown.range = new vscode.Range(start.line, start.character, end.line, end.character)
  }
  return shown
}
