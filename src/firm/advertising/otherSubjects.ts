import type { Circumstance } from '../../compliance/lexicon/lexicon.ts'

/** Praise, prizes and results of which no lawyer's work is the subject. */

/** Of the law of marks and of advertising, and of marks that are said to be another's. */
export const isOfTrademarks: Circumstance = {
  sentence:
    /\b(?:laudatory|not (?:affiliated|associated|connected) with|(?:registered|service|trade) ?marks? of|(?:is|are) (?:an? )?(?:registered |trade|service )+ ?marks?|advertising (?:law|claims|copy|agenc(?:y|ies))|law of advertising)\b/i,
}

/** What was learned and won at school. */
const isOfSchool =
  /\b(?:moot court|oralist|Jessup|as a (?:law )?student|while a (?:law )?student|(?:in|at|through|before|during|after) (?:law school|college|high school)|(?:his|her) LL\.? ?M|law review|cum laude|Order of the Coif|Dean's|thesis|dissertation|Fulbright|(?:top|first|best) student|in (?:his|her) class|highest grade|honors program|for scholarship|the school's|graduated|(?:his|her|the|a|law|bachelor's|master's) degree (?:in|from|at|with)|prize for (?:the )?(?:best|excellence|scholarship)|(?:completed|took) (?:the|a) course)\b/i

/** What people do when they do not work. */
const isOfLeisure =
  /\b(?:outside (?:of )?(?:the office|work|the law|court|his practice|her practice)|retire[ds]? (?:on|from|in|after|at)|(?:mourns?|in memory of)|died (?:in|on|last)|away from (?:the office|work|his desk|her desk)|(?:in|with) (?:his|her|their) (?:free|spare|leisure) (?:time|hours)|on weekends (?:he|she|you)|off duty|when (?:he|she) is not (?:at work|in court|working|practicing)|softball|little league|soccer team|regatta|marathons?|choir|chess (?:master|champion|club)|amateur|scuba|skier|sails|sailing team|rowing (?:crew|team)|fencer|lacrosse|bowling|dog took|county fair|bake sale|fundraisers?|who cannot (?:pay|afford)|sourdough|keeps bees|reads (?:mysteries|novels|poetry)|gardening|(?:he|she) gardens\b|bakes|knits|hikes|plays (?:the|in an?|bass|guitar|tennis|chess)|hobb(?:y|ies))\b/i

/** Prizes for service, for works and in war, and those of others. */
const prize =
  '(?:[Aa]wards?|[Pp]rizes?|[Mm]edals?|[Tt]rophy|finalist|runner-up|trophies|honou?rs?|honou?red|honorary|certificates?|fellowship|citizen|pin|plaque|recogni[sz]ed|won)'
const notOfLawyers =
  '(?:(?:pro bono|volunteer|volunteering|community|public|military|civic|charitable) (?:work|service|teacher|lawyer)|as a volunteer|[Ss]ervice [Aa]ward|(?:[Pp]ro [Bb]ono|[Vv]olunteer) [Aa]ward|(?:for|after) (?:more than )?[\\w-]+ years (?:of|as an?) (?:[\\w-]+ )?(?:service|membership|volunteer\\w*)|novels?|poems?|poetry|poets?|translations?|short stor(?:y|ies)|films?|plays?|gardens?|restoration|sculptures?|National Book Award|Pulitzer|PEN|Purple Heart|Bronze Star|Silver Star|Commendation|Medal of (?:Honor|Freedom)|Army|Navy|Air Force|Marine Corps|Eagle Scout|(?:Boy|Girl) Scouts?|trophy|tournament|fire department|Rotary|honorary|poetry contest)'
const others =
  "(?:[Oo]ur|[Tt]he firm's) (?:[\\w-]+ )?(?:receptionist|librarian|bookkeeper|messenger|paralegals?|cook|building|landlord|client, an? [\\w -]+)|(?:[Hh]is|[Hh]er) (?:late )?(?:mother|father|parents|brother|sister|wife|husband|son|daughter|grand\\w+|uncle|aunt)|[A-Z][\\w'-]+ [A-Z][\\w'-]+, our (?:receptionist|librarian|bookkeeper|cook)"
const isPrizeOfOtherKind = new RegExp(
  `^(?:(?=.*\\b${prize}\\b)(?=.*\\b${notOfLawyers}\\b)|(?:${others})\\b.*\\b${prize}\\b)`,
)

const list =
  "(?:Best Lawyers|Best Law Firms|Super Lawyers|Rising Stars|Chambers|Legal 500|Lawdragon|Benchmark Litigation|Martindale-Hubbell|IFLR1000|Who's Who Legal|Managing IP|Avvo|Euromoney)"
