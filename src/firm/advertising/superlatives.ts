import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import {
  comparisonAdvice,
  feeComparisonAdvice,
  praiseAdvice,
  recordAdvice,
  resultAdvice,
} from './rules/advice.ts'

/** The very best, nobody better, the lowest fees: told wherever they stand, but of what is no lawyer's. */

const nobody = '(?:nobody|no one|no-one)'
const more = '(?:bigger|larger|higher|richer|better|fatter|more|faster|greater|stronger)'
const result =
  '(?:settlements?|verdicts?|awards?|checks?|recover(?:y|ies)|results?|refunds?|payouts?|judgments?|outcomes?|acquittals?|dismissals?)'
const sums = '(?:fees?|rates?|prices?|charges|bills?|retainers?)'

const best =
  '(?:greatest|deepest|brightest|toughest|fiercest|finest|sharpest|smartest|strongest|best|ablest|hardest-working|top|fastest|boldest|cleverest|wisest|keenest|shrewdest|mightiest|most (?:feared|respected|formidable|powerful|brilliant|gifted|talented|experienced|skilled|skillful|effective|trusted|relentless))'
const people =
  '(?:lawyers?|attorneys?|law firms?|firms?|teams?|counsel|litigators?|bench|practices?|groups?|departments?|advocates?|negotiators?|minds?|boutiques?|defenders?)'

/** Where the best are said to be: "work here", "are a phone call away". */
const atOurs =
  '(?:here|us|with us|for us|ours|your call|waiting|on your side|at your (?:side|service|disposal)|(?:just |only )?(?:a|one) (?:\\w+ )?(?:call|click|block|message) away|under (?:this|our|one) roof|(?:in|at) our|(?:at )?West [A-Z]\\w+)'

const isOfOthers =
  /\b(?:best (?:way|time|person|evidence|efforts?|interests?|practices?|place to|route|means|guess)|(?:our|its|his|her|their) (?:very )?best to|courts?'?s?|clerks?|county's|city's|state's|agency|schedules?|statutes?|contracts?|bids?|lease|if|whether|may|might|must|should|law school|candidates?|applicants?|clients want)\b/i

const shared = { rule: 'unproved-praise', unless: [{ sentence: isOfOthers }] } as const

const isSupposed =
  /\b(?:if(?! you)|whether|may|might|must|should|law school|candidates?|applicants?|contracts?|lease|statutes?)\b/i

