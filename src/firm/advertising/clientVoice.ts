import { field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { testimonialAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { firm, toReader } from './voice/voice.ts'

/** What clients say, told without quotation marks or with them: somebody who says "I", or who is said to praise. */

const saver = field(`
  lawyers?, attorneys?, counsel, firm, firms, office, team, partners?, they, these (?:people|lawyers|guys), him, her, she, he, Mr, Ms, Mrs, represent(?:ed|ing|s)?, thanks to, case, retain(?:ed|ing)?, hir(?:ed|ing), settlement
  verdict, courtroom, divorce, closing, lawsuit, arrest, claim, appeal, trial, judge, won, winning, win, saved, rescued
`)
const feeling = field(`
  hir(?:ed|ing), retain(?:ed|ing)?, call(?:ed|ing)?, recommend(?:ed)?, saved?, saving, kept, keep, got me, got my, won, win, winning, lost, lose, thank, thanks to, grateful, trust(?:ed)?, fought, fight, believed?, listened, cared?, never, best, owe, would have, could have, couldn't, could not, walked (?:out|away), interviewed
  owes?, everything, indebted, nightmare, until, took over, turned (?:around|it around), would (?:hire|call|use|choose), hire again, again, only (?:lawyers?|attorneys?|firm), ready to give up, free, given up, hopeless, desperate, scared, afraid, changed my life, life, gave me, got back, recovered, back, happy, happier, amazing, incredible, fantastic, wonderful, everyone, anyone, friends, thought, felt, feel, knew, know, twice, three times, more than, recommended, found, chose, choose, picked, glad, relieved, proud, home, freedom, worth
`)
const I = /(?<![\w'-])(?:I|I'm|I'd|I've|I'll|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself)(?![\w-])/g

/** "She treated us like family": what is done to clients is told by them. */
const toMe =
  /"[^"]*\b(?:would (?:hire|recommend|use)|highly recommend|hire again|(?:ten|10) (?:out of|\/) ?(?:ten|10)|ever use)\b[^"]*"|(?:^|\W)[★☆]{2,}|^\W*(?:five|5) stars?\b|(?<!\byou )\b(?:treated|saved|got|won|gave|kept|rescued|guided|fought for|stood by|believed in|walked|took care of|looked after|listened to) (?:us|me)\b(?! (?:an?|the) (?:answer|copy|prize|seat))/gi

/** A question that a visitor might ask, and what lawyers say of themselves. */
const isNoClient =
  /\?|\b(?:my (?:practice|clients|father|mentor|colleagues|partners)|I (?:represent|advise|practice|represented|advised|tried|try|work|joined|was admitted|was a prosecutor|draft|teach|handle|counsel|limit|litigate|defend|help|am (?:a|an|the|admitted|licensed))|legal aid|form I|Part I|Article I|Title I|Schedule I|Class I|Chapter I|Phase I|World War I)\b/

const sayer = field(`
  clients?, customers?, (?:ship|home|business|restaurant|property|company|boat|yacht|shop|building|store|gallery|factory)?[- ]?owners?, mothers?, fathers?, widow(?:er)?s?, parents?, couples?, tenants?, founders?, bankers?, brokers?, executives?, CEOs?, CFOs?, general counsel, managers?, developers?
  entrepreneurs?, restaurateurs?, hoteliers?, importers?, exporters?, shopkeepers?, grocers?, bakers?, dentists?, surgeons?, pilots?, engineers?, professors?, musicians?, painters?, publishers?, producers?, filmmakers?, jewelers?, florists?, realtors?, builders?, plumbers?, electricians?, superintendents?, waiters?, waitress, fishermen, fisherman, longshorem[ae]n, carpenters?, roofers?, cyclists?, dancers?, singers?, writers?, authors?, accountants?, scientists?, physicians?, pharmacists?, brewers?, winemakers?, workers?, drivers?, teachers?, nurses?, doctors?, chefs?, lenders?, borrowers?, investors?, foreman, survivors?, patients?, reviewers?, captains?, famil(?:y|ies), neighbors?, directors?, presidents?, chairm[ae]n, treasurers?, immigrants?, plaintiffs?, people, those, inventors?, artists?, distributors?, manufacturers?, retailers?
  retailer, landlords?, homeowners?, newlyweds?, students?, veterans?, officers?, employees?, analysts?, designers?, architects?, bakers?, farmers?, contractors?, trustees?, heirs?, heiress, daughters?, sons?, husband, wife, Mr\\. and Mrs\\., (?:Mr|Ms|Mrs)\\. [A-Z]\\.
`)
const says = field(`
  likes? to say, likes? to tell, whispers?, says?, said, saying, writes?, wrote, written, tells?, told, puts? it, recalls?, remarked, reports?, called, calls?, describ(?:es?|ed), thank(?:s|ed)?, raves?, raved, praises?, praised, shared?, shares, swears?, sums? (?:us|it) up, summed, adds?, credits?, hear from, read why, read how, read what, listen to, in (?:his|her|their|a client's) (?:own )?words
  recommends?, loves?, felt, feels?, believes?, insists?, rates?, rated, praise, thank us, describe us, explain, reviewed us, toast(?:s|ed)?, salutes?, speaks? of, spoke of, named us, considers?, testif(?:y|ies), attests?, vouch(?:es)?, chose us, trusts? us, keep coming back, comes? back
`)
const praised = field(`
  lawyers? (?:anywhere|in), attorneys? (?:anywhere|in), never, best, without, safer, hands, won, saved, winning, better, smarter, finest, greatest, secret weapon, lifesav\\w+, life, everything, changed, nobody, no one, exist, lost, twice, verdict, chose, grateful
  amazing, brilliant, fearless, relief, confident, confidence, peace of mind, lucky, stars, trust, anywhere, our (?:responsiveness|lawyers|attorneys|team|attention|care|advice|service|honesty|patience|dedication|skill|results), kept (?:them|him|her|us|me), lifesavers?, heard, finally, worth every, worth it, miracles?, hero(?:es)?, pleased, thrilled, delighted, glad, happy, ever
`)

/** Who has said it of the firm. */
const ofTheFirm: readonly Circumstance[] = [
  { sentence: new RegExp(firm, 'i') },
  { sentence: /["“”]/ },
  { isOfFirm: true },
  {
    sentence:
      /\b(?:an?|one|our|former|current|past|longtime|grateful|happy|satisfied) (?:[\w-]+ )?clients?\b(?!')/i,
  },
]

/** What is asked of clients, told to them, or law. */
const isOrdinary =
  /\b(?:must|should|(?<!in )may|might|if|when|whether|unless|before|can|privileged|confidential|consent|tells? us (?:what|about|your|early|that the|how)|told us the|of the job|(?:what|whatever|anything|everything) you (?:write|type|send|tell)|who (?:tells|writes to)|describe our clients|we (?:tell|told|ask|say|said|call|report)|do not|don't|not|court|statute|opinion|judge (?:said|wrote)|contract|clause|section|notice|reports to|report(?:ed)? that|speaks? (?:\w+|for)|will hear from us|write to us|call (?:us|the|or|from)|expect|board|accountants?|visitors?|questions?|were told|instruct\w+|advis(?:es?|ed|ing)|represent(?:s|ed)?|called (?:a|the|for)|lawyers call)\b/i

const shared = { rule: 'unrecorded-claim', tellsOfClient: true, advice: testimonialAdvice } as const

export const clientVoice: readonly WordFamily<NewYorkRule>[] = [
  {
    ...shared,
    patterns: [I],
    together: [saver, feeling],
    unless: [{ sentence: isNoClient }, { sentence: isContractOrPolicy }],
  },
  { ...shared, patterns: [toMe], unless: [{ sentence: isNoClient }, { sentence: isContractOrPolicy }] },
  {
    ...shared,
    patterns: [says],
    together: [sayer, praised],
    onlyWhen: ofTheFirm,
    unless: [
      { sentence: isOrdinary },
      { sentence: isContractOrPolicy },
      { sentence: toReader, core: /^(?:hear|tells?|calls?|feels?|reports?)$/i },
    ],
  },
]
