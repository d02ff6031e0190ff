import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { praiseAdvice } from './rules/advice.ts'
import { ofUsOrToReader } from './voice/voice.ts'
import { intended, isLine, ofApplicants, ofClient } from './voice/saidOfFirm.ts'

/**
 * Praise by its grammar: who is said to be what. Words that are said of people and their work stand here by kind, so
 * that a new one is written once, and is found as a noun's attribute, behind "we are", and as a line of its own.
 */

/** Adjectives that praise whoever bears them. */
const praising =
  '(?:(?:un(?:surpass|rival|rivall|match|parallel|parallell|equal|equall|excell|challeng|contest|disput)ed)|peerless|matchless|incomparable|unbeatable|unstoppable|unerring|unfailing|flawless|impeccable|world-(?:class|beating|renowned|famous)|best-in-class|top-(?:notch|flight|tier|drawer|shelf|quality|cali(?:ber|bre)|level|rated|ranked)|(?:highest|first|finest)-(?:cali(?:ber|bre)|rate|class|tier|quality)|five-star|blue-ribbon|award-winning|all-star|rock-star|superstar|powerhouse|legendary|brilliant|superb|stellar|exceptional|outstanding|extraordinary|phenomenal|incredible|amazing|remarkable|spectacular|superlative|excellent|masterful|ingenious|gifted|fearless|formidable|invincible|indomitable|relentless|ferocious|tireless|tenacious|dogged|uncompromising|unrelenting|aggressive|battle-tested|hard-hitting|no-nonsense|fierce(?:ly)?|passionate|seasoned|masterly|skilled|skillful|talented|accomplished|renowned|acclaimed|celebrated|esteemed|revered|illustrious|storied|prestigious|elite|premier|foremost|pre-?eminent|marquee|premium|unique(?:ly)?|highly (?:skilled|regarded|respected|accomplished|effective|successful|talented|rated|acclaimed|decorated|capable|sought[- ]after)|(?:widely|well|much|universally|deeply) (?:respected|admired|regarded|acclaimed|feared|recogni[sz]ed)|sought[- ]after|feared|trusted(?! with| accounts| third))'

/** Superlatives; of "most", only with what is said of people. */
const superlative =
  '(?:(?:very |absolute )?(?:best|finest|greatest)|top|leading|(?:strong|smart|bright|tough|sharp|wis|fierc|brav|skilful|quick|hardest-working|high)est|number[- ]one|no\\. 1|most (?!\\w+(?<!ou)s\\b|recent|common|junior|senior|important|likely|often|of\\b|cases|frequent|basic|favou?red|significant|relevant|part\\b|people|clients|matters|appropriate|suitable|efficient|convenient|urgent|current|widely used)[\\w-]+)'

/** Those who do a lawyer's work. */
const people =
  '(?:law (?:firms?|offices?|practices?|groups?)|firms?|lawyers?|attorneys?|counsel(?:ors)?|litigators?|advocates?|defenders?|boutiques?|practitioners?|negotiators?|dealmakers?|strategists?|advisers?|advisors?|cross-examiners?|thinkers|trial (?:team|bar)|(?:legal|litigation|trial|defense|tax|appellate|corporate|real estate|arbitration|maritime|shipping|employment|immigration|estates?) (?:teams?|minds?|talent|thinkers|practices?|groups?|departments?|warriors|bench)|(?:team|group|band|circle|bench|corps|handful|collection) of (?:[\\w-]+ ){0,2}?(?:lawyers|attorneys|litigators|professionals|advocates)|problem[- ]solvers?|legal professionals)'

/** What they do, and what they do it with. */
const work =
  '(?:(?:legal |client |customer |courtroom |trial |negotiating |drafting |litigation )(?:skills?|services?|work|advice|help|guidance|assistance|support|instincts?|strategy|strategies|abilities|ability|presence|solutions|knowledge|experience|expertise|care)|skills?|advocacy|expertise|representation|reputation|craftsmanship|responsiveness|lawyering|instincts?|work ethic|track record|judgment|dedication|commitment|attention to detail|command of|(?:blend|combination|mix|depth|breadth) of|cross-examinations?|results|quality|talent|minds)'

const few = String.raw`(?:,? (?:and )?(?!(?:of|and|or|for|to|in|is|are|was|were|by|from|the|against|case|that|with|at|fees?|claims?|judgment|guides?|creditors?|debt|matters|questions?)\b)[\w'&-]+){0,3}?,? `
const notOfThings = String.raw`(?![']|\s(?:fees?|guides?|manuals?|treatises?|orders?|permits?|product\b|liens?|judgments?))`

const praise = `(?:${praising}|${superlative})`
const is =
  "(?:is|are|am|was|were|be|been|remains?|became|become|ranks?|stands?|stood)(?: (?:also|still|simply|quite|truly|easily|arguably|undoubtedly|clearly|widely|generally|often|always|long|been|stood|at|known|regarded|considered|recogni[sz]ed|hailed|respected|seen|counted|viewed|to be|as|among|amongst|one of|the|an?|his|her|our|their|city's|state's|nation's|country's|New York's|most|very|of)){0,7}"

