import type { Diagnostic } from '../../content/model/diagnostic.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { readHashChain } from '../log/hashChainLog.ts'
import { readRecord, serializeRecord, type ChainedApproval } from './approvalRecord.ts'

/** All approvals, in the order of their file. */
interface Approvals {
  records: ChainedApproval[]
  /** What shows that the file was tampered with, or went wrong when two versions of it were joined. */
  problems: Diagnostic[]
}

/** Reads the file of approvals; without one, there are none. Nothing that it may hold makes it throw. */
export const readApprovals = (source: SourceFile | undefined): Approvals =>
  readHashChain(source, {
    rule: 'approval-record',
    read: readRecord,
    write: serializeRecord,
    again: 'run npm run approve again for your own',
  })
