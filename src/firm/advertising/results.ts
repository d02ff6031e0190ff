import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { words } from '../../content/text/wordList.ts' // Explains the notation of the lists.
import { biography, lawText, ours, policyText } from './wordClasses.ts'

const wins = words(`won, win, wins, winning, winner*, victor*, prevail*, succeed*, success*, verdict*,
  acquit*, dismiss*, recover*, settle*, obtain*, secured, collected, lost, lose, losing, loss, losses, defeat*, outcome*, result*, granted,
  approved, approval*, reversal*, reversed, favorable, our favor, judgment*, payout*, award*, convict*, satisf*, upheld, sentence*,
  compensation, undefeated, unbeaten, track record, our record, perfect/spotless/unbroken record, beaten, payment*`)
const howOften = words(`every, all of, always, never, yet to, more often than not,
  nearly/almost/virtually all/every/always/never, most, majority, not one, not a single, no ... ever, undefeated, unbeaten, unbroken,
  unblemished, spotless, perfect, record, rate, streak, string of, percent, #%, consistently, routinely, regularly, time after time, track,
  exactly #, # out of #, ## times, hundreds/thousands/dozens of, countless, speaks for itself, speak for themselves, history of, proven,
  largest, highest, biggest, lightest, richest, fastest, smallest, record-breaking, record-setting, landmark, zero, rarely, none of,
  seven-figure, the best, unprecedented, # straight, not lost`)
const whoWins = words(`we, us, our, ours, I, my, firm, he, she, his, her, Mr., Ms., lawyers, attorneys,
  attorney, partner*, team, group, client*, practice, cases, trial, trials, appeals, since #, in arbitration*, successful`)

const money = words(`$#, €#, £#, # million/billion/dollars, *-figure, millions, billions,
  multimillion-dollar`)
const recovered = words(`recover*, won, win, wins, obtained, secured, collected, settled, settlement*,
  verdict*, judgment*, save, saved, turned, took/takes home, received, cut, returned, went home, reduced, negotiated, got, for a, for an,
  back into, closed, deals`)
const otherMoney = words(`loan*, salary, fee, acquired, acquisition, financing, purchase*, invested,
  investment*, sale, fine, tax, revenue`)

const figure = words(`
  ## ... cases/trials/clients/transactions/deals/appeals/verdicts/matters/closings/acquittals/patents/visas/families/arbitrations,
  ## ... victories/settlements/recoveries/convictions/dismissals/companies/leases/permits/awards/wills/felonies,
  ## attorneys/lawyers/partners/offices, ## years of ... experience,
  ##+ ... years/attorneys/lawyers/awards/deals/transactions/cases/clients`)
const whoCounts = words(`we, us, our, I, my, the firm, he, she, his, her, Mr., Ms., attorney, handled, tried,
  closed, won, served, represented, clients, over ##, more than ##, hundreds, thousands, combined,
  ##+ ... attorneys/lawyers/awards/deals/transactions/cases/practice/excellence/expertise`)

const weObtained = words(`
  we/I/he/she/firm/lawyers/attorneys/partners/team ... obtained/secured/won/achieved/persuaded/convinced/defeated/beat/got/recovered,
  we/I/he/she/firm/lawyers/attorneys/partners/team ... stopped/saved/freed/kept/turned/cleared/forced/made/helped,
  ruled/found in/for our/us, verdict/judgment/award for our, juries/judges side with, sided with us/our,
  our client* walked/won/received/kept/got/went, thanks to us/our, complete/total victory, case/charges dismissed,
  our client* was/were acquitted/cleared/awarded, agreed with us, we/firm/lawyers ... succeeded`)
const result = words(`dismissal*, dismissed, acquit*, verdict*, injunction*, award*, settlement*, reversal*,
  victory, victories, custody, asylum, visa, sentence, release, charges, client*, case*, claim*, appeal*, favor, trial*, judgment, jury,
  motion, conviction*, landlord, insurer, millions, building, house, home, us, in court`)

const ranked = words(`ranked, ranks, rated, voted, named a/an/one/among/to/best/top, listed in/among/as,
  recognized as/by/for/among, honored, selected, featured, super lawyer*, best lawyers in america, best law firms, chambers, legal 500,
  avvo, martindale*, a+, five stars, #-star, stars out of, winner, hall of fame, top #, lawdragon, a-list, top attorneys, as seen on,
  tier 1, band 1, of the year/decade, readers' choice, gold-medal, AV-rated, AV preeminent`)
