import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { findWords } from '../../../src/compliance/lexicon/findWords.ts'
import { plainContext, type MatchContext } from '../../../src/compliance/lexicon/matchContext.ts'
import { normalizeText } from '../../../src/compliance/text/normalizeText.ts'
import { advertisingNegatives } from './advertisingNegatives.ts'
import { advertisingPositives, mixedMarketing } from './advertisingPositives.ts'
import { times } from '../../sample.ts'

/** Which words the rules on advertising speak against, and how much of ordinary legal prose they leave alone. */

const listener: MatchContext = { ...plainContext(newYorkLexicon.words), names: ['West Atlantic'] }
const rulesIn = (sentence: string) => [...new Set(findWords(sentence, listener).map(({ rule }) => rule))]

const broken = [
  // A denial of something else denies no praise.
  ['unproved-praise', 'Big firms do not call you back; we have the finest lawyers in New York.'],
  ['unproved-praise', 'Disclaimers aside, we are the best law firm in New York.'],
  // Rule 7.4: specialists
  ['specialist', 'Our firm specializes in patent litigation.'],
  ['specialist', 'She is a specialist in trademark law.'],
  ['specialist', 'Our tax specialists answer within a day.'],
  ['specialist', 'We are specialists in commercial leases.'],
  ['specialist', 'A team of specialists stands behind every partner.'],
  ['specialist', 'Lawyers who specialize in privacy will call you.'],
  ['specialist', 'Practice Specialties'],
  ['specialist', 'Specialties'],
  ['specialist', 'His specialty is appellate work.'],
  ['specialist', 'Their areas of specialization include estates and trusts.'],
  ['specialist', 'Specializing in real estate since 1999.'],
  ['specialist', 'A board-certified specialist will see you.'],
  ['specialist', 'Specialised legal advice for lenders.'],
  ['specialist', 'He has specialized in ship finance for years.'],
  // Rule 7.1(a): promises
  ['promised-result', 'We guarantee results.'],
  ['promised-result', 'We will win your case.'],
  ['promised-result', 'Satisfaction guaranteed.'],
  ['promised-result', 'I know how to win for you.'],
  ['promised-result', 'You will recover every dollar that you lost.'],
  ['promised-result', 'Our lawyers never lose.'],
  ['promised-result', 'Call today: you have nothing to lose.'],
  ['promised-result', 'The firm promises its clients a favorable outcome.'],
  ['promised-result', 'She wins every case.'],
  // Rule 7.1(d), (e): praise and comparison
  ['unproved-praise', 'We offer unsurpassed litigation skills.'],
  ['unproved-praise', 'The leading maritime law firm in New York.'],
  ['unproved-praise', "One of the city's best trial teams."],
  ['unproved-praise', 'A premier boutique for employment matters.'],
  ['unproved-praise', 'Our lawyers are more experienced than those of other firms.'],
  ['unproved-praise', 'Unlike other law firms, we return calls.'],
  ['unproved-praise', 'No other firm knows the harbor as we do.'],
  ['unproved-praise', 'The most respected litigators in the state.'],
  ['unproved-praise', 'World-class representation at Foley Square.'],
  ['unproved-praise', 'We obtain the best possible outcome for our clients.'],
  ['unproved-praise', 'The only firm in New York with a chart in the lobby.'],
  ['unproved-praise', 'Our expert attorneys are at your side.'],
  ['unproved-praise', 'She is a recognized expert in insurance law.'],
  ['unproved-praise', 'Our service is second to none.'],
  ['unproved-praise', 'Lower fees than big firms charge.'],
  // Claims without a record: figures, results, rankings
  ['unrecorded-claim', '25+ Years of Practice'],
  ['unrecorded-claim', '$10B+ In Transactions'],
  ['unrecorded-claim', '99% Client Satisfaction'],
  ['unrecorded-claim', 'We have tried more than 200 cases to verdict.'],
  ['unrecorded-claim', 'Our partners have over fifty years of combined experience.'],
  ['unrecorded-claim', 'Decades of experience in the courts of New York.'],
  ['unrecorded-claim', 'Hundreds of clients have trusted us.'],
  ['unrecorded-claim', 'The firm has 60 lawyers.'],
  ['unrecorded-claim', 'We recovered $4.2 million for an injured seaman.'],
  ['unrecorded-claim', 'Won summary judgment for a lender on three guaranties.'],
  ['unrecorded-claim', 'We have successfully defended banks and their officers.'],
  ['unrecorded-claim', 'A proven track record in the Commercial Division.'],
  ['unrecorded-claim', 'Our success rate of 97 percent speaks for itself.'],
  ['unrecorded-claim', 'Ranked among the top firms by Chambers USA.'],
  ['unrecorded-claim', 'Legal 500 Tier 1'],
  ['unrecorded-claim', 'Three of our partners are Super Lawyers.'],
  ['unrecorded-claim', 'An award-winning practice.'],
  ['unrecorded-claim', 'American Lawyer A-List'],
  ['unrecorded-claim', 'We have been advising owners of barges for nearly 25 years.'],
  ['unrecorded-claim', 'Successfully argued that the complaint should be reinstated.'],
  ['unrecorded-claim', 'Together, our attorneys have decades of trial experience.'],
  ['unrecorded-claim', 'A $3 million settlement for a pilot'],
  // What a lawyer found missing
  ['promised-result', 'We will get your penalty abated.'],
  ['promised-result', "We'll get your money back."],
  ['promised-result', "You won't pay a cent."],
  ['promised-result', 'You will not pay a dime.'],
  ['promised-result', 'You can count on a favorable outcome.'],
  ['promised-result', 'We won every one of our hearings.'],
  ['unrecorded-claim', 'We have never lost a hearing.'],
  ['unrecorded-claim', 'We saved one manufacturer seven figures.'],
  ['unrecorded-claim', 'Ninety-four percent of our appeals end well.'],
  ['unrecorded-claim', 'Winner of the 2024 Tax Prize'],
  ['unrecorded-claim', 'Voted "Tax Boutique of the Year"'],
  ['unrecorded-claim', 'Voted the best tax law firm by its readers.'],
  ['unproved-praise', 'Renowned tax counsel'],
  ['unproved-praise', 'The best value in town.'],
  ['unproved-praise', 'Nobody in the city knows the sales tax better than we do.'],
  ['unrecorded-claim', 'Clients say we are wonderful.'],
  // Of people and firms that leave out who did it, as lists of achievements do
  ['unrecorded-claim', 'Advised lenders and developers on $2 billion in deals.'],
  ['unrecorded-claim', 'Closed more than $2 billion in deals.'],
  ['unrecorded-claim', 'Closed deals worth more than two billion dollars.'],
  ['unrecorded-claim', 'Tried more than 60 cases to verdict.'],
  ['unrecorded-claim', 'Has negotiated over 150 shipyard leases in three states.'],
  ['unrecorded-claim', 'Lead counsel in more than 40 appeals to the First Department.'],
  ['unrecorded-claim', 'Represented hundreds of owners of small buildings.'],
  // Sums behind the matters, and nouns of every kind
  ['unrecorded-claim', 'He has closed deals worth $2 billion.'],
  ['unrecorded-claim', 'She has led transactions valued at more than $2 billion.'],
  ['unrecorded-claim', 'Our attorneys have handled deals worth €3.2bn.'],
  ['unrecorded-claim', 'We have handled 2,000 audits.'],
  ['unrecorded-claim', 'The firm has argued more than 120 motions.'],
  ['unproved-praise', 'Our knowledge of the harbor is unmatched.'],
  ['unproved-praise', 'We are one of the largest law firms on Water Street.'],
  // What stands on badges and in jubilees
  ['specialist', 'He was certified as a specialist in 2019.'],
  ['unrecorded-claim', 'U.S. News Best Law Firms 2024'],
  ['unrecorded-claim', 'We look back on 25 years of service to the port.'],
] as const

