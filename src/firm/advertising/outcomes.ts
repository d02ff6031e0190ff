import { anyCase, field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { resultAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { isLine } from './voice/saidOfFirm.ts'

/** What came of matters, by its grammar: what was won, for whom, and what a client walked away with. */

const number = String.raw`(?:[$€£]\s?\d[\d,]*(?:\.\d+)?(?:[- ]?(?:million|billion|thousand|[MBK])\b)?\+?|(?:six|seven|eight|nine|ten)[- ]figures?|(?:multi-?)?(?:million|billion)(?:-dollar| dollars)?s?|(?:tens |hundreds )?(?:of )?millions|\d[\d,]* dollars)`
const award =
  '(?:verdicts?|settlements?|recover(?:y|ies)|judgments?|awards?|jury awards?|jury verdicts?|payouts?|compensation|damages|result|recovered|obtained|secured|won|awarded|collected|wins?|victory)'

const asLine: readonly RegExp[] = [
  anyCase`^${number}(?::| -| –| \||,) `,
  anyCase`^(?:an? |over |more than |nearly |almost |another |multiple |several |numerous |many |two |three |dozens of |recent )*${number}(?: [\w-]+){0,3}? ${award}\b`,
  anyCase`^(?:an? |the )?(?:landmark|historic|major|big|significant|stunning|precedent-setting|record|record-breaking|groundbreaking|hard-fought|complete|total|unanimous|defense|important|another|recent|notable)(?: [\w-]+){0,2}? (?:wins?|victor(?:y|ies)|verdicts?|settlements?|recover(?:y|ies)|acquittals?|triumphs?)\b`,
  /^(?:got|gets|beat|beats|kept|freed|cleared|reversed|overturned|negotiated|landed|scored|forced|stopped|blocked|defeated|exonerated|halted|reduced|cut|knocked out|vacated|turned|persuaded|convinced|won|wins|winning|secures?d?|obtains?|obtained|recovers?|recovered|settled)\b(?! (?:by|in \d|with prejudice|under)| (?:the |a )?settlement (?:of|between|agreement))(?=(?: [\w$'.,-]+){0,10}? (?:charges?|indictments?|case|cases|verdicts?|settlements?|conviction|sentence|prison|jail|judgment|injunction|claims?|lawsuit|suit|appeal|million|court|jury|dismissed|license|award|assessment|eviction|foreclosure|deportation|fine|penalty|penalties|tax|custody)\b)/gi,
]

const fate =
  '(?:acquitted|awarded|vindicated|cleared|exonerated|freed|released|found not guilty|spared|compensated|reinstated|paid in full|made whole|granted (?:asylum|custody|relief|bail|parole|a))'

const ofUs: readonly RegExp[] = [
  /\bmade [^.;]{1,40} pay \$|\b(?:see|read) (?:about )?our wins\b|\bordered [^.;]{1,60} to pay our clients?\b|^(?:summary judgment|dismissals?|verdicts?|acquittals?) for our clients?\b|\bcame home with\b/gi,
  /\bthanks to (?:our|us|the firm|her|his|West)\b/gi,
  anyCase`\b(?:our|the firm's|her|his|my) (?:[\w-]+ ){0,2}?(?:clients?|families)\b(?:(?!\b(?:if|when|may|must|should|can|could|not)\b)[^.;]){0,30}? (?:received|collected|recovered|won|prevailed|walked (?:away|out|free)|obtained|were ${fate}|was ${fate}|got (?:back|every|over|more|\$)|kept (?:his|her|their|its) (?:home|job|license|house|business|children)|went (?:free|home)|avoided (?:jail|prison|deportation|foreclosure|a)|came out|took home|beat)\b`,
  anyCase`\b(?:court|judges?|jury|jurors|panel|tribunal|arbitrators?|circuit|division|agency|commission|board|department|prosecutors?|insurer|carrier|government)\b[^.;]{0,60}?\b(?:sided|ruled|found|decided|agreed|held|returned|granted|dismissed|dropped|reversed|entered|awarded|reduced|withdrew|paid|settled|accepted|vacated|threw out|upheld)\b[^.;]{0,40}?\b(?:for|with|against|in favou?r of|to) (?:our|the firm's|her|his|my) (?:[\w-]+ ){0,2}?(?:clients?|position|side|argument)\b`,
  anyCase`\b(?:granted|awarded|dismissed|returned|entered|reversed|ordered|paid|obtained|won|secured|delivered|achieved) [^.;]{0,30}?\b(?:to|for|against|on behalf of) (?:our|the firm's|her|his) (?:[\w-]+ )?clients?\b`,
  anyCase`\b(?:convinced|persuaded|got|forced|compelled|pushed|led|made|shamed) (?:[\w'-]+ ){1,6}?(?:to|into) (?:reverse|vacate|dismiss|drop|pay(?:ing)?|settle|settling|award|acquit|rule|withdraw|grant|reduce|approve|accept|back|find|overturn|throw|release|offer|retreat|concede|reinstate|change|double|triple)\b`,
  anyCase`\b(?:turn(?:s|ed)?|transform(?:s|ed)?|convert(?:s|ed)?|parlay(?:s|ed)?|took|grew|raised?|increased|doubled|tripled) [^.;]{0,60}?\b(?:into|to) (?:an? |over |more than |nearly )?(?:[\w-]+ )?(?:${number}|wins?|victor(?:y|ies)|settlements?|verdicts?|recovery|acquittals?|dismissals?|payouts?|judgment|approvals?|grants?|visas?)`,
  anyCase`\b(?:beat|beaten|overturned|reversed|defeated|crushed|demolished|knocked out|exonerated|freed|acquitted|vindicated|overcame|struck down|quashed|expunged|threw out|wiped out|toppled|halted|thwarted|blocked|stopped|prevented|averted|stayed|lifted|delayed|killed|undid|beat back|fought off|fended off) (?:an?|the|all|every|two|three|several|his|her|their|\$|criminal|federal|felony|charges|claims?|\d)(?: [\w'$-]+){0,6}? ?(?:indictments?|charges?|cases?|claims?|lawsuits?|suits?|convictions?|sentences?|judgments?|verdicts?|orders?|appeals?|injunctions?|motions?|evictions?|foreclosures?|deportations?|class actions?|prosecutions?|sales?|demolitions?|takeovers?|mergers?|subpoenas?|assessments?|fines?|rulings?|decisions?|clients?|million|government|insurers?|giants?)\b`,
  anyCase`\b(?:cut|cuts|reduced|slashed|lowered|trimmed|shaved|whittled|negotiated|knocked|brought) [^.;]{0,60}?\b(?:from ${number}|to (?:nothing|zero|probation|a (?:fine|violation|misdemeanor|fraction|warning))|by (?:${number}|half|two thirds|more than|over|\d+))`,
  anyCase`\b(?:kept|keeps|saved|rescued|spared|helped) (?:an?|the|our|his|her|two|three|dozens of|hundreds of|many|more than|over|countless|families|clients|owners|tenants|workers|its|their|them|\d+|[\w-]+)(?: [\w'-]+){0,6}? (?:out of (?:prison|jail|bankruptcy|foreclosure|court)|from (?:deportation|prison|jail|eviction|foreclosure|bankruptcy|ruin|being|losing)|a prison|behind bars|(?:keep|save|recover|collect|win|obtain|secure|get|regain|stay|avoid|reclaim|achieve|receive) (?:(?:their|his|her|its|the|an?|over|more than|nearly|almost|full|back|in|up to|out of)? ?)(?:[\w-]+ ){0,2}?(?:${number}|homes?|houses?|licen[sc]es?|custody|compensation|millions|justice|jobs?|country|status|settlements?|verdicts?|results|foreclosure|prison|jail))`,
  anyCase`\b(?:put|returned|delivered|brought|won|recovered|collected|obtained|secured|landed|got|netted|procured|scored|earned|extracted|wrung|negotiated|achieved|clawed back|settled|resolved|generated)(?: (?!if|whether)[\w',-]+){0,6}? (?:${number})`,
  anyCase`\b(?:had|got|gotten|get|gets|getting) (?:[\w'-]+ ){1,6}?(?:dismissed|dropped|thrown out|tossed|expunged|reversed|overturned|acquitted|released|vacated|reduced to|sealed|suppressed)\b`,
  anyCase`\b(?:won|wins|winning|scored|notched|landed|pulled off|secured|obtained|achieved|delivered|recorded) (?:an? |the |two |three |several |many |back-to-back |another |his |her |our )?(?:[\w'-]+ ){0,4}?(?:victor(?:y|ies)|wins?|acquittals?|dismissals?|verdicts?|triumphs?|reversals?|injunctions?|settlements?|appeals?|reinstatement|asylum|custody|summary judgment|the (?:case|day|trial|argument|motion)|relief|exoneration)\b(?! (?:prize|competition))`,
  anyCase`\b${number}(?: [\w'-]+){0,4}? (?:in (?:the|our|their) (?:pockets?|hands)|of (?:closings|deals|transactions)|closings|deals|transactions|for (?:our|injured|the (?:families|victims|workers)) ?(?:clients|workers|families|victims|people)?)\b`,
]

/** How a matter ended, and that the firm had a hand in it. */
const ends = field(`
  gave our clients?, (?:written|wrote) (?:us |our clients? |them )?a check, to a violation, no jail, released, terminated, dismissed, acquitted, not guilty, cleared, exonerated, freed, dropped, vacated, overturned, thrown out, reinstated, found for, ruled for, sided with, changed its mind, folded, surrendered, gave up, backed down, withdr[ae]wn?, walked free, went home, paid \\$[\\d,.]+\\w*, it paid, they paid
`)
const ourDoing = field(`
  our (?:win|victory) (?:over|against|for), by the time we, what we did, our clients?, our defense, after (?:we|our), once we, the day we, weeks? after we, days? after we, hours after we, with us, we stepped in, our (?:\\w+ )?(?:team|lawyers|trial|cross-examination|brief|motion|letter), clients? of ours, thanks to us
`)
/** "$2 million for a passenger whose arm was broken." */
const sumForSomebody =
  /^(?:over |more than |nearly |almost |another )?[$€£]\s?\d[\d,.]*(?: (?:thousand|million|billion))? (?:for|to) (?:an?|the|two|three|his|her) (?:[\w'-]+ ){0,4}?(?:passengers?|workers?|pedestrians?|cyclists?|drivers?|riders?|mothers?|fathers?|child(?:ren)?|widow(?:er)?s?|famil(?:y|ies)|patients?|tenants?|victims?|plaintiffs?|employees?|clients?|nurses?|laborers?|carpenters?|roofers?|teachers?|students?|women|woman|men|man|couple|estate|infant|deckhands?|seam[ae]n|longshorem[ae]n|firefighters?|officers?)\b/gi

/** What may happen, what somebody asks, and what was not. */
const isSupposed =
  /\b(?:if|whether|unless|may|might|could|should|must|cannot|can't|would|until|before you|how to|in order to|try to|tries to|aims? to|hopes? to|seeks? to|can be|moot)\b/i

/** What is done, or was done by others. */
const isOfPractice =
  /\b(?:represented|advised|acted for|counsel to|disputes?|when (?:a|the|an)|settled (?:in|by law|law|the accounts)|released (?:by|under|on)|we (?:settled|dropped) (?:in|the)|opposed|prior results|ask(?:s|ed)?|appl(?:y|ies)|our clients (?:are|include|range|come))\b/i

export const outcomes: readonly WordFamily<NewYorkRule>[] = [
  { rule: 'unrecorded-claim', patterns: asLine, onlyWhen: [{ sentence: isLine }], advice: resultAdvice },
  {
    rule: 'unrecorded-claim',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }],
    unless: [{ sentence: isSupposed }],
    advice: resultAdvice,
  },
  { rule: 'unrecorded-claim', patterns: [sumForSomebody], advice: resultAdvice },
  {
    rule: 'unrecorded-claim',
    patterns: [ends],
    together: [ourDoing],
    unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }, { sentence: isOfPractice }],
    advice: resultAdvice,
  },
]
