import { field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { recordAdvice, resultAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs, ofUsOrToReader } from './voice/voice.ts'

/** How often, how much and how well the firm wins: an outcome, and how many or how great. */

const outcomes = field(`
  wins?, won, winning, victor(?:y|ies|ious), prevail(?:s|ed|ing)?, succeed(?:s|ed|ing)?, success, successes, successful(?:ly)?, triumph(?:s|ed)?, verdicts?, acquitt(?:al|als|ed), dismiss(?:al|als|ed), granted, approved, approvals?, upheld, affirmed, reversed, reversals?
  recover(?:y|ies|ed|s)?, collect(?:s|ed|ing)?, settle(?:s|d|ment|ments)?, awards?, awarded, compensated, stay in, stayed in, keep their, kept their, avoid(?:s|ed)?, walk(?:s|ed)? (?:away|out|free), leaves? court, left court, benefits, vindicated, cleared, released, freed, favorable, favor
  (?:end(?:s|ed)?|land(?:s|ed)?|wound|winds) (?:up )?in (?:court|litigation|a lawsuit|a dispute|arbitration|trial|foreclosure|prison|jail),
  outcomes, results, registered, allowed, dropped, thrown out, reduced, convict(?:s|ed|ion|ions)?, lose, loses, lost, losing, loss, losses, defeat(?:s|ed)?, fail(?:s|ed|ure|ures)?, denied, rejected, overturned, deported, jail, prison, foreclosed, evicted, fined, sent back, ended in litigation, closed, completed, unwound, undone, set aside, come apart, challenged in court, questioned, decided, sustained
  (?:fall|fell|falls|fallen) (?:through|apart), remains? (?:in|at), settles? with us, has ruled, have ruled, ha(?:s|ve) sided, ha(?:s|ve) found
  sid(?:e|es|ed|ing) with, (?:find|finds|found|rul(?:e|es|ed)) (?:for|our way|with), (?:go|goes|went|break|breaks|broke|swing|swings) our way, com(?:e|es) down on our side, agree(?:s|d)? with (?:us|our)
  in our favor, (?:in|to) (?:his|her|their|our clients?'?s?) favor, for our clients?, against us, against (?:his|her|our) clients?, end in, ends in, ends up, owing less, (?:a|in) payments?, abated
`)
const howOften = field(`
  every, every one, all of, always, never, nearly (?:all|every|always), almost (?:all|every|always|never), virtually (?:all|every), practically (?:all|every), most, vast majority, majority, not (?:one|a single|once|lost|yet|had), no client, none of, without (?:exception|a loss|a single), only (?:once|one|two|twice|a handful), just (?:once|one|two), yet to, has yet, have yet, still to, zero, no losses
  (?:\\d[\\d.]*|\\w+(?:ty|teen)(?:-\\w+)?|ten|eleven|twelve|a hundred|one hundred) ?(?:%|percent), \\w+ of (?:our|his|her|their|the firm's|the) (?:last|past) \\w+, (?:\\d+|\\w+) (?:out )?of (?:every )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|100), rates?, ratio, average, batting average, percentage, record of, track record, (?:perfect|winning|unblemished|spotless|flawless|enviable|win-loss) record, history of, streak, run of, string of, series of, succession of
  (?:judge after judge|jury after jury|court after court|panel after panel|trial after trial|verdict after verdict|year in,? year out), (?:two|three|four|five|six|seven|eight|nine) times (?:out of|in), ledger, not had (?:a|one) (?:single)?
  out of (?:our |his |her |more than )?(?:\\d+|\\w+ty(?:-\\w+)?|a hundred), without a (?:single )?(?:dispute|loss|defeat|denial|default|complaint), uninterrupted, unbroken, unblemished, perfect, spotless, flawless, undefeated, unbeaten, enviable, stellar, impressive, remarkable, extraordinary, exceptional, outstanding, superb, excellent, long, proven, consistent(?:ly)?, routinely, time after time, time and again, year after year, case after case, again and again, regularly, repeatedly, invariably, without fail, more often than not, countless
  numbers speak, results speak, speaks? for (?:itself|themselves), hundreds, thousands, dozens, scores, more (?:\\w+ )?than any, millions, billions, tally, scorecard, scoreboard, to none, tops?
`)
/** Whatever it is that is not lost. */
const undefeated = field(`
  (?:lost|losing) (?:exactly|only|just|but|a mere) (?:one|two|three|four|five|\\d+), never loses?, does not lose, do not lose, doesn't lose, don't lose, has not lost, have not lost, hasn't lost, haven't lost, winning streak, losing is not, hates? to lose, refuses? to lose, \\w+ (?:wins|victories|verdicts|acquittals) (?:against|and|to) (?:only |just )?(?:\\w+|a single) (?:losses|loss|defeats?)
`)
/** "Argued forty appeals and lost three." */
const counted =
  /\b(?:argued|tried|handled|filed|briefed|brought|defended)\b[^.;]{0,60}?\b(?:won|lost|losing|winning) (?:only |all but |just |every |all )?(?:one|two|three|four|five|six|\d+|none|(?:a |all )?(?:few|handful)|[a-z]+ty(?:-[a-z]+)?)\b|\ball but (?:one|two|three|four|five|a handful)\b|\bof (?:the |our |his |her |these |those )?(?:(?:last|past|first|most recent) )?(?:\d+|[a-z]+(?:ty|teen)(?:-[a-z]+)?|ten|eleven|twelve|a (?:hundred|dozen)) (?:[\w'.-]+ ){1,10}?(?:[\w'.-]+), (?:\d+|[a-z]+(?:ty|teen)(?:-[a-z]+)?|ten|eleven|twelve|nine|eight|all|none|every one) (?:were|was|ended|settled|resulted|succeeded|have been) (?:[\w-]+ )?(?:granted|won|dismissed|acquitted|approved|successful|affirmed|reversed|upheld|favou?rabl[ey]|settled|in)\b|\bwe (?:usually|often|mostly|generally|typically|tend to) (?:win|prevail|succeed)\b|\b(?:acquittals?|verdicts|wins|victories|settlements|dismissals?|success|reversals?|approvals?) (?:follows?|pile up|mount up)\b/gi
const undefeatedIn = /\b(?:sight|touch|track|patience|sleep|time|moot|softball|season)\b/i

/** "312 trials, 298 wins." */
const tallies =
  /\b\d+-to-\d+ records?\b|\bon average,? our clients\b|\bout of [\d,]+ (?:[\w-]+ ){1,4}?[\w-]+, [\d,]+ (?:approvals?|wins|acquittals|dismissals|victories|grants)\b|\b(?:in|of|among) (?:more than |over |some |nearly |about )?[\d,]+ (?:[\w-]+ ){1,3}(?:defended|tried|handled|argued|filed|brought|prosecuted),? (?:only|just|all but|fewer|not|none|we|she|he|every)\b|\b\d+ (?:trials?|cases|appeals|motions|hearings|verdicts|wins|victories)[,;:]? (?:and )?\d+ (?:wins|victories|acquittals|dismissals|verdicts|losses)\b/gi

const sums = field(
  `(?:[$€£] ?\\d[\\d,.]*(?: ?(?:million|billion|trillion|thousand|[KMB]))?\\+?|(?:hundreds of |tens of )?(?:millions|billions)|\\w+[- ]figure|\\d+ (?:million|billion))`,
)
const recovered = field(`
  recovered, won, obtained, secured, collected, awarded, settled, negotiated, verdicts?, settlements?, recover(?:y|ies), judgments?, awards?, saved, returned, paid (?:to|out)
`)

const greatest = field(`
  (?:very )?(?:larg|bigg|high|great|rich|fast|quick|light|low|long|short|strong|sweet|good|tough|steep|broad|clean|fatt|heft|handsom|swift|smooth|deep|mild|soft|small|early|earli|bold)est, best, most (?:generous|favou?rable|lucrative|lenient|valuable|successful|substantial|advantageous|profitable|significant|money|dollars|ambitious|sweeping|complete|decisive), top, maximum, record, more than our, richer than, better than our, record-(?:breaking|setting|shattering), unprecedented, unequal(?:l)?ed, unheard[- ]of, unsurpassed, unmatched, unrivaled
  historic, landmark, groundbreaking, precedent-setting, never (?:before|been|seen), ever (?:seen|won|obtained|paid|returned|handed|awarded|recorded|negotiated|granted|achieved|reached), ever, before, in (?:the )?history, than any, than anyone, anyone, anybody, more money, no (?:other )?(?:firm|lawyer|attorney|developer|one), nobody, far (?:beyond|above|exceed\\w*), above what, exceed(?:s|ed|ing)?, dwarf(?:s|ed)?, eclips(?:es|ed), shatter(?:s|ed)?, set a record, sets? records?, tops?, topped, surpass(?:es|ed)?, every other, all others, than any(?:one|body)?, double, doubled, triple, tripled, times what, top of the market, staggering, astonishing, jaw-dropping, eye-popping, astronomical, spectacular
  eight-figure, nine-figure, seven-figure, ten-figure, multi-?million, maximum, extraordinary, remarkable, outstanding, exceptional, superior, higher, larger, bigger, better, lighter, lower, richer, faster
`)
const resultNouns = field(`
  verdicts?, settlements?, recover(?:y|ies), judgments?, awards?, severance, packages?, buyouts?, payouts?, payments?, compensation, damages, sums?, amounts?, refunds?, abatements?, recoveries, reductions?, savings, relief, sentences?, pleas?, dismissals?, acquittals?, injunctions?, outcomes?, results?, terms, rents?, prices?, valuations?, premiums?, bonus(?:es)?, exit, exits, support, alimony, maintenance, custody, approvals?, permits?, variances?, visas?, deals?
  wins?, victor(?:y|ies), money, dollars, fees?, penalt(?:y|ies), fines?, concessions?, allowances?, deductions?, credits?, grants?, conversions?, closings?, mergers?, allocations?, bargains?, divorces?, orders?, returns?, tax cuts?, breaks?, assessments?, waivers?, releases?, licen[sc]es?, patents?, royalt(?:y|ies)
`)
const achieved = field(`
  secure[sd]?, obtain(?:s|ed)?, w[io]ns?, gets?, got, achieve[sd]?, deliver(?:s|ed)?, negotiate[sd]?, negotiating, produce[sd]?, recover(?:s|ed)?, bring(?:s|ing)?, brought, reach(?:es|ed)?, land(?:s|ed)?, extract(?:s|ed)?, wrung, generate[sd]?, collect(?:s|ed)?, award(?:s|ed)?, receive[sd]?, walk(?:s|ed)? (?:away|out), our doing, ours, come(?:s)? from, came from, hallmark, has paid, was paid, handed down
  walk(?:s|ed)? (?:away|out|off), we (?:won|win), went to
  bears?, our name, leaves?, emerges?, the norm, routine, year (?:after|upon|on) year, is what we, are what we, we are known
  was the work of, the work of our, granted, returned, closed, beat, beats, clos(?:es|ing), known for, our clients, expect, enjoy(?:s|ed)?, leave with, left with, remains?, stands?, belongs? to, went to, goes to, set, sets, hold(?:s)?, our work, our team, thanks to, resulted in, yield(?:s|ed)?, drew, clinched?, engineered, commanded?, fetched
`)

/** What may happen, what others did, and what a form or a policy says of records. */
const isSupposed =
  /\b(?:best (?:way|time|route|person|place|means) (?:to|of|for)|fees? (?:is|are|will be) an? (?:percentage|share)|if(?! not)|whether (?:or|the|an?|to|you|it|any|we)|unless|should|may|might|must|shall|could|would|cannot|can't|until you|before you|you (?:may|might|could)|the (?:courts?|statute|agency|seller|buyer|lender|plaintiff|tenant|taxpayer)|we (?:reviewed|studied|read|looked|ask|explain|tell|prepare|file (?:your|the|an?|all|it|them|every)|review|check|keep|do not|don't|aim|compare|bill|seek|work|strive|hope|help employers)|our (?:goal|aim)|moot court|law school|marathons|softball|prize|team ended|outside the office|graduated|seminar|compare salaries|prior results|interest|salary|salaries|candidates?|applicants?|opportunity|new client|engagement letter|each of them|every (?:page|document|draft|brief|message|request)|acted for|counsel to|represented|advised|parties|paralegal|client must|pro bono|article|treatise|taxed|bonus(?:es)? are|expect clear|patience)\b/i

