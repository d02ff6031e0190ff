import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { rankingAdvice } from './rules/advice.ts'
import { isLine, ofClient } from './voice/saidOfFirm.ts'

/** What others have given the firm (a place in a list, a prize, stars), and by how much it counts itself. */

const given =
  '(?:recogni[sz]ed|named|selected|listed|rated|ranked|voted|honou?red|chosen|inducted|nominated|included|recommended|featured|shortlisted|ranks?|rates?|lists?|earned|received|awarded|won|winners?|holds?|holding|given|achieved|garnered|recipients?|finalists?|bestowed|appears?|profiled|elected|crowned|dubbed|cited|tapped|picked|designated)'
const honor =
  '(?:(?:Best|Top|Super|Rising|Elite|Leading|Power|Preeminent|Distinguished|Notable|Outstanding)(?= (?:of|Lawyers?|Law|Attorneys?|Firms?|Stars?|List|\\d+|Women|Litigators?|Rated|in|\\w+ Lawyers?))|top (?:\\d+|ten|twenty|fifty|hundred|lawyers?|attorneys?|firms?|rated|tier|ranking|rating)|(?:the )?best (?:lawyers?|attorneys?|law firms?|firms?|in)|(?:the )?leading (?:lawyers?|attorneys?|law firms?|firms?|practices?|litigators?|individuals?|names?)|most (?:influential|powerful|respected|admired|trusted|innovative|feared|effective)|of the year|rising stars?|hall of fame|power list|list of|(?:\\d+|forty|thirty|fifty) under|number one|#1|no\\. 1|first (?:place|in)|peers|readers|by (?:[\\w-]+ ){0,3}?(?:magazine|journal|directory|directories|guides?|publications?|survey|press|peers|readers|reviewers|clients)|stars?\\b|star rating|highest (?:[\\w-]+ )?(?:rating|honou?r|distinction|mark|score)s?|rating|ranking|AV\\b|a-list|a\\+|10(?:\\.0)?|tier (?:1|one)|band (?:1|one)|awards?|honou?rs?(?! (?:your|the|an?|any|our|all|every|requests?)\\b)|accolades?|prizes?|medals?|distinctions?|Chambers|Legal 500|Martindale|Avvo|Lawdragon|Benchmark|Super Lawyers|excellence|year after year|every year since|consecutive year)'

const ofUs: readonly RegExp[] = [
  /\bof the (?:decade|century)\b|\bthis badge\b|\breaders' choice\b|\bless than (?:one|two|\d+) percent of (?:American |all )?lawyers\b|\btop (?:one|two|three|four|five|ten|\d+) percent of (?:all )?(?:lawyers|attorneys|firms)\b/gi,
  anyCase`\b${given}\b(?: (?!(?:if|whether|arbitration)\b)[\w'&,.-]+){0,8}? (?:"?)${honor}(?! (?:of the arbitrat|was vacated|rendered))(?<!contract award)`,
  anyCase`(?<!contract )\b(?:awards?|accolades?|honou?rs|rankings?|ratings?|recognitions?|distinctions?|prizes?) (?:[\w'-]+ ){0,5}?(?:from|by|for|include|attests?|testif(?:y|ies)|proves?|confirms?|adorns?|lines?|fills?|every year|year after year|speak|to (?:our|its|his|her) (?:name|credit)|won|received|earned|than)\b`,
  /\b(?:five|5|4\.\d|four)[- ]?(?:\.\d)?[- ]stars?\b|\bstar rating\b|\b(?:perfect|top|highest|superb) (?:[\w-]+ ){0,2}?(?:rating|score|marks?)\b/gi,
]