/** Names for those who excel. */
const star =
  '(?:pinnacle|summit|top of (?:its|their|his|her|our|the) (?:field|profession|game|class|list|bar|trade)|titans?|giants?|legends?|luminar(?:y|ies)|superstars?|(?:all|rock)[- ]?stars?|heavyweights?|gurus?|mavens?|wizards?|virtuosos?|mavericks? of|masters? of|icons?|powerhouses?|pioneers? (?:in|of)|trailblazers?|leaders? (?:in|of|among)|dream team|a-team|cream of the crop|best of the best|gold standard|household names?|destination for|envy of|name to (?:know|beat)|last word|law firm of choice|champions?(?= (?:of|in) (?:[\\w-]+ ){0,3}?(?:law|court|litigation|bar))|forces? to be reckoned with)'

const quality =
  '(?:excellence|brilliance|genius(?:es)?|mastery|prowess|superiority|pre-?eminence|greatness|finesse|acumen|wizardry|distinction|the highest quality|superb work)'

const anywhere: readonly RegExp[] = [
  anyCase`(?<![\w-])${praise}${few}(?:${people}|${work})\b${notOfThings}`,
  anyCase`#\s?1(?:[ -](?!(?:of|in|and|to)\b)[\w'-]+){0,3}? (?:${people}|choice|rated|ranked)\b`,
  /\byou(?:r \w+)? deserves? (?:an? |the |nothing (?:less|but) |only )*(?:champion|fighter|best|finest|top|warrior|powerhouse|lawyers? who|attorneys? who|team (?:that|who)|strongest|greatest|better|result|win)/gi,
  /\bsets? the (?:bar|pace|standard)\b(?! of)(?= (?:for|in|by)\b)|\b(?:we|firm|lawyers|attorneys|team) (?:always |constantly )?(?:raises? the (?:bar|standard)|sets? the bar)/gi,
  /\bnowhere (?:else )?(?:will|can|could|in)\b|\b(?:find|found|available|offered|matched) (?:nowhere|no place|anywhere) else\b|\b(?:won't|will not|cannot|can't) find (?:it |that |this |them |(?:[\w-]+ ){1,4})?(?:anywhere|elsewhere)/gi,
  /\b(?:first|biggest|most trusted|trusted|big|leading|best-known|best known) names? in (?:[\w'-]+ ){0,2}?(?:law|litigation|defense|representation|disputes|finance)\b|\bwhere (?:winners|the winners|champions|the best)\b|\b(?:everyone|you|they|opponents|clients) (?:all )?wants? (?:on|at|in) (?:their|your|his|her|our) (?:side|corner)\b/gi,
  /\b(?:why|when|reason)\b(?! (?:you|I|choose|hire|call|trust|pick)\b)[^.;]{0,60}\b(?:calls?|chooses?|chose|trusts?|hires?|picks?|prefers?|turns? to|relies on|rely on|sends? for|sends? their[\w' ]* to|comes? back to|comes? to|(?:leaves?|left|switch(?:es|ed)?|moves?|moved|drops?|dropped|trades?|traded|abandons?|gives? up) [^.;]{0,40} (?:for|to)|settles? (?:\w+ )?with) us\b/gi,
  /\b(?:second to none|without (?:equal|peer|rival|parallel)|(?:has|have|knows?) no (?:equals?|peers?|rivals?|match)|like no other|in a (?:class|league) (?:of (?:its|our|their|his|her) own|by (?:itself|ourselves|themselves))|a (?:class|breed|cut) (?:apart|above)|best-kept secret|the stuff of legend|(?:the|as|are|is) (?:[\w'-]+ ){0,2}?cream of the crop|best of the best|legal (?:all-stars?|rock ?stars?|superstars?|eagles|titans?|giants?|heavyweights?|genius(?:es)?|wizards?|powerhouses?|dream team|masterminds?))\b/gi,
  /\b(?:rarely|seldom|hardly ever|not often) (?:seen|found|matched|equall?ed|encountered|available)\b/gi,
  /\b(?:firm|lawyers?|attorneys?|counsel|name|team) (?:that |which |who(?:m)? )?(?:[\w'-]+ ){1,4}?(?:trusts?|turns? to|relies on|rely on|counts? on)(?! (?:the|a|their|its|no)\b)\b/gi,
]

/** Adjectives that are hardly said but in praise, whatever the noun. */
const onlyPraising =
  '(?:un(?:surpass|rival|rivall|match|parallel|parallell|equal|equall|excell)ed|peerless|matchless|incomparable|unbeatable|impeccable|world-class|big-league|best-in-class|top-(?:notch|flight|tier|drawer|cali(?:ber|bre))|award-winning|five-star|all-star|legendary|superb|stellar|phenomenal|masterful|first-class|brilliant|unfailing)'

const ofUs: readonly RegExp[] = [
  anyCase`\b(?=${praising}|${star}|${superlative})(?<=\b${is} )(?:${praising}|${star}|(?:${superlative})(?! (?:of all |)?(?:way|time|place|guess|estimate|judgment|evidence|course|interests?|case|question|example|measure|test|means|method|guide|answer|reached|served|known for|when|suited|able|when)\b))(?![\w-]| (?:circumstances?|remed(?:y|ies)|shares|balance|invoices|to (?:us|me|you)))`,
  anyCase`\b(?:our|his|her|whose|firm's|my) (?:[\w-]+ ){0,2}?(?:reputation|renown|acclaim|fame)\b`,
  anyCase`\b(?:known|famous|noted(?! in)|renowned|famed|celebrated|respected|admired|feared) (?:[\w-]+ )?(?:for|by|among|throughout|across|in) (?:(?:our|its|his|her|their|the|judges|peers|colleagues|adversaries|opponents|clients|everyone|all)\b)`,
]

/** When somebody is at his best, and what is at its best when. */
const atTheirBest = /\bat (?:his|her|its|their|our) (?:very )?$/i

const place =
  '(?:the (?:[\\w-]+ )?(?:city|state|boroughs|business|region|country|nation|world|county|industry|area|coast|harbor|waterfront|bar|profession|field|market)|town|New York|Manhattan|Brooklyn|Queens|Nassau|Suffolk|Long Island|Westchester|Staten Island|America)'

const asLine: readonly RegExp[] = [
  anyCase`^(?:an? |the )?(?:[\w-]+ ){0,2}?(?:with )?${onlyPraising}\b(?! (?:signature|orders?|circumstances?|cases?|shares?|balances?|invoices?|fees?|debts?|loans?|notes?|mail|amounts?|issues?|questions?|judgments?|motions?|claims?|view|architects?|universities|clients|companies|matters?|carrier|location|league))`,
  anyCase`^(?:the )?${superlative}\b(?=[^.;]{0,40} (?:in|on|across|throughout) ${place})`,
  anyCase`^(?:(?:an?|the|our|your|one of|among|simply|truly|proudly|home of|home to|with|only|quite|meet|hire|choose|work with) ){0,3}(?:${praise}|${quality}) (?:in|at|from|since|when)\b`,
  anyCase`^(?:[\w'-]+ ){0,4}?${star}(?: (?:of|in|for|at|among) (?:the )?(?:[\w'-]+ ){0,3}?(?:bar|law|litigation|courts?|courtroom|trials?|finance|disputes?|defense|shipping|industry|business|field|profession|waterfront|claims|immigration|tax|real estate|families|New York|firms|lawyers|clients))?[.!]?$`,
]

/** Said of nobody else, whoever speaks. */
const unmistakable: readonly RegExp[] = [
  anyCase`(?<=^(?:widely |long |often |generally |justly |rightly )?)(?:regarded|considered|hailed|acclaimed|recogni[sz]ed|seen|known|viewed|described) (?:(?:by|throughout|across) (?:[\w-]+ ){1,4})?as (?:one of |among )?(?:the |an? |our )?${praise}${few}(?:${people}|${work}|(?:and [\w-]+ )?(?:practices?|groups?|departments?))\b`,
  anyCase`\b(?:these|they|here) are (?:simply |truly |quite simply )?(?:(?:the|some of the) )?${praise}${few}(?:${people}|minds)\b`,
  anyCase`\b${praise}${few}(?:${people}|${work}|defen[sc]e|closings?|divorce) (?:that )?money can buy\b`,
  /^(?:(?:quite )?simply|just|still) the (?:best|finest|greatest)\b/gi,
  anyCase`\b(?:elite|legendary|unrival?led|unmatched|world-class|award-winning|top-notch|first-rate|brilliant|superb|stellar) (?:[\w-]+ )?(?:group|team|band|circle|bench|corps|handful|collection) of (?:[\w-]+ ){0,2}?(?:lawyers|attorneys|litigators|advocates)\b`,
  /^(?:(?:simply|still|quite simply) )?(?:the )?(?:gold standard|last name|first name|name to know|name to remember|cream of the crop|envy of) (?:in|for|of|among)\b/gi,
]

export const excellence: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: unmistakable,
    unless: [ofClient, { sentence: ofApplicants }],
    advice: praiseAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: anywhere,
    onlyWhen: [...ofUsOrToReader, { sentence: isLine }],
    unless: [{ sentence: ofApplicants }],
    advice: praiseAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }],
    unless: [ofClient, { sentence: ofApplicants }, { before: intended }, { before: atTheirBest }],
    advice: praiseAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: asLine,
    onlyWhen: [{ sentence: isLine }],
    unless: [{ sentence: ofApplicants }],
    advice: praiseAdvice,
  },
]
