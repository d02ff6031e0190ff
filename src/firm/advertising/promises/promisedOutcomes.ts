import { field, type Circumstance, type WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { allowance, promiseAdvice } from '../rules/advice.ts'
import { isContractOrPolicy } from '../voice/neutral.ts'
import { ofUs, toReader } from '../voice/voice.ts'

/** Promises by what they are made of: the firm's hand in it, certainty, the client's matter, and its good end. */

const certainty = field(`
  once we (?:file|step|act|call|write|are|take), with (?:us|our [\\w ]{1,20}) (?:on|at|in|beside|behind), has no choice, have no choice, no choice but, on (?:your|our) side, yours will, you are going to, give us, leave it to
  (?:is|are) going away, cannot be, as long as we, plain and simple, a certainty, no ifs, we promise, you have our, our promise, that is a promise, cannot (?:foreclose|evict|touch|take|refuse|deny|collect)
  will, will be, will never, will not, won't, you'll, they'll, it'll, is going to, are going to, guarantees?, guaranteed, guaranteeing, promises?, promised, pledges?, assures?, assured, assuredly, certainly, (?:is|are) certain, certain to, certainty, sure, surely, ensures?, rest assured, rest easy, count on, rely on, depend on, bank on, bound to, inevitabl[ey], without fail, no doubt, undoubtedly, never again, never have to, never, always, our word, (?:phone call|call|signature|step|click|visit) away, every client, guaranteed, no doubt, trust us, (?:is|are) sure, mark our words, every time, can expect, expect
  only a matter of, as good as, all but, virtually, practically, you win, you get, you keep, you recover, you collect, no longer, cannot lose, can't lose, no risk, risk-free, means (?:that )?(?:you|your), goes? away, makes? (?:sure|certain), see to it, vows?, swears?, commit(?:s|ted)? to, simple as that, that simple, the moment, the minute, the day, as soon as, in our hands, leave it to us, consider it, simply
`)
const matter = field(`
  (?:your|the|any|every|that|this|its|their) (?:(?!(?:your|our|the|that|this|an?) )[\\w'-]+ ){0,3}?(?:bank|lender|creditors?|collectors?|calls|letters|seller|seller's|variance|visas?|tenant|landlord|prosecutor|collector|spouse|buyer|cases?|claims?|charges?|deals?|closings?|mergers?|transactions?|applications?|petitions?|appeals?|visas?|green cards?|licen[sc]es?|permits?|variances?|patents?|trademarks?|marks?|tickets?|fines?|penalt(?:y|ies)|tax bills?|bills?|debts?|assessments?|audits?|refunds?|severance|bonus|settlements?|awards?|compensation|money|wages|benefits|pension|deposits?|savings|homes?|houses?|apartments?|leases?|purchases?|sales?|loans?|boards?|judges?|jury|jurors|landlords?|insurers?|employers?|banks?|IRS|Service|government|other side|opponents?|names?|records?|conviction|sentence|custody|children|famil(?:y|ies)|business(?:es)?|compan(?:y|ies)|estates?|wills?|trusts?|disputes?|matters?|lawsuits?|suits?|judgments?|orders?|evictions?|injunctions?|offers?|problems?|troubles?|worries|freedom|job|dismissal|outcome|results?|verdict|victory|position|rent|foreclosure|eviction|deportation|registration|approval|funding|plan|contract|rights)
  tax bill, results?, outcomes?, (?:a|the|any) jury, win, victory, success, satisfaction, settlement, employers, owners, clients, landlords, tenants, nobody, liable, liability, jail, prison, removed, deported, evicted, fired, sued, audited
`)
const goodEnd = field(`
  wins?, won, winning, victory, victorious, prevail, succeed, success(?:ful(?:ly)?)?, approved?, approval, approve, granted?, grant, dismiss(?:ed|al)?, dropped, thrown out, tossed, cleared, acquitt(?:ed|al), vindicated, exonerated, reversed, overturned, vacated, reduced, lowered, smaller, lower, less, cut, halved, waived, forgiven, wiped out, erased, expunged, sealed, gone, go away, disappear, vanish, stop(?:ped)?, end, over, behind you
  closes?, close, closed, on time, on your terms, your terms, in your favor, favorable, favorably, settles?, settled, collect(?:ed)?, recover(?:ed|y|s)?, paid, pay, pay up, compensated, every (?:dollar|penny|cent|time), full (?:value|amount|recovery|refund), maximum, more money, money back, win (?:that|the|your) money, go up, goes up, double, triple, increase, rise, grow, back, keep, kept, keeps?, save[sd]?, stay, stays, safe, saved, protected, restored?, reinstated, returned
  cancell?ed, stamped, rescinded, revoked, quashed, undone, over with, for good, say yes, says yes, no choice but, bow(?:s|ed)? out, concede[sd]?, agree(?:s|d)? to (?:your|our)
  going away, fraction of, thing of the past, a memory, ancient history, out by, (?<=be )out, out of (?:the|your), evict, foreclose, (?:successfully )?challenged, contested, broken, touch you, take your, refuse you, deny you, rest easy, at rest, sleep (?:well|easy|soundly), breathe easy, at home, home (?:by|before|in time)
  walk(?:ing)? away, walk (?:out|free), free, freedom, never (?:again )?(?:be|go|lose|pay|spend|face|serve|owe|see|worry), not (?:be (?:removed|deported|convicted|evicted|charged|liable|held)|lose|go to|spend|serve|pay), held liable, worry, (?:a|large|big|fat) checks?, into a, behind bars, never happen, clear, clears, gets, leave you alone, back off, backs off, money in, history, stick, in full, pays for, accepted, set aside, lifted, withdrawn, yours, come (?:home|through), vindication, made whole, owing, owe, debt-free, satisfied, happy, pleased, delighted, what you (?:deserve|want|need|are owed|asked), better off, stronger, come out ahead, come out on top, ahead, on top, registered, issued?, issue, allowed, funded, permitted, upheld, enforced, unenforceable, hold up, holds up, stand up, stands up, withstand, airtight, bulletproof, survive, justice, satisfaction, results
  jail, prison, conviction, deportation, foreclosure, fold, folds, cave, caves, back down, backs down, give in, surrender, blink, come to the table, beg, regret, rule (?:for|in), the right way, come back for you
`)

/** What the firm does, what the law says, and what is denied: none of it promises how a matter ends. */
const isNoPromise =
  /\b(?:win or lose|results? of (?:each|the|your|every) (?:search|review|audit)|information|may|might|could|if you (?:win|lose|prevail|need|wish|want|have|are|would|change|ask|send)|whether|unless|depends?|no (?:lawyer|one|result|guarantee|promise|method|assurance|warranty)|cannot (?:promise|guarantee|predict|be guaranteed)|do not (?:promise|guarantee|warrant|make|claim|sell|share|know|use|knowingly)|does not (?:guarantee|promise|create|make|mean|waive)|nothing (?:here|on|in)|not a guarantee|past performance|prior results|likelihood|chances?|try to|aim|aims|seek|seeks|we (?:prepare (?:each|every|the|a|all)|explain|tell|draft|review|ask|look|will (?:never ask|answer|return|review|tell|send|call|post|keep|reply|respond|explain|give|let|file|meet|contact|confirm|write|help you))|court held|statutes?|agency will|the (?:court|agency|seller|buyer|parties|party|panel|examiner|Legislature|supplier|executor|trustee) (?:will|must|shall|may)|must|shall|should|privacy|policy|cookies?|personal (?:data|information)|password|e-?mail|browser|salary|candidate|applicants?|position|benefits include|will be (?:handled|reviewed|assigned|asked|staffed|led)|will (?:work|speak|meet|receive a|have a draft|hear|get the keys|be asked)|paralegal|associates? will|payable|escrow|deductible|taxed|honest|candid|confidential\w*|when (?:the|a|an) \w+|bonus(?:es)? are|visitors?|appointment|seminar|join us|closed on|holiday|office will|firm will be closed|settle before trial|success fee|success criteria)\b/i

const handedOver: Circumstance = {
  sentence:
    /\b(?:hire|retain|call|choose|engage|with|by) (?:us|our|this (?:firm|office))\b|\b(?:[Hh]ire|[Rr]etain|[Cc]hoose) [A-Z]\w+|\b(?:when|once|if|as soon as|the (?:moment|minute|day)) (?:you (?:retain|hire|call|engage|choose|sign|bring)|we (?:take|enter|appear|file|step|get|are|handle|sign)|our)|\b(?:in|into|leave it (?:to|in)|put) (?:our hands|us)\b|\bour (?:\w+ ){0,3}?(?:team|lawyers?|attorneys?|office|letter|firm|counsel|program|partners?|package|guarantee|promise|pledge|word)\b|\b(?:we|us)\b|\b(?:count on|rely on|rest assured|you can expect|you will never|guaranteed|trust us|of ours)\b/i,
}

/** Fees that are paid out of what is recovered, and what is said of their risk. */
const contingency = field(`
  (?:one|a) third if, only a winning case, percentage of the victory, slice of what,
  only if there is (?:one|any|a recovery), only at the end, only from (?:your|the) (?:award|recovery|settlement|verdict), comes? from the (?:wrongdoer|other side|insurer), if we come up,
  depends? (?:(?:wholly|entirely|only|solely) )?on (?:your|what) (?:recovery|verdict|settlement|award|we), without a victory, one[- ]third of what, two[- ]thirds of, never a bill, for an accident case,
  empty[- ]handed, come up short, if (?:we|you|it|the case) (?:come|comes|go|goes|turn|turns) (?:to nothing|nowhere|away with nothing|up empty), (?:should|if|even if) (?:the|a|your) (?:jury|court|judge|panel|verdict|case|claim)(?: [\\w']+){0,5}? (?:find|finds|rule|rules|fail|fails|lose|loses|lost|go|goes|side|sides|against|say|says|come|comes), contingen(?:cy|t)(?: fees?)?, one-third (?:share|fee|contingency), third of (?:what|any|the|your), percentage of, share of, out of your (?:award|recovery|settlement), out of the (?:award|recovery|settlement), only out of, paid only, get paid, are paid, no recovery, no win, no award, if (?:we|you) (?:lose|do not|don't), unless (?:and until )?we, until we, when we (?:win|collect), pay us (?:only )?(?:when|if|once|after), only pay, pay only, unless your (?:case|claim) succeeds, you get paid, we recover, we only, only when, only if
`)
const freeOfRisk = field(`
  zip, earns us a fee, all that we ask, without spending, help free,
  on us, free lawyers?, don't let money, our share, wallet closed,
  risk nothing, all the risk, only obligation, no charge of any kind, never a bill, there's never,
  (?:not|never|\\w+n't) (?:have to )?(?:owe|pay|cost)(?: (?:us|you|anyone))? (?:an?|one|any) (?:single |red )?(?:cent|penny|dime|dollar|thing|nickel), no (?:financial |up-?front |out-of-pocket )?(?:risk|fee|fees|bill|bills|charge|cost|costs|payment|money|obligation), never (?:any|a|see|owe|pay), no risk, without risk, risk-free, carry the risk, carries the risk, bear the risk, take the risk, risk is ours, nothing, not a (?:cent|penny|dime), don't pay, do not pay, you pay, put money, only pay, when you, zero cost, our services are free, owe us, owe nothing, pay nothing, zero, free, only out of, costs? you, pocket, wallet
`)
const expensesToo =
  /\b(?:expenses?|disbursements?|costs)\b[^.;]{0,80}\b(?:liable|responsible|remain|yours|your own|regardless|whatever|even if|even when|in any (?:event|case)|whether or not|win or lose)\b|\b(?:liable|responsible|remain|pays?|owes?|bear|bears|billed)\b[^.;]{0,60}\b(?:expenses?|disbursements?|costs)\b/i

export const promisedOutcomes: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'promised-result',
    patterns: [goodEnd],
    together: [certainty, matter],
    onlyWhen: [handedOver],
    unless: [
      { sentence: isNoPromise },
      { sentence: isContractOrPolicy },
      {
        sentence:
          /^(?!.*\b(?:you|your|clients?|employers?|owners?|landlords?|tenants?|we will|let us|once (?:we|our)|relax|our word|trust us|(?:retain|hire|call|choose|to) us|we (?:promise|assure|guarantee|pledge|vow|swear|ensure)|(?:this|our) (?:office|firm))\b)/i,
      },
    ],
    advice: promiseAdvice,
  },
  {
    rule: 'contingent-fee',
    patterns: [contingency],
    together: [freeOfRisk],
    onlyWhen: [...ofUs, { sentence: toReader }],
    unless: [
      {
        sentence:
          /\b(?:brokers?|finders?|refund|rent|insurer|lender|borrower|seller|buyer|statute|prohibit\w*|may not|must be|not allowed|candidates?|recruiters?)\b/i,
      },
    ],
    allowedBeside: [{ sentence: /./, statement: expensesToo }],
    advice: {
      message:
        '{said} offers a fee that depends on the outcome, and the page does not say who pays the expenses then (Rule 7.1(p) and Judiciary Law § 488(3)).',
      fix: `Say it on the same page, for example "If nothing is recovered, you owe no fee, and you remain liable for the expenses of the case." ${allowance}`,
    },
  },
]
