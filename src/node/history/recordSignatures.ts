import { devNull } from 'node:os'
import { approvalsFile } from '../../compliance/approvals/approvalRecord.ts'
import type { RecordSignature, RecordSignatures } from '../../compliance/model/recordSignature.ts'
import type { Registry } from '../../content/model/registry.ts'
import { askGit, isShallowClone, runGit } from '../runGit.ts'

/**
 * What vouches for each record of approvals: the commit that its line came with, and its signature, or that of a tag on
 * it. Git is asked, which asks gpg or ssh-keygen; nothing is fetched, and no file of trusted keys is needed.
 * @param content the content folder, absolute
 * @returns by the lines of the file, from 1; nothing where there is no history
 */
export function recordSignatures(registry: Registry, content: string): RecordSignatures {
  const blame = runGit(content, ['blame', '--porcelain', '--', approvalsFile(registry)])
  if (!blame.ok) {
    // Of a file that no commit has yet, git tells nothing.
    const isKept = askGit(content, ['rev-parse', '--show-toplevel']) !== undefined
    return isKept ? { get: () => ({ state: 'uncommitted' }) } : new Map()
  }
  const text = blame.output.toString('utf8')
  const isShallow = isShallowClone(content)
  const known = new Map<string, RecordSignature>()
  const signatureOf = (commit: string): RecordSignature => {
    const found = known.get(commit) ?? commitSignature(content, commit)
    known.set(commit, found)
    return found
  }
  if (isShallow) {
    // The first commit at hand seems to bring what came before it.
    for (const [, commit = ''] of text.matchAll(/^([0-9a-f]{40,64}) \d+ \d+.*\n(?:[a-z].*\n)*boundary$/gm))
      known.set(commit, { state: 'unknown' })
  }
  return new Map(
    [...text.matchAll(/^([0-9a-f]{40,64}) \d+ (\d+)/gm)].map(([, commit = '', line]) => [
      Number(line),
      /^0+$/.test(commit) ? { state: 'uncommitted' } : signatureOf(commit),
    ]),
  )
}

function commitSignature(folder: string, commit: string): RecordSignature {
  const own = verify(folder, 'verify-commit', commit)
  if (own) return { ...own, commit }
  const tags = askGit(folder, [
    'for-each-ref',
    `--points-at=${commit}`,
    '--format=%(objecttype) %(refname:short)',
    'refs/tags',
  ])
  for (const [, tag = ''] of (tags ?? '').matchAll(/^tag (.+)$/gm)) {
    const signature = verify(folder, 'verify-tag', tag)
    if (signature) return { ...signature, commit, tag }
  }
  return { state: 'unsigned', commit }
}

/** The signature of a commit or tag; undefined when it has none. */
function verify(
  folder: string,
  command: 'verify-commit' | 'verify-tag',
  name: string,
): { state: 'signed' | 'unproved'; key: string; mainKey?: string } | undefined {
  // Whose key it is, the list of approvers says; without a file of its own, git would not look at an SSH signature.
  const answer = runGit(folder, ['-c', `gpg.ssh.allowedSignersFile=${devNull}`, command, '--raw', name])
  const said = answer.ok ? answer.notes : answer.reason
  const [, ssh] = /^Good "git" signature .*key (SHA256:\S+)/m.exec(said) ?? []
  if (ssh !== undefined) return { state: 'signed', key: ssh }
  const [, key, mainKey] = /^\[GNUPG:\] VALIDSIG (\S+)(?: \S+){8} (\S+)/m.exec(said) ?? []
  if (key !== undefined && mainKey !== undefined && /^\[GNUPG:\] GOODSIG /m.test(said))
    return { state: 'signed', key, mainKey }
  if (!hasSignature(folder, name)) return undefined
  const [, other = ''] = /^\[GNUPG:\] (?:ERRSIG|BADSIG|EXPKEYSIG|REVKEYSIG|EXPSIG) (\S+)/m.exec(said) ?? []
  return { state: 'unproved', key: other }
}

const hasSignature = (folder: string, name: string): boolean =>
  /^(?:gpgsig(?:-sha256)? |-----BEGIN (?:PGP|SSH) SIGNATURE-----)/m.test(
    askGit(folder, ['cat-file', '-p', name]) ?? '',
  )
