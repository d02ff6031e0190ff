import type { Problem } from '../../content/model/problem.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { readSealed } from '../log/readSealed.ts'
import { readRecord, unsealed, type SealedRecord } from './approvalRecord.ts'

/** All approvals, in the order of their file. */
export interface Approvals {
  records: SealedRecord[]
  /** What shows that the file was tampered with, or went wrong when two versions of it were joined. */
  problems: Problem[]
}

/** Reads the file of approvals; without one, there are none. Nothing that it may hold makes it throw. */
export const readApprovals = (source: SourceFile | undefined): Approvals =>
  readSealed(source, {
    rule: 'approval-record',
    read: readRecord,
    write: unsealed,
    again: 'run npm run approve again for your own',
  })
