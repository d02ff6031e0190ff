import type { Paint } from '../report/printReport.ts'
import { escapeControl } from '../report/printReport.ts'
import { counted } from '../text/plural.ts'

/** What was repaired in one file, in words. */
export interface FileFixes {
  file: string
  repairs: readonly string[]
}

/**
 * What was repaired, as text: by file, then how many files it were.
 * @param repaired the files that were changed, as they can be opened from where the command was started
 * @param paint colours the names of the files
 */
export function printFixes(repaired: readonly FileFixes[], paint: Paint): string {
  if (repaired.length === 0) return 'There was nothing to repair.'
  const groups = repaired.map(({ file, repairs }) =>
    [paint('file', escapeControl(file)), '', ...repairs.map((words) => `  ${escapeControl(words)}`)].join(
      '\n',
    ),
  )
  return [
    ...groups,
    `${counted(repaired.length, 'file was', 'files were')} repaired; no word was changed.`,
  ].join('\n\n')
}