const sound = [
  'The distributor sold specialty chemicals in three states.',
  'A specialty pharmacy must register with the board.',
  'The patient was referred to a medical specialist.',
  'The Commercial Division is a court that specializes in business disputes.',
  'The lender specializes in ship loans.',
  'Our client, a bank that specializes in agriculture, was the plaintiff.',
  'Specialized equipment is excluded from the schedule.',
  'The complaint in Consumers Union v. Best Buy Co. was dismissed.',
  'Attach the most recent filing.',
  'The leading case is BDO Seidman v. Hirshberg.',
  'Counsel may not ask leading questions on direct examination.',
  'An expert witness must disclose the facts behind the opinion.',
  'The expert report is due thirty days before trial.',
  'Accountants testified as experts on both sides.',
  'He signed a personal guaranty of the lease.',
  'The loan is guaranteed by the parent.',
  'The parent guarantees the payment of the notes.',
  'The brief may not exceed 25 pages.',
  'First, read the notice.',
  'First and foremost, keep the envelope.',
  'The office is on the top floor.',
  'Prior results do not guarantee a similar outcome.',
  'We cannot guarantee the outcome of any matter.',
  'No lawyer can promise a result, and we do not promise one.',
  'Section 363 sales close quickly.',
  'Chapter 11 cases are filed in the Southern District.',
  'Rule 23 class actions, CPLR 3211 motions and section 1983 cases follow their own calendars.',
  'A corporate borrower may raise the criminal rate of 25 percent as a defense.',
  'The statute exempts loans of $2.5 million or more.',
  'Notice must be given within 72 hours.',
  'The state WARN Act asks ninety days of notice from employers with fifty or more full-time employees.',
  'A party must use its best efforts to close.',
  'The court looks to the best interests of the child.',
  'The best evidence rule applies to writings.',
  'The buyer is the largest creditor of the estate.',
  'Plaintiffs in 2019 cases relied on the old text.',
  'The claim reaches back six years.',
  'Ten practices, one office.',
  'The partnership consisted of two partners, three associates and one secretary.',
  'Eight lawyers whom clients are likely to speak with every week.',
  'Three to five years of commercial litigation, or a clerkship and two years of practice.',
  'A retirement plan with an employer contribution after one year of service.',
  'She had tried commercial cases for ten years.',
  'Vendors are ranked by the data they hold.',
  'Judges read the papers in chambers.',
  'The Chamber of Commerce filed a brief as a friend of the court.',
  'Tier 1 capital is measured every quarter.',
  'Common equity is tier-one capital.',
  'The award was confirmed by the Appellate Division.',
  'If the plaintiff recovers damages, interest runs from the date of the breach.',
  'A verdict of $1 million or more is often appealed.',
  'Class members may recover under the settlement.',
  'The defendant won its appeal, and the complaint was reinstated.',
  'A motion that is successfully opposed costs the other side its fees.',
  'Other lawyers negotiate the agreement; we write its tax section.',
  'He reads a section drawing as other lawyers read a term sheet.',
  'Compare the lease with other leases in the building.',
  'Work is checked by a second lawyer before it leaves the office.',
  'No ranking foretells the outcome of a matter.',
  'They win or lose on the documents.',
  'A client may lose a claim while waiting.',
  'Nothing in these terms limits a liability that cannot be limited by law.',
  'State attorneys general enforce the act in 40 states.',
  'A partnership with 100 or fewer partners may elect out.',
  'The premier of Ontario signed the order.',
  'The greatest care is needed with dates.',
  'Hatch Act cases are heard by the Special Counsel.',
  'The unmatched signature pages were sent back.',
  'The record on appeal has 1,200 pages.',
  'Interest runs at 9 percent a year.',
  'We are often opposed by the largest firms in the country.',
  'World-class universities license their inventions.',
  'The apartment has an unparalleled view of the bay.',
  'The leading practice guides say otherwise.',
  'Unlike other lawyers’ letters, a Wells notice invites an answer.'.replace('’', "'"),
  'We will win or lose on the documents.',
  'We promise to return calls, and to tell you the result of the conflict check.',
  'We ensure that the results of each search are sent to the client.',
  'We will get you an answer within one business day.',
  'In 12 of the 15 cases that we reviewed, the courts dismissed the claim.',
  'The plaintiff, an institution specializing in loans to law firms, sued on the note.',
  'The best way to avoid a dispute is to read the lease.',
  'A win that costs more than the dispute is worth is not a win.',
  'Employers may be fined $5,000 for each employee.',
  'Our article discusses two cases from the Second Circuit.',
  'The landlord will get your money back to you if the lease says so.',
  'A settlement of seven figures needs the approval of the board.',
  'The shareholders voted the best way they could.',
  'The trustees voted "yes" on the merger.',
  'The winner of the 2024 auction takes the lot.',
  'Nobody in the city knows the date of the closing yet.',
  'You will not pay a filing fee twice.',
  'We will get your letter to the other side.',
  'Tried by a jury, more than 60 cases ended in a settlement.',
  'Deals worth more than $126 million are reported to the agencies.',
  'We have handled Section 1031 exchanges and 1031 exchanges of every kind.',
  'We negotiated 10-year leases for tenants.',
  'We have reviewed 30 pages of minutes.',
  'Closed in 2019, the yard stood empty.',
  'The lender closed loans worth $40 million before it failed.',
  'We tell you whether transactions worth $2 billion must be reported.',
  'Represented parties may not be called by the other lawyer.',
  'The guide lists best practices for employers.',
  'The leading authority on the point is BDO Seidman.',
  'These are the leading questions counsel may not ask.',
  'The top management team signed the certificate.',
  'His medical specialty was cardiology.',
  'The dispute was over her specialty foods business.',
  'We guarantee no particular outcome.',
  'We file notices for deals worth more than $126 million.',
  'We have represented owners who may have claims worth $2 million.',
] as const

