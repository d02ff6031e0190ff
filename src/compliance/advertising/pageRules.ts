import type { Rules } from '../../content/report/rule.ts'

/** What every page shows, and what goes with awards. */
export const pageRules = {
  'advertising-label': {
    severity: 'error',
    summary: 'The words "Attorney Advertising" are missing at the foot of the pages.',
    what: 'The field "advertising" in firm.mdx is the line at the foot of every page. It contains the words "Attorney Advertising". Rule 7.1(f) asks for them on the home page; Rule 7.1(i), from memory, asks that they are clearly legible.',
    why: 'The label tells readers that they read advertising. Without it the whole site breaks the rule.',
    wrong: ['advertising: Prior results do not guarantee a similar outcome.'],
    right: ['advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'],
    sources: ['Rule 7.1(f)', 'Rule 7.1(i), from memory: let a lawyer confirm'],
  },
  'firm-particulars': {
    severity: 'error',
    summary: 'The firm’s name, principal office or telephone number is not what the pages must show.',
    what: 'The foot of every page shows the name, the street address of the principal office and the telephone number from firm.mdx. The address is that of an office, not a post office box.',
    why: 'Readers must know who speaks to them and where the firm can be found.',
    wrong: ['street: P.O. Box 1120'],
    right: ['street: 100 Sample Slip'],
    sources: [
      'Rule 7.1(h)',
      'NYSBA Ethics Opinion 1095: https://nysba.org/ethics-opinion-1095/',
      'NYCLA Ethics Opinion 748',
      'Rule 7.5(b) and NYSBA Ethics Opinion 1207 on the names of firms: https://nysba.org/ethics-opinion-1207/',
    ],
  },
  'prior-results': {
    severity: 'error',
    summary: 'A page states results, compares or quotes clients, without the sentence on prior results.',
    what: 'Where results, comparisons, praise or the words of clients are shown, the same page says: Prior results do not guarantee a similar outcome. The field "advertising" in firm.mdx carries it to the foot of every page.',
    why: 'Rule 7.1(e)(3) prescribes the sentence, in these words.',
    wrong: ['advertising: Attorney Advertising.'],
    right: ['advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'],
    sources: [
      'Rule 7.1(d), (e)(3)',
      'NYSBA Ethics Opinion 834 (2009): https://nysba.org/ethics-opinion-834',
      'New York State Register, May 25, 2011: amended Rule 7.1(c), (d), (e), (g)',
    ],
  },
  'award-particulars': {
    severity: 'warning',
    summary: 'An award is shown without its year, the body that gave it or the field of law.',
    what: 'Write who gave the award, for which year, and for which field of law and place, as its claim says. A release is not built while one is missing.',
    why: 'A rating must be genuine, and the lawyer answers for how it is made. An award without its year seems to be this year’s.',
    wrong: ['- Legal 500 Tier 1'],
    right: ['- Harbor Law Quarterly, practice survey 2024, Tax Law, New York'],
    sources: [
      'Rule 7.1(b)(1)',
      'NYSBA Ethics Opinion 1007 on ratings: nysba.org',
      'https://www.bestlawyers.com/methodology/publicizing-guidelines',
    ],
  },
} as const satisfies Rules