const asLine: readonly RegExp[] = [
  /^an? (?:\d+(?:\.\d)?|ten|perfect (?:score|ten)) (?:from|by|on|in) (?:the )?[\w' -]+\b(?:guide|site|directory|app|review|survey|magazine)/gi,
  /^\d+\.\d superb\b|^(?:the )?readers' choice\b|^top[- ]ranked\b|\bless than (?:one|two|\d+) percent of (?:American |all )?lawyers\b|^winner, best of\b|^peer[- ](?:reviewed|rated)\b|\btop (?:one|two|three|four|five|ten|\d+) percent of (?:all )?(?:lawyers|attorneys|firms)\b/gi,
  /\b[Aa]s (?:seen|featured|heard|quoted) (?:on|in) (?:TV|television|the (?:news|radio|press|papers)|radio|national|[A-Z]\w+)/g,
  anyCase`^(?:proudly |consistently |recently |again |twice |once |repeatedly |nationally |top[- ])?${given}\b(?: [\w'&,.-]+){0,8}? "?${honor}`,
  anyCase`^(?:winner|recipient|finalist|rated|voted|named|ranked|selected|honou?red|recogni[sz]ed|listed|awarded)s?:? (?:(?!by the (?:court|judge|buyer|board))[\w'&"+.-]+ ){0,6}?(?:best|top|excellent|"|year|stars?|award|awards|\d{4}|#|no\.|number|list|superb|a\+|by)`,
  /\b(?:five|5)[- ]star\b|\baward[- ]winning\b(?! (?:architects?|designs?|designers?|films?|authors?|chefs?|actors?|directors?|buildings?|restaurants?|novels?|products?|wines?|journalists?|photograph))/gi,
]

/** Quantities that impress, and what they count: many of whatever the firm does. */
const quantity =
  '(?:(?:more than|over|well over|nearly|almost|at least|upwards of|in excess of|some|close to|about|as many as) (?:an? |one |two |three |four |five |six |seven |eight |nine )?(?:[$€£]?\\d[\\d,.]*|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|million|billion)(?:[- ](?:hundred|thousand|million|billion))?|(?:dozens|scores|hundreds|thousands|tens of thousands|hundreds of thousands|millions|countless|untold|innumerable|numerous)(?: of)?|\\d[\\d,]*\\+|(?!(?:19|20)\\d\\d\\b)\\d{3,}(?:,\\d{3})*|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hundred|thousand|million))'
const counted =
  '(?:clients|families|new yorkers|people|cases|trials|appeals|matters|leases|closings|deals|depositions|hearings|arbitrations|immigrants|owners|tenants|workers|companies|businesses|wills|trusts|estates|visas|patents|petitions|motions|briefs|contracts|transactions|injured|victims|homeowners|entrepreneurs|lawyers|attorneys|jurisdictions|countries|vessels|arrests|mergers|startups|start-ups|verdicts|settlements|acquittals|divorces|adoptions|audits|disputes|lawsuits|claims|mediations|cross-examinations|witnesses|opinions|negotiations|couples|children|parents|employees|founders|inventors|artists|shipowners|lenders|borrowers|investors|citizens|green cards|applications|reviews|referrals|victories|wins|awards|honors|evictions|foreclosures|loans|buildings|apartments|properties|reported decisions|judges)'

const figures: readonly RegExp[] = [
  anyCase`(?<!\b(?:with|owners of|worth|above|exceeding|under|between|employing|employs|has|have|having|whose|requires?|to) )(?<![\w,.$-])(?<core>${quantity})(?: (?!(?:of the|days|pages|years?|hours|minutes|weeks|months)\b)[\w'&-]+){0,4}? ${counted}\b`,
  anyCase`\b(?<core>(?:one|two|three|\d+) (?:out of|in|of) (?:every )?(?:two|three|four|five|ten|\d+)) (?:[\w'-]+ ){0,3}?${counted}\b`,
  /\b(?<core>\d[\d.]* ?(?:%|percent)|(?:[a-z]+ty|[a-z]+teen)(?:-[a-z]+)? percent) of (?:the |all |those |people |[\w-]+ ){0,3}?(?:our|clients|cases|whom|we|applications|petitions|motions|appeals|matters|trials)\b/gi,
  /\b(?:combined|collective|total|joint|aggregate|cumulative|shared)(?: [\w-]+){0,3}? (?:experience|years|practice)\b|\b(?:decades|centuries|a century|half a century|generations) of (?:[\w-]+ ){0,3}?(?:experience|service|practice|success|results|litigation|trial|knowledge|know-how|success|winning|wisdom|excellence)\b|\b(?:licensed|admitted|qualified|able) (?:to [\w ]{1,30} )?in (?:all|every|each)(?: (?:one )?(?:of )?(?:the )?(?:fifty|50))? states?\b|\bany court in the (?:country|nation|land|United States)\b/gi,
]

const isOfLaw =
  /\b(?:we value|if|whether|must|may|should|unless|threshold|exceeds?|statute|section|employers with|companies with|agency|report(?:ed|ing) to|at least half|shares?|votes?|percent of the (?:voting|shares|stock|units|creditors))\b/i

/** What was won by students. */
const isOfSchool = /\b(?:school|college|university|moot|thesis|students?|degree|graduat\w+)\b/i

export const honors: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unrecorded-claim',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true, isOnJobPage: false }],
    unless: [ofClient, { sentence: isOfLaw }, { sentence: isOfSchool }],
    advice: rankingAdvice,
  },
  {
    rule: 'unrecorded-claim',
    patterns: asLine,
    onlyWhen: [{ sentence: isLine }, { isLabel: true }],
    unless: [ofClient],
    advice: rankingAdvice,
  },
]

export const quantities: WordFamily<NewYorkRule> = {
  rule: 'unrecorded-claim',
  patterns: figures,
  onlyWhen: [{ isOfFirm: true, isOnJobPage: false }],
  unless: [{ sentence: isOfLaw }],
  advice: rankingAdvice,
}