const rank = words(`among, best, top, as a, as the, rating*, review*, star, stars, grade, preeminent,
  legal 500, by peers/clients/readers/businesses, by chambers/martindale*, band, no. 1, tier, television, lawyer*, attorney*, firm*,
  superb, practice, law, litigator, boutique`)
const otherRanks = words(`judge, named in, listed in ... section/schedule/exhibit, committee,
  recognized by ... state/law, fellow, Thomson Reuters, methodology, general counsel, directors`)

const clientsSay = words(`
  client* say/says/said/write/writes/wrote/describe*/tell/tells/told/love/rave*/recommend*/agree*/put/think/report*,
  our/client/video testimonial*, read/see ... reviews, hear from our/the, hear what, clients speak, clients call us,
  happy/satisfied/grateful/delighted/former client*, would hire, saved my/our, got me/us, take our word,
  I would ... trust/hire/recommend/call, my lawyer*, * told us that/he/she/they, * recalls, " — ... client*, said/wrote ... client*`)
const saying = words(`client*, testimonial*, review*, me, my, I, they, says, said, writes, wrote, recalls,
  told us, hear, satisfied, you call`)

const claim = {
  id: 'unrecorded-claim',
  supportedBy: 'claim',
  law: 'Rule 7.1(b), (d), (e)',
  sources: [
    '22 NYCRR 1200, Rule 7.1(d), (e): results, quality and comparisons need factual support on the day they are published',
    'NYSBA Ethics Opinion 1005 (2014): technethics.com/new-york-state-bar-opinion-1005',
    'NYSBA Ethics Opinion 1007 on ratings: nysba.org',
  ],
  why: 'If asked, a lawyer must show what supported the statement on the date it was published.',
  suggestion: 'Record it in claims/ and write <Claim name="…" /> here, or delete it.',
  unless: [lawText, policyText, biography],
} as const

export const results: readonly AdvertisingRule[] = [
  {
    ...claim,
    message: '{words} says how often the firm wins, and no claim supports it',
    all: [wins, howOften, whoWins],
    unless: [...claim.unless, words(`if, most ... disputes, before trial, interest, prior results`)],
    fails: ['We have never lost a trial.', 'Our success rate is 98 percent.', 'Our proven track record.'],
    passes: ['Most commercial disputes settle before trial.', 'The plaintiff won at trial.'],
  },
  {
    ...claim,
    message: '{words} states a result in money, and no claim supports it',
    all: [money, recovered],
    unless: [...claim.unless, otherMoney],
    fails: ['We have recovered more than $500 million.', '$14.2 million for a bus passenger.'],
    passes: ['The acquisition was valued at $85 million.'],
  },
  {
    ...claim,
    message: '{words} is a figure, and no claim supports it',
    all: [figure, whoCounts],
    unless: [...claim.unless, words(`judge, pages, chapter ##, required, at least`)],
    fails: ['Our lawyers have closed over 300 transactions.', 'We have handled thousands of cases.'],
    passes: ['The clerk hears 40 cases a day.', 'He joined the firm in 2014.'],
  },
  {
    ...claim,
    message: '{words} states a result, and no claim supports it',
    all: [weObtained, result, ours],
    fails: ['We secured a complete victory for our client.', 'The jury ruled in our favor.'],
    passes: ['We represented the seller of a chain of hotels.'],
  },
  {
    ...claim,
    message: '{words} is a ranking or an award, and no claim supports it',
    all: [ranked, rank],
    unless: [...claim.unless, otherRanks],
    fails: ['Voted best law firm by local businesses.', 'Ranked in the top ten law firms.'],
    passes: ['She was named to the board of directors.'],
  },
  {
    ...claim,
    message: '{words} is or announces a testimonial, and no claim supports it',
    suggestion: "Record it in claims/ as a testimonial with the client's consent, or delete it.",
    supportedBy: 'testimonial',
    all: [clientsSay, saying],
    unless: [...claim.unless, words(`tell us, ask, if you, before`)],
    fails: ['Our clients say we are responsive.', '"They saved our company," says a satisfied client.'],
    passes: ["Testimonials need the client's written agreement under the rules."],
  },
]
