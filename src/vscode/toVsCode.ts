import type * as Vscode from 'vscode'
import type { CompletionItem, Range } from 'yaml-language-server'
import type { Diagnostic } from '../content/model/diagnostic.ts'
import type { NewFile } from '../content/docs/newFiles.ts'

/** VS Code cuts a column that lies behind the end of its line. */
const lineEnd = 10_000

/** A proposal of the YAML engine as VS Code shows it. */
export function asCompletion(vscode: typeof Vscode, item: CompletionItem): Vscode.CompletionItem {
  // The engine's protocol counts the kinds of proposal from 1, VS Code from 0.
  const shown = new vscode.CompletionItem(item.label, item.kind === undefined ? undefined : item.kind - 1)
  const { documentation, textEdit } = item
  // As a detail, the sentence stands in the list itself; as a documentation, only behind a further key.
  if (typeof documentation === 'string') shown.detail = documentation
  shown.insertText = new vscode.SnippetString(textEdit?.newText ?? item.insertText ?? item.label)
  if (textEdit && 'range' in textEdit) shown.range = asRange(vscode, textEdit.range)
  return shown
}

/** A file that may be begun, in place of the one line that stands there. */
export function asNewFile(vscode: typeof Vscode, { name, snippet }: NewFile): Vscode.CompletionItem {
  const shown = new vscode.CompletionItem(name, vscode.CompletionItemKind.File)
  shown.insertText = new vscode.SnippetString(snippet)
  shown.range = new vscode.Range(0, 0, 0, lineEnd)
  shown.detail = 'Every field, each with its explanation.'
  return shown
}

const asRange = (vscode: typeof Vscode, { start, end }: Range): Vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character)

/** A problem as VS Code underlines it: from its place to the end of the line. */
export function asDiagnostic(
  vscode: typeof Vscode,
  { line, column, severity, rule, message, fix }: Diagnostic,
): Vscode.Diagnostic {
  const shown = new vscode.Diagnostic(
    new vscode.Range(line - 1, column - 1, line - 1, lineEnd),
    `${message}\n${fix}`,
    severity === 'error' ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning,
  )
  shown.source = 'npm run check'
  shown.code = rule
  return shown
}
