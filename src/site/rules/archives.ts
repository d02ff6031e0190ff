import type { Rules } from './rule.ts'

/** Rules about the list of web archives. */
export const archiveRules = {
  'archive-record': {
    severity: 'error',
    summary: 'A record in legal/archives.txt was changed, removed or moved, or is not written as one.',
    what: 'Each web archive of the site has a line in that file. Lines are added at the end by npm run preserve, and are never changed. Each is numbered and ends with a seal that is made of the line and of the seal before it. Restore the line from git, or take the whole file as it stands in git, and make your own archive again with npm run preserve.',
    why: 'The line holds the digest by which anybody can see that an archive was not changed since. A line that can be changed proves nothing.',
    wrong: ['2 | 2026-01-31 | preserved | 2026-01-31-8c3196c.wacz |      (and it said 2026-01-30)'],
    right: ['2 | 2026-01-30 | preserved | 2026-01-30-8c3196c.wacz | …'],
  },
} as const satisfies Rules