/** The field or the place of the list, or how it is made. */
const particulars =
  '(?:(?:,|\\bin|\\bfor|\\bfield of|[:(]) (?:[A-Z][\\w&-]+,? (?:and )?){0,3}?(?:Law\\b(?! (?:Firms?|School))|Litigation|Tax\\b|Taxation|Trusts|Estates|Shipping|Maritime|Admiralty|Transport|Antitrust|Employment|Labor|Real Estate|Land Use|Bankruptcy|Insurance|Immigration|Arbitration|Banking|Finance|Securities|Patents?|Trademarks?|Copyright|Intellectual Property|Environmental|Appellate|Divorce|Probate|Construction|Privacy|Mergers)|copyright|Employment Lawyers|New York Metro|\\b(?:methods?|methodology|criteria|vote of peers|formula|how (?:firms|lawyers) are chosen|selection process|peer review|by its editors)\\b)'
const body =
  "(?:Crain's New York Business|New York Law Journal|City & State|(?:(?:by|of|from) the|The) (?:[A-Z][\\w'&-]+ (?:of )?){1,6}(?:Association|Bar|Society|Project|Foundation|Council|League|Committee|Center|Fund|Business Review|Business Journal|Law Journal)|from Volunteers of Legal Service)"
/** Places in lists and prizes with who gave them, when and for what, as Rule 7.1(b) asks; a row of years is a boast. */
const hasParticulars = new RegExp(
  `^(?!.*\\b(?:of the Year\\b(?!.*\\b(?:method|Award (?:from|of)))|every|each|consecutive|since|always|again|only|most|best (?!law))\\b)(?=.*\\b(?:19|20)\\d\\d\\b(?!\\s?[-–]))(?:(?=.*\\b${list})(?=.*${particulars})|(?=.*\\b${body}))`,
)

/** Whom a job is for: what they have done is asked, not told. */
const isOfApplicants =
  /\b(?:we(?:'re| are)?|(?:the|our) (?:firm|office|team|[\w-]+ (?:group|practice)) (?:is|are)) (?:now |also |currently )?(?:look(?:ing)? for|seek(?:ing)?|hir(?:e|ing)|hoping to (?:hire|find)|recruit(?:ing)?) (?:[\w-]+ ){1,4}?(?:who|with|whose)\b/i

export const otherSubjects: readonly Circumstance[] = [
  { sentence: isOfApplicants },
  { sentence: isOfSchool },
  { sentence: isOfLeisure },
  { sentence: isPrizeOfOtherKind },
  { sentence: hasParticulars },
]

/** Words around the titles of works. */
const work =
  '(?:author of|co-authored?|authored|wrote|writes|published|articles?|books?|chapters?|talks?|lectures?|lectured|notes?|panels?|podcasts?|webinars?|columns?|essays?|thesis|dissertation|courses?|treatises?|handbooks?|guides?|blog|posts?|contributed|edits|edited|edition of|spoke|speaks|presented|moderated|reviewed|teaches|taught|sessions?|keynote|titled|entitled|novel|paper|report)'
/** Each word in capitals but the small ones. */
const title =
  "[A-Z\\d][\\w'&-]*(?:[:,?!]* (?:[A-Z\\d$][\\w'&.-]*|an?|and|as|at|by|for|from|in|into|is|of|on|or|the|to|with|after|under|over|v\\.))*[.,?!]?"
/** Nobody is named so, or by clients. */
const between = '(?:(?!\\b(?:us|named|voted|clients?|firm)\\b)[^".;]){0,60}'

/** Titles of articles, books, talks and courses. */
export const titlesOfWorks: readonly RegExp[] = [
  // "The Encyclopedia of Legal History", without quotation marks.
  /\b(?:Encyclop(?:a?e)dia|Handbook|Companion|Dictionary|Journal|Treatise|Digest|Yearbook|Casebook|Primer|Lexicon)(?: (?:of|to|on|for|in|and|the))* (?:[A-Z][\w'-]*)(?: (?:(?:of|to|on|for|in|and|the) )*[A-Z][\w'-]*)*/g,
  new RegExp(`"(?<=\\b${work}\\b${between}")${title}"`, 'g'),
  new RegExp(
    `"${title}"(?=,? (?:was (?:his|her|their|the) |appeared |is (?:a|the) |an? |by |published )${between}\\b(?:note|article|book|essay|thesis|journal|chapter|handbook|law review|review|magazine|newsletter|bulletin|series|symposium|collection|podcast|talk|paper)s?\\b)`,
    'g',
  ),
]
