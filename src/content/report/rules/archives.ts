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
  'archive-day': {
    severity: 'warning',
    summary: 'The list of archives tells of one for a day that is still to come.',
    what: 'An archive is made of the site of today or of an earlier day; npm run preserve makes none for a day to come. The day in the record is later than today in New York. Either the clock of the computer that made the archive was wrong, or the record was made in another way. Ask who made it, and make an archive of today when that day has come.',
    why: 'Nobody can know today what the site will say on a later day. An archive that claims it makes the others doubtful too.',
    wrong: ['3 | 2031-01-30 | preserved | …      (written in the year 2026)'],
    right: ['3 | 2026-01-30 | preserved | …'],
  },
} as const satisfies Rules
