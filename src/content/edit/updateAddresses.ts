import { asOnDisk, plainText } from '../model/sourceFile.ts'
import { recordAddresses, urlListFile } from '../publish/urlList.ts'
import type { ContentIndex } from './indexContent.ts'
import type { Plan } from './plan.ts'

interface AddressChanges {
  /** Addresses that have a page from now on. */
  pages: readonly string[]
  /** Where visitors of given-up addresses go; an address that no commit has is deleted instead. */
  redirects: ReadonlyMap<string, string>
  /** Where a target of older redirects leads from now on. */
  newTarget: (target: string) => string | undefined
}

/** Brings the list of addresses up to date. */
export function updateAddresses(
  { tree: { urlList, committed }, listed }: ContentIndex,
  { pages, redirects, newTarget }: AddressChanges,
): Pick<Plan, 'changes' | 'done'> {
  const raw = urlList?.text ?? ''
  const lines = plainText(raw).split('\n')
  const early: number[] = []
  for (const { address, target, line } of listed) {
    const to = redirects.get(address)
    if (to !== undefined && committed !== undefined && !committed.has(address)) early.push(line)
    else if (to !== undefined) lines[line - 1] = `${address} -> ${to}`
    else if (target && pages.includes(address)) lines[line - 1] = address
    else if (target) {
      const next = newTarget(target) ?? target
      if (next !== target) lines[line - 1] = `${address} -> ${next}`
    }
  }
  const { text } = recordAddresses({ path: urlListFile, text: lines.join('\n') }, pages, early)
  const written = asOnDisk(text, raw)
  if (plainText(written).trimEnd() === plainText(raw).trimEnd()) return { changes: [], done: [] }
  const before = new Set(plainText(raw).split('\n'))
  return {
    changes: [{ kind: urlList ? 'write' : 'create', path: urlListFile, text: written }],
    done: text
      .split('\n')
      .flatMap((words, at) => (before.has(words) ? [] : [{ file: urlListFile, line: at + 1, words }])),
  }
}
