import type { Rules } from './rule.ts'

/** What `npm run new` leaves to be written. */
export const placeholderRules = {
  blank: {
    severity: 'error',
    summary: 'Something in a new file is still to be filled in.',
    what: 'The command npm run new begins a file and writes (to be filled in) wherever it could not know what belongs there. Put your own text in the place of those words; what belongs there stands in the remark above the line, and with the problem. As long as a file says draft: true, it may keep its blanks.',
    why: 'Visitors would read the words “(to be filled in)” on the page.',
    wrong: ['education:', '  - (to be filled in)'],
    right: ['education:', '  - J.D., Columbia Law School'],
  },
} as const satisfies Rules
