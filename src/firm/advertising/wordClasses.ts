import { words } from '../../content/text/wordList.ts'

/** Words that several rules share. The firm's own name counts as "the firm". */

/** The firm or its people. */
export const ours = words(`we, us, our, ours, I, my, the firm, this firm, he, she, him, her, his, hers, Mr.,
  Ms., Mrs., attorney, founder`)

export const lawyers = words(`firm*, lawyer*, attorney*, counsel*, litigator*, advocate*, advocacy, adviser*,
  advisor*, negotiator*, partner*, practice*, boutique*, team, group, department, bench, bar, mind, minds, practitioner*, arbitrator*,
  associate*, cross-examiner*, dealmaker*, representation, legal, law, advice, service*, courtroom, trial, drafting, litigation,
  negotiati*, skill*, reputation, cross-examination*, briefs, judgment, talent, craft, experience, knowledge, understanding, command,
  profession, closing*, planning, we do, choice, name, approach, attention to detail, commitment, dedication, solutions, results, fees,
  clients, record`)

export const otherFirms = words(`
  other/most/many/bigger/larger/big/large/average/typical/traditional/rival/competing ... firm*/lawyer*/attorney*/practice*/office*/shops,
  your last/old/previous/current firm/lawyer/attorney, competitor*, competition, rivals, counterparts, elsewhere, anywhere else,
  anyone/anybody/nobody/everyone else, no one else, the rest, opposing counsel, opponents, firms/practices/shops ... size,
  Wall Street firm*, midtown/downtown/uptown/white-shoe/big-name/national firm*, across the street/table, general practitioner*,
  than ... firm*/lawyer*/attorney*/those, compared with/to ... other*/most/big*, settlement mill*, those firms, second-rate,
  industry norm`)

export const fees = words(`fee, fees, rate, rates, price, prices, charge, charges, charged, bill, bills,
  hourly, cost, costs, quote`)

/** What clients hope for. */
export const outcomes = words(`result*, success*, satisf*, best deal/result/outcome, outcome*, victor*, win,
  wins, winning, settlement*, verdict*, ruling, compensation, money, custody, acquittal*, approval*, dismissal, dismissed, dropped,
  approved, granted, recovery, relief, justice, payday, maximum, deserve*, every time, every penny/cent/dollar, on time,
  your case/claim/deal/appeal/visa/patent/license/home/house/freedom/job/business/future/assets/children/family, green card, the house,
  fresh start, injunction, eviction, penalties, debt-free, paid in full, nothing, free, citizenship, client*, landlord*`)

/** Matters and the people who decide them. */
export const matters = words(`case*, claim*, appeal*, charges, visa*, petition*, application*, license,
  record, conviction, debt*, ticket*, deal, merger, lawsuit, audit, opponent*, insurer*, bank, landlord*, judge*, jury, prosecutor*, IRS,
  variance, permit*, patent*, green card, injunction, eviction, deportation, assessment, your ex, spouse, severance, tenant, employer,
  creditor*, trust*`)

/** Lawyers and people who look for one. */
export const people = words(`we, us, our, ours, I, my, firm, he, she, his, her, hers, is a, is an, are, Mr.,
  Ms., lawyer*, attorney*, partner*, counsel, team, group, trust, ask, meet, call, hire, let, you, representation, boutique, law,
  litigation, defense, practice*, disputes, department, since #, become, became, specialties, areas of specialization, mergers, securities,
  finance, copyright, trademark*, patent*, real estate, employment`)

/** Disclaimers. All rules skip sentences with these words: see `rules.ts`. */
export const disclaimers = words(`you will not,
  do/does/did/may/will/should not ... guarantee/promise/predict/imply/compare/claim/mean/suggest/offer/endorse/publish/make/hold,
  cannot/can't ... guarantee/promise/predict/assure, no lawyer/attorney/firm/one can/may/should/could, no lawyer of, not a claim,
  no ranking, none of our lawyers can, never ... promise/guarantee/claim/pay/compare, nobody can,
  no/not ... promise/promises/guarantee/guarantees/prediction/endorsement, nor ... guarantee/promise,
  neither ... promise/guarantee/predict, without promising/guaranteeing, no testimonials, have not been rated, are not connected with,
  no actors, not actors, not clients, would be misleading, no result/outcome is certain, not for us to say, no special`)

/** Sentences about the law, contracts and courts, not about the firm. */
export const lawText = words(`may, might, must, shall, statute*, regulation*, courts, court's, the rule,
  the rules, rule #, section #, article *, plaintiff*, defendant*, the borrower, the buyer, the seller, the vendor, the supplier, lessee*,
  licensee*, licensor*, bidder*, issuer*, legislature, tribunal, provision*, clause*, covenant*, doctrine, professor*, forbids, requires,
  uniform commercial code`)

/** Sentences of policies and terms of use. */
export const policyText = words(`cookie*, personal data/information, your data/privacy,
  privacy policy/notice, account*, subscription*, terms of use/service, this agreement, these terms, this policy, pursuant, warranty,
  warranties, indemnif*, third party/parties, browser*, server*, software, website*, web page*, this site, our site, refund*, consent,
  opt out, your application until, application on file`)

/** Education, student awards and life outside of work. */
export const biography = words(`law school, graduated, cum laude, law review, moot court, degree,
  bar association, scholarship, novel, poem, orchestra, softball, marathon*, choir, volunteer*, coach*, summer associate*, candidate*,
  food bank, museum, author of, pro bono award, pro bono service`)
