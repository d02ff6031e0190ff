import type { ProcessResult } from './processes.ts'
import type { Side } from './side.ts'

/** What a program said, with the temporary folder by one name. */
export const printed = ({ status, stdout, stderr }: ProcessResult, { temp }: Pick<Side, 'temp'>): string =>
  [`exit status ${status}`, '--- output', stdout, '--- beside it', stderr]
    .join('\n')
    .replaceAll(temp, '<temp>')