describe('words that break a rule', () => {
  it('are tried in at least forty sentences', () => expect(broken.length).toBeGreaterThanOrEqual(40))
  it.each(broken)('%s: %s', (rule, sentence) => {
    expect(rulesIn(sentence)).toContain(rule)
  })
})

describe('words that mean something else', () => {
  it('are tried in at least sixty sentences', () => expect(sound.length).toBeGreaterThanOrEqual(60))
  it.each(sound)('%s', (sentence) => {
    expect(rulesIn(sentence)).toEqual([])
  })
})

describe('what people in marketing write', () => {
  it.each(Object.entries(advertisingPositives))('%s are found, sixty of them', (_, { rule, sentences }) => {
    const missed = sentences.map(normalizeText).filter((sentence) => !rulesIn(sentence).includes(rule))
    expect(missed).toEqual([])
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(60)
  })
})

it('a hundred more sentences from marketing break some rule each', () => {
  const missed = mixedMarketing.map(normalizeText).filter((sentence) => rulesIn(sentence).length === 0)
  expect(missed).toEqual([])
  expect(mixedMarketing.length).toBeGreaterThanOrEqual(100)
})

describe('what lawyers write of the law', () => {
  it('is left alone, in more than a hundred sentences', () => {
    const alarms = advertisingNegatives.map(normalizeText).filter((sentence) => rulesIn(sentence).length > 0)
    expect(alarms).toEqual([])
    expect(new Set(advertisingNegatives).size).toBeGreaterThan(100)
  })
})

