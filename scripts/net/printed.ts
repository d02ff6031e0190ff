import type { Finished } from './processes.ts'
import type { Side } from './side.ts'

/** What a program said, with the temporary folder by one name. */
export const printed = ({ status, stdout, stderr }: Finished, { temp }: Pick<Side, 'temp'>): string =>
  [`exit status ${status}`, '--- output', stdout, '--- beside it', stderr]
    .join('\n')
    .replaceAll(temp, '<temp>')
