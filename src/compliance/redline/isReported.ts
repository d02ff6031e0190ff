import type { PageChange } from './types.ts'

/** Whether a page is shown at all; one whose wording stayed is not, but when somebody's approval was of its old form. */
export const isReported = ({ status, approvalLost }: PageChange): boolean =>
  status !== 'reflowed' || approvalLost !== undefined
