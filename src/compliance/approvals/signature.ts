import { sha256 } from '@noble/hashes/sha2.js'
import type { ApprovalRecord } from './approvalRecord.ts'
import type { RecordSignature } from '../model/recordSignature.ts'
import { foldName, type ApprovalPolicy } from './approvers.ts'

/** The fingerprint of a public SSH key, as `ssh-keygen -l` prints it, or one that is given, without gaps. */
export function keyFingerprint(key: string): string {
  const [, base64] = /^[a-z]\S*-\S+ (\S+)/.exec(key.trim()) ?? []
  if (base64 === undefined) return key.startsWith('SHA256:') ? key : key.replace(/\s/g, '').toUpperCase()
  const digest = sha256(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
  return `SHA256:${btoa(String.fromCharCode(...digest)).replace(/=+$/, '')}`
}

/** The key that must have signed a record, where one is known: the person's own, or that of what records reviews. */
function keyFor(
  { by, via }: Pick<ApprovalRecord, 'by' | 'via'>,
  { approvers, reviewKey }: ApprovalPolicy,
): { key: string; whose: string } | undefined {
  if (via !== undefined && reviewKey !== undefined) return { key: reviewKey, whose: 'the one for reviews' }
  const key = approvers?.find(({ name }) => foldName(name) === foldName(by))?.key
  return key === undefined ? undefined : { key, whose: `that of ${by}` }
}

/** Whether a record counts where signatures are asked for: it was committed with one that can be proved, by the right key. */
export function isSigned(
  record: Pick<ApprovalRecord, 'by' | 'via'>,
  signature: RecordSignature | undefined,
  policy: ApprovalPolicy,
): boolean {
  if (signature?.state !== 'signed') return false
  const right = keyFor(record, policy)
  return right === undefined || [signature.key, signature.mainKey].includes(keyFingerprint(right.key))
}

/**
 * What vouches for a record, to stand behind it: `, in commit 1234567, signed with the key SHA256:…`. Empty when nobody can
 * tell, and of a commit without a signature where none is asked for.
 */
export function signatureInWords(
  record: Pick<ApprovalRecord, 'by' | 'via'>,
  signature: RecordSignature | undefined,
  policy: ApprovalPolicy,
): string {
  if (signature === undefined || signature.state === 'unknown') return ''
  if (signature.state === 'uncommitted') return ', which is not in the last commit'
  const commit = `in commit ${signature.commit.slice(0, 7)}`
  if (signature.state === 'unsigned')
    return policy.signedApprovals === true ? `, ${commit}, which is not signed` : ''
  const { key, tag, state } = signature
  const named = `${commit}${tag === undefined ? '' : ` with the tag ${tag}`}, signed${key === '' ? '' : ` with the key ${key}`}`
  if (state === 'unproved') return `, ${named}, which cannot be proved on this computer`
  const right = keyFor(record, policy)
  if (right === undefined) return `, ${named}`
  return `, ${named}, which is ${isSigned(record, signature, policy) ? '' : 'not '}${right.whose}`
}