export const superlatives: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: [
      // "The city's ultimate tenant lawyers work here."
      anyCase`\b(?:[\w.]+'s?|the|our) (?:very )?(?:${best}|ultimate|premier|top-rated|number one) (?:[\w'-]+ ){0,4}?${people} (?:is|are|works?|practices?|sits?|waits?|stands?|answers?|fights?)(?: [\w'-]+){0,2}? ${atOurs}(?=[.,!;]|$| (?:in|at|on|for|to)\b)`,
      anyCase`\b(?:unbeatable|invincible|unstoppable|top-rated|ultimate) (?:[\w'-]+ ){0,3}?${people}\b`,
      anyCase`^(?=.*\b(?:${best}|ultimate|top-rated|award-winning|unbeatable|unstoppable|invincible|unrivall?ed|unmatched|peerless|fearless|relentless|ruthless|brilliant|superior|legendary|undefeated|feared)\b)[^.;:]{3,90}(?:[:,]| [–—-]) (?:that is|that's|this is|such is|that describes|you have just met) (?:us|who we are|what we are|our (?:[\w-]+ )?${people}|West [A-Z]\w+)(?=[.!]|$)`,
    ],
    unless: [{ sentence: isSupposed }],
    advice: praiseAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: [
      // "No law office on Staten Island has more experience with such charges."
      anyCase`\b(?:${nobody}|no (?:other )?(?:law offices?|offices?|${people})) (?:(?:in|on|at|of|across|outside|around|near|anywhere) )[^.;,]{2,40}? (?:has|have|offers?|brings?|knows?|handles?|does|files?|closes?|tries|wins?) (?:[\w'-]+ ){0,3}?(?:more|better|deeper|greater|longer|as (?:much|many|well|deep|long|good))\b(?! than (?:one|two|three|four|five|\w+teen|\w+ty|\d))`,
    ],
    unless: [{ sentence: isSupposed }],
    advice: comparisonAdvice,
  },
  {
    ...shared,
    patterns: [
      anyCase`\bthe very (?:best|finest|top)\b(?=[.,!]|$| (?:[\w-]+ ){0,3}?(?:lawyers?|attorneys?|counsel|litigators?|advocates?|representation|firms?|team|service|defen[sc]e|advice)\b)`,
      // "The strongest finance team on the East Coast", "the greatest lawyer Staten Island ever had".
      anyCase`\bthe (?:${best}) (?:[\w'-]+ ){0,5}?${people} (?:(?:in|on|at|of|across|from|outside|north|south|east|west) [^.;,]{0,40}?\b(?:Coast|Island|Brooklyn|Bronx|Queens|Manhattan|Harlem|York|Rockland|Westchester|Suffolk|Nassau|Albany|Buffalo|Hudson|Valley|county|city|state|borough|country|nation|town|region|business|courthouse|America|world|street|side|bar)\b|(?:[\w'-]+ ){1,4}?(?:ever|has seen|will find|can hire|can buy|has to offer|have to offer))`,
      /\b(?:the )?(?:firm|lawyers?|attorneys?|team|ones?) to beat (?:in|at|for|on)\b|\b(?:we|our (?:lawyers|attorneys|team)) (?:can |will )?(?:outlawyer|outwork|outthink|outsmart|outmatch|outfight|outperform|outclass|outshine|outmaneuver)\b/gi,
      anyCase`\b(?:among|out of|of) all (?:the |of the )?(?:[\w-]+ )?${people}[^.;]{0,30}, (?:only|none but) (?:we|us|our|West [A-Z]\w+|this firm)\b`,
      anyCase`\bonly (?:we|West [A-Z]\w+|our (?:firm|lawyers|attorneys|team)) (?:truly |really |fully )?(?:understands?|combines?|delivers?|fights?|dares?|know(?:s)? (?:how|what)|goes|can (?:win|deliver|stop|protect|match|offer))\b`,
    ],
    advice: praiseAdvice,
  },
  {
    ...shared,
    patterns: [
      anyCase`\b(?:(?:there is|there's) )?${nobody} (?:finer|better|sharper|tougher|smarter|fiercer|greater) (?:in|at|for|with|on|before) (?!(?:time|order)\b)`,
      // "No one in Rockland drafts a tighter agreement."
      anyCase`\b(?:${nobody}|no (?:other )?${people}) (?:(?:in|on|at|around|across|outside|west of|east of|north of|south of|this side of) (?:[\w'-]+ ){1,4}?)?(?:ever )?(?:(?!(?:has|was|is|needs|pays|gets|wants)\b)[a-z]+s|puts together|will (?:\w+)|can (?:\w+)) (?:an? |up an? |you an? )?(?:(?:tight|strong|tough|sharp|smart|fast|quick|clean|clear|fin|great|hard|saf|fair|deep|sound|swift|sturd|bold|fierc|stead|wis|kind|clever|plain)(?:er|ier)|better|more (?:careful|thorough|airtight|watertight|skillful|persuasive|powerful|effective|complete|elegant|precise|solid))\b (?:[\w-]+ ){0,2}?[\w-]+`,
    ],
    advice: comparisonAdvice,
  },
  {
    ...shared,
    patterns: [
      anyCase`\b(?:our|my|West [A-Z]\w+'s) (?:[\w-]+ ){0,2}?${sums} (?:is|are|remain) (?:simply |by far |among |still )?(?:the )?(?:lowest|fairest|cheapest|best|most (?:affordable|reasonable))\b`,
    ],
    advice: feeComparisonAdvice,
  },
  {
    ...shared,
    rule: 'unrecorded-claim',
    patterns: [
      anyCase`\b${nobody}(?: (?:in|on|at|around) (?:[\w'-]+ ){1,3}?| )(?:wins|gets|obtains|secures|brings|recovers|wrings|collects|lands|delivers|achieves) (?:${more} )(?:[\w-]+ ){0,2}?(?:${result}|for)\b`,
      /\bour clients (?:always |regularly |routinely |consistently )?(?:get|receive|collect|earn|win|see|take home|walk away with|recover) (?:top dollar|full value|the most|(?:the )?maximum|every (?:last )?(?:dollar|penny|cent))\b/gi,
      /\b(?:pays?|paid|hands?|offers?|gives?) our clients (?:top dollar|more|better|full value|the most|whatever)\b/gi,
    ],
    advice: resultAdvice,
  },
  {
    ...shared,
    rule: 'unrecorded-claim',
    patterns: [
      anyCase`\b(?:no|not one|not a single|none of our) (?:(?:of )?(?:our|West [A-Z]\w+) )(?:[\w-]+ ){0,3}?(?:has|have|was|were) (?:ever |yet )?(?:been )?(?:dismissed|denied|rejected|lost|overturned|convicted|deported|evicted|reversed|turned down|refused)\b`,
      /\b[\w-]+ out of (?:every )?[\w-]+ of our (?:[\w-]+ ){0,2}?clients\b|\b[\w-]+ (?:in|of) (?:every )?(?:ten|twenty|\d+|a hundred) of our (?:[\w-]+ ){0,2}?clients\b/gi,
    ],
    advice: recordAdvice,
  },
]