const shared = {
  rule: 'unrecorded-claim',
  onlyWhen: ofUs,
  unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }],
} as const

export const winRates: readonly WordFamily<NewYorkRule>[] = [
  {
    ...shared,
    patterns: [undefeated, counted],
    unless: [{ sentence: isSupposed }, { sentence: undefeatedIn }],
    advice: recordAdvice,
  },
  {
    ...shared,
    patterns: [howOften],
    together: [
      outcomes,
      field(`
    clients?, cases?, trials?, appeals?, motions?, hearings?, jur(?:y|ies), verdicts?, claims?, matters?, arbitrations?, deals?, transactions?, closings?, applications?, petitions?, patents?, marks?, registrations?, tickets?, audits?, disputes?, lawsuits?, suits?, charges?, convictions?, plaintiffs?, landlords?, tenants?, employers?, employees?, before the, courts?, courtroom, objections?, visas?, victories, successes, outcomes, results, success rates?, win rates?, litigation, wills?, contracts?, leases?, briefs?, injunctions?, variances?, permits?, defenses?, defendants?, indictments?
  `),
    ],
    advice: recordAdvice,
  },
  { rule: 'unrecorded-claim', patterns: [tallies], advice: recordAdvice },
  {
    ...shared,
    patterns: [sums],
    together: [
      recovered,
      field(
        `clients?, plaintiffs?, injured, New Yorkers, families, victims, workers, owners, tenants, by (?:our|this|the) \\w+, our, we, practice, verdicts?, settlements?`,
      ),
    ],
    advice: resultAdvice,
  },
  {
    ...shared,
    onlyWhen: ofUsOrToReader,
    patterns: [greatest],
    together: [resultNouns, achieved],
    advice: resultAdvice,
  },
]
