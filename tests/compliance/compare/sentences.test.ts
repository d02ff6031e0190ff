import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../src/compliance/compare/sentences.ts'

/** Where the sentences of legal prose end: a stroke stands between two of them. */

const one = [
  'The case is pending in the U.S. District Court for the Southern District of New York.',
  'He argued before the U.S. Supreme Court.',
  'Our office in Washington, D.C. Tower is closed.',
  'She holds a Ph.D. Fellowship of the university.',
  'He was a J.D. Candidate at Columbia.',
  'The LL.M. Program is new.',
  'Dr. Smith and Mr. Jones wrote to Ms. Lee.',
  'The Hon. Jane Sample presided.',
  'In Smith v. Jones, the court held so.',
  'See Acme Corp. v. Beta Ltd. for details.',
  'See Acme, Inc. v. Beta Co., 12 F.3d 45 (2d Cir. 1999).',
  'Under 17 U.S.C. § 512, you may notify us.',
  'See 28 U.S.C. 1331 and 42 U.S.C. § 1983.',
  'It is 22 NYCRR pt. 1200.',
  'Rule No. 5 applies.',
  'Nos. 12 and 13 are void.',
  'See Art. IV of the treaty.',
  'See Sec. 4 and Ex. B for the terms.',
  'See § 7.1(a). Id.',
  'As Fed. R. Civ. P. 12 says, it is late.',
  'It was filed on Jan. 5, 2026.',
  'It was filed on Sept. 12 of that year.',
  'We accept cards, e.g. Visa.',
  'We collect data, i.e. your name.',
  'Read it all, cf. Part 2.',
  'Write to J. P. Morgan.',
  'Write to St. John’s University.',
  'Write to 331 E. Evelyn Ave. Suite 200, Mountain View, CA 94041.',
  'Acme Inc. Boston is a branch.',
  'The firm of Lee, Esq. Partners is small.',
  'It opens at 9 a.m. Eastern Time.',
  'It opens at 9 a.m. EST.',
  'John Doe Jr. Esquire came.',
  'See 410 U.S. 113 (1973).',
  'It reads (See Rule 4. The rest is silent.) on.',
  'He said … Nothing more.',
  'The U.S. In re Smith decision stands.',
  'See Acme Corp. No. 5 of that year.',
  'Visit example.com for more.',
  'Version 2.0 is out.',
]

const several = [
  'We do this: 1. Read. | 2. Write.',
  'We serve all of the U.S. | The firm is old.',
  'He lives in Washington, D.C. | He works there.',
  'She holds a Ph.D. | She teaches.',
  'He earned a J.D. | In 2004 he joined us.',
  'It is made by Acme Inc. | We sell it.',
  'It is made by Acme Inc. | In return, you pay.',
  'It opens at 9 a.m. | You may come.',
  'It closes at 5 p.m. | Please be early.',
  'We take cash, checks, etc. | If you pay late, we charge.',
  'We are in New York, N.Y. | Our address is below.',
  'The rule is § 7.1(a). | Therefore we ask.',
  'See Section 4. | This is all.',
  'Do you agree? | Then sign.',
  'Stop! | Read this.',
  'He asked “Why?” | The court was silent.',
  'You may use it. | You may not sell it.',
  'We call it “the Site.” | You use it.',
  'It is free (for now). | It may cost more.',
  'That is No. | You may go.',
  'The year was 2025. | 2026 is next.',
  'We act under U.S. law. | Others do not.',
  'Write to legal@example.com. | We answer.',
  'Fees apply. | $5 is the least.',
  'Use is free. | § 5 says so.',
  'We serve the U.S. | And we serve Canada.',
  'One is. | Two is. | Three is.',
  'See Acme Corp. v. Beta Ltd. | It holds so.',
]

describe('a sentence', () => {
  it.each(one)('is one: %s', (text) => {
    expect(sentencesOf(text)).toEqual([text])
  })

  it.each(several)('ends at the stroke: %s', (text) => {
    expect(sentencesOf(text.replaceAll(' | ', ' '))).toEqual(text.split(' | '))
  })
})