describe('New York’s lexicon', () => {
  const { words } = newYorkLexicon
  it('names nothing in its advice but what is found', () => {
    const named = [...JSON.stringify(newYorkLexicon).matchAll(/\{([a-z]\w*)\}/gi)].map(([, name]) => name)
    const found = 'said core words page what award lacking role from to picture label thing'.split(' ')
    expect([...new Set(named)].sort()).toEqual(found.sort())
  })
  it('holds no harmless phrase without a sentence that would give an alarm', () => {
    const idle = words.harmless.filter((phrase) => {
      const harmless = words.harmless.filter((other) => other !== phrase)
      const context = { ...plainContext({ ...words, harmless }), names: ['West Atlantic'] }
      return !sound.some((sentence) => findWords(sentence, context).length > 0)
    })
    expect(idle).toEqual([])
  })
})

it('whatever the words are, what is found stands in the text where it is said to stand', () => {
  const sentences = [...broken.map(([, sentence]) => sentence), ...sound]
  const part = oneof(
    constantFrom(...sentences),
    constantFrom(...sentences.flatMap((sentence) => sentence.split(' '))),
  )
  let found = 0
  assert(
    property(array(part, { maxLength: 20 }), (words) => {
      const text = words.join(' ')
      for (const finding of findWords(text, listener)) {
        found += 1
        expect(text.slice(finding.index, finding.index + finding.words.length)).toBe(finding.words)
        expect(finding.words.trim()).not.toBe('')
      }
    }),
    { numRuns: times(150, 500) },
  )
  expect(found).toBeGreaterThan(100)
})
