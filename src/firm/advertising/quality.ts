import { field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { comparisonAdvice, expertAdvice, feeComparisonAdvice, praiseAdvice } from './rules/advice.ts'
import { isNeutral, isOrdinary, isContractOrPolicy, ofOthers } from './voice/neutral.ts'
import { ofUsOrToReader } from './voice/voice.ts'

/** How good the firm is said to be, by itself or beside others: a word of praise, and who or what is praised. */

const lawyering = field(`
  execution, wisdom, detail, lawyers?, attorneys?, counsel(?:ors?)?, litigators?, advocates?, advocacy, advisers?, advisors?, negotiators?, negotiat(?:ing|ions?), dealmakers?, practitioners?, partners?, associates?, firm, firms, boutiques?, practices?, departments?, groups?, teams?, bench, minds?, talent, skills?, judgment, judgement, instincts?, tacticians?, strategists?
  strategy, drafting, draftsm[ae]n, briefs?, briefing, writing, cross-examin(?:ers?|ations?), courtroom, representation, representing, advice, work, service, services, results?, lawyering, craft, craftsmanship, knowledge, experience, understanding, command, grasp, preparation, responsiveness, attention, dedication, commitment, reputation, quality, expertise, approach, brainpower
  trial, trials, (?:aggressive|legal|criminal|vigorous|trial|strong(?:est)?) defen[sc]es?, litigation, deals?, leases?, transactions?, office, people, staff, profession, bar, name, answers?, care, loyalty, integrity, thinking, thinkers?, analysis, track record, presence, closings?, legal, law, in the (?:business|trade|industry|field), in town, (?:when|if|once) you (?:hire|retain|call|choose), agreements?, cross-examines?, oral arguments?, tax, courtrooms?
`)
const praising = field(`
  brillian(?:t|ce|tly), superstars?, rock ?stars?, all-stars?, stars, powerhouses?, genius(?:es)?, elite, premier, finest, greatest, unmatched, unrival(?:l)?ed, unparallel(?:l)?ed, unequal(?:l)?ed, unsurpassed, unbeatable, peerless, matchless, incomparable, flawless(?:ly)?, impeccabl[ey], immaculate, world-class, best-in-class, first-class, first-rate, top-(?:notch|flight|tier|drawer|shelf|caliber|quality|ranked|rated)
  legendary, legends?, superb(?:ly)?, stellar, exceptional(?:ly)?, extraordinary, extraordinarily, outstanding, phenomenal(?:ly)?, incredibl[ey], amazing(?:ly)?, remarkabl[ey], spectacular, masterful(?:ly)?, masterly, ingenious, ingenuity, gifted, fearless(?:ly)?, formidable, invincible, relentless(?:ly)?, ferocious, tenacious, renowned, acclaimed, celebrated, revered, esteemed, illustrious, storied, prestigious
  foremost, pre-?eminent, gold standard, second to none, without equal, no equal, no peers?, in a class of, class apart, a cut above, best there is, money can buy, most aggressive, best in, very best(?! efforts), the best(?! (?:\\w+ )?(?:way|time|evidence))(?=[.,;!?:]|$| (?:[\\w-]+ )?(?:law\\w*|attorneys?|legal|trial|advice|counsel|representation|defen[sc]e|services?|teams?|minds?|talent|in|there|of|at|we|you|our|that|and|when|will|around|choice|deals?|drafting|results?|outcomes?|hands|work|firms?|litigators?|advocates?|partners?|price|value|money|care)\\b), of the best, unfailing, unerring, envy of, byword, synonymous, cream of the crop, crème de la crème, pinnacle, summit, state of the art, cutting[- ]edge, sharpest, smartest, brightest, toughest, fiercest, ablest, wisest, keenest, savviest
  most (?:respected|trusted|experienced|skilled|skillful|capable|talented|accomplished|effective|formidable|feared|admired|sought[- ]after|gifted|brilliant|creative|dedicated|knowledgeable|successful|powerful|prominent|innovative|sophisticated|able|astute), heavyweights?, titans?, giants?, dream team, aces?, virtuosos?, maestros?, hard[- ]pressed to find, single flaw, as good as (?:[\\w-]+ ){1,3}gets?, nothing short of, unlike any, one of a kind
  second[- ]to[- ]none, unstoppable, razor-sharp, encyclopedic, photographic, uncanny, sixth sense, perfection, perfect(?! attendance| title| tender), perfectionists?, excellence, excellent, superior, supreme(?!,? (?:court|judicial)), crown jewel, jewel, cannot be (?:matched|beaten|equaled|bettered|improved), beyond compare, few can, dazzling, magic, wizardry, miracle workers?, feared by, flagship, blue-chip, award-winning, highest (?:caliber|calibre|quality|level|order|standard), finest quality, go-to, top of (?:the|our|their|its|his|her) (?:field|profession|game|class)
  (?:in )?another league, league of (?:its|our|their|his|her) own, (?:no|not a) (?:detail|clause|issue|fact) (?:\\w+ )?escapes, talk of the, toast of the, stuff of, work of art, art form, borders on art, artistry, (?:enormous|immense|tremendous|prodigious|rare|unbelievable|boundless|deep|natural|real)(?= (?:talent|skill|wisdom|gifts?|ability|judgment|depth)), talented, uncommonly, (?:us|partners|lawyers) in the room, the bar for, set the bar, sets the bar, highest level, as \\w+ as any, (?:could|can) not ask for, couldn't ask for, can't ask for, ask for (?:better|more|sharper|finer), hard to imagine, uncommon, of (?:his|her|their) generation, could hope for, keep our number, there is a reason, there's a reason, polished, quality of our, hallmark, proud reputation, reputation for, at the top, top of the bar, stand(?:s)? out, sets? (?:us|him|her|them) apart, unflappable, unshakable, consummate, prodigious, towering, sterling, magnificent, splendid, marvelous, fabulous, terrific, fantastic, wonderful, awesome, superhuman, next-level, par excellence, nonpareil, tour de force, class of the, best of the best, nothing but the best, leading light, north star, lionhearted, deadly, lethal, killer instinct, fierce, fiercely, ferocity, warriors?, fighters?, gladiators?, champions?
  devastating(?:ly)?, withering, blistering, unflinching, indispensable, irreplaceable, inimitable, masterclass, wunderkind, prodig(?:y|ies), dynamos?, juggernauts?, force of nature, (?:moves?|steps?) ahead, nerves of steel, breathtaking, mesmerizing, spellbinding, electrifying, tremendous, unbelievable, sublime, inspired, crack, world-renowned, unerring(?:ly)?, cream of the
  unrivall?ed, better than, never better, deep bench, world-beating, five-star, A-list, A-team, marquee, hall of fame, bulletproof, airtight, watertight, foolproof
`)
const rarely = field(`
  few, only a few, rarely, seldom, hardly any(?:one|body)?, nobody, no one, nowhere, no other, not another, only a handful, precious few, how many
`)
const degree = field(
  `this (?:degree|level|kind|sort|depth|quality|much), such (?:[\\w-]+ )?(?:skill|depth|care|talent|command|brilliance|precision|attention|quality), the (?:depth|degree|level|skill|talent|quality) (?:of|to|that), that (?:level|kind|degree), like (?:us|we|our|this|ours|him|her), as (?:well|much|closely|hard|thoroughly|skillfully|deeply|quickly|often|fully|fast|carefully|ably) as, the way, better, harder, more, faster, closer, match, matches, rival, equal, compare, cheaply, for less, quite, as (?:he|she|we|Ms|Mr|they|our|this), command`,
)

const experts = field(`
  experts?, expert-level, experts', expertly
  (?:true|leading|recogni[sz]ed|acknowledged|national|foremost|respected|recognised|known|real|resident|undisputed|noted) (?:[\\w-]+ )?(?:authorit(?:y|ies)|experts?|masters?|voices?|minds?)
`)
const gurus = field(`
  (?:acknowledged|undisputed|recogni[sz]ed|true|real|proven) masters?, (?:forgotten|forgot) more, more about \\w+ than, steel trap, knows it cold, living library
  gurus?, masters (?:of|at|in), master of(?! (?:laws?|science|arts|business|public|social|fine|divinity|library|education|studies|philosophy|architecture|health|ceremonies)\\b), mastered, mastery, past masters?
  master (?:strategists?|negotiators?|tacticians?|litigators?|craftsm[ae]n|advocates?), authorit(?:y|ies) (?:on|in|when|for), wizards?, whiz(?:zes)?
  virtuosos?, mavens?, oracles?, sages?, savants?, dean of(?! (?:students|admissions|(?:the|an?|his|her) (?:[\\w' ]+ )?(?:school|college|university|faculty|cathedral))\\b), doyennes?, doyens?, luminar(?:y|ies), connoisseurs?, scholars? of, wrote the book
  written the book, wrote the (?:leading|definitive), literally wrote, inside (?:and )?out, backwards? and forwards?, like the back of, every corner of
  every inch of, every nook, every wrinkle, all there is to know, everything there is to know, walking encyclopedias?, (?:is|are) an? (?:[\\w-]+ )?encyclopedia, knows? more about
  thought leaders?, legal (?:minds?|brains?|eagles?)
  (?:person|one|lawyers?) (?:whom |that |who )?(?:other lawyers|everyone|other (?:firms|attorneys)|landlords|judges|insurers|[a-z]+s) (?:call|phone|ring|consult|turn to|seek out)
  ninjas?, rainmakers?, pundits?, go-to
`)

/** What else is mastered, and other authorities. */
const isMastered =
  /\b(?:master(?:'s)? (?:degree|services|recordings?|lease|agreement|plan)|masters? in|special master|earned|graduated|supervisory|adjunct|licensing authorit|US authorit|tell the master)\b/i

/** Words for mastery that are also said of books, offices and tasks. */
const isVague = /^(?!gurus?$|wizards?$|mavens?$|savants?$|ninjas?$|doyen|whiz)/i

const others = field(`
  (?:an? |the )?(?:[\\w]+-)(?:lawyer|attorney|partner|office) firms?, an? (?:[\\w-]+ ){0,2}?firm (?:will|can|could|would|might), (?:firms|practices|offices|boutiques) (?:[\\w-]+ ){1,4}?(?:our|its|his|her) size, lawyers? who advertise, lawyers? you (?:have|had|hired|use|are), other (?:[\\w-]+ ){0,3}?(?:firms?|lawyers?|attorneys?|practices?|counsel|boutiques?|litigators?|offices?), (?:another|rival|competing|bigger|larger|big|large|average|typical|ordinary|traditional|general(?! counsel)|national|international|global|Park Avenue|Wall Street|Midtown|downtown|uptown|white-shoe|big-name|old-line|mega) (?:[\\w-]+ ){0,2}?(?:firms?|lawyers?|attorneys?|practices?|counsel|names?|practitioners?|outfits?|shops?)
  most (?:[\\w-]+ ){0,2}?(?:firms|lawyers|attorneys|practices|practitioners|boutiques), many (?:[\\w-]+ ){0,2}?(?:firms|lawyers|attorneys), (?:any|every|no|no other) (?:[\\w-]+ ){0,2}?(?:firm|lawyer|attorney|practice|boutique|counsel|office), competitors?, the competition, rivals?, opponents?, adversar(?:y|ies), opposing counsel, big law, biglaw, big names?, bigger names?, big firms?, counterparts?, peers
  big firms, the big firms, larger firms, (?:any|every|a) (?:rival|competitor|opponent)
  elsewhere, anywhere else, anyone else, anybody else, everyone else, everybody else, nobody else(?!'s), no one else(?!'s), somewhere else, across the table, other side, the rest, general practitioners?, generalists?, dabblers?, dabble, (?:what|where|while|unlike|than|that|as) others, theirs, previous (?:lawyers?|attorneys?|firm|counsel), (?:current|present) (?:lawyers?|attorneys?|firm|counsel), former (?:lawyers?|attorneys?|firm|counsel), old (?:lawyers?|firm), last (?:lawyer|firm), those (?:of|handled|written|you)
`)
const betterOrWorse = field(`
  takes? your money, hands? (?:your|you), here you (?:get|have),
  settles? (?:\\w+ )?(?:sooner|earlier|faster), sooner, (?:once|when|after) they (?:see|learn|hear|know|read), (?:do|does) not have (?:our|the|that|such),
  better, more, less, fewer, faster, quicker, cheaper, lower, higher, stronger, sharper, smarter, tougher, harder, closer, finer, deeper, broader, greater, larger, superior, inferior, worse, weaker, slower, longer, above, beyond, ahead of, surpass(?:es|ed)?, exceed(?:s|ed)?, beats?, match, matches, rival, equal, unlike, than, compared?, compares, comparison, comparable, beside, against, versus, contrast, difference, different, distinguish(?:es)?, apart, as well as, the way, outperform\\w*, out(?:work|think|smart|fight|class|shine|match|prepare|maneuver|last)\\w*
  never receive, will not (?:get|find|receive), won't (?:get|find|receive), cannot (?:get|find|offer), can't (?:get|find|offer), overlook(?:s|ed)?, miss(?:es|ed)?, drag(?:s|ged)?, settle too, give up, gave up, fails?, failed, lacks?, do not come close, don't come close, come close, distant second, envy, goes up, went up, soon (?:notice|discover|see), while, where, whereas, instead, only (?:dream|promise|talk|firm), cannot, can't, afraid, refuse[sd]?, would not, wouldn't, turned (?:down|away), leave[s]?, left, switch(?:ed)?, loose ends, second-year, treats? you, pass you, rush(?:ed)?
  takes? (?:us|our|them|other|most|many), sav(?:e|es|ing) (?:thousands|money|hundreds), switching, outlawyered, few of, takes? (?:a week|a month|weeks|months|forever|days), wait(?:s|ed|ing)? (?:an?|for|weeks|months|days), as (?:\\w+ ){1,2}as, rarely, seldom, hardly, half as, takes? (?:half|twice), runs? rings, learn(?:s|ed)? (?:of|from), sees? (?:what|around), do not (?:even )?(?:know|see)
  look(?:s)? (?:careless|slow|ordinary|foolish|amateur\\w*|small|like|silly|clumsy|timid), wish(?:es)?, wished, envies, dreams? of, bills? (?:you )?for, still (?:learning|reading|guessing|waiting), in the dust
  as (?:many|much|well|often|long), catch(?:es|ing)? up, follow(?:s|ing)? (?:our|suit)?, trail(?:s|ing)?, lag(?:s|ging)?, keep(?:s|ing)? (?:up|pace), in our (?:dust|wake|shadow|rear-?view), pales?, cop(?:y|ies) (?:us|our), imitat\\w+, takes? notes, scrambl\\w+, left behind, plays? catch-up
  skillfully, thoroughly, smoothly, understands?, knows, trained, prepared, carefully
`)

const cheap = field(`
  lower, lowest, less, least, fraction, cheap(?:er|est|ly)?, below, undercuts?, undercutting, save[sd]?, savings?, saving, affordabl[ey], affordability, half, third(?! of (?:what is|the (?:recovery|net|gross|sum|amount|award|settlement)|any|whatever)\\b), quarter, discount(?:ed|s)?, bargains?, bargain-basement, inexpensive(?:ly)?, economical(?:ly)?, competitive(?:ly)?, most reasonabl[ey], more reasonabl[ey], unbeatable, rock-bottom, beat, beats, match, best, overpay(?:ing)?, overcharg(?:es?|ed|ing), expensive, steep, inflated, outrageous, sky-high, bloated
  smaller, modest, low-cost, cut-rate, for less, fairest, fairer, best value, better value, thrifty, frugal, penn(?:y|ies), pocket, outpriced?, why pay, twice, double, more for your, markups?, premium, nobody, no one, only \\$\\d[\\d,]*, just \\$\\d[\\d,]*, from \\$\\d[\\d,]*, starting at, as little as, cost-effective(?:ly)?, (?:associate|small-town|small-firm|suburban|discount|bargain|outer-borough|Main Street)(?:[- ](?:level|firm|town))? (?:prices|rates|fees|bills), wallet-friendly, easy on
`)
const fees = field(`
  fees?, rates?, hourly, prices?, priced, pricing, costs?, charg(?:es?|ed|ing), bill, bills, billed, billing, invoices?, retainers?, quotes?, quoted, flat[- ]fees?, fixed[- ]fees?, tabs?, spend, spends, spending, pay, pays, paying, overpay, overhead, dollars?, money, wallet, afford, divorces?, closings?, incorporations?, formations?, talent, legal help, counsel, charges, for less, cheaply, expensive, inexpensive, affordable, affordably
`)
const beside = field(`
  than, anywhere, elsewhere, anyone, going rate, market, others, another (?:firm|lawyer|attorney), competitors?, the competition, rivals?, big, bigger, large, larger, firms?, lawyers?, attorneys?, Park Avenue, Madison Avenue, Wall Street, Midtown, downtown, uptown, Manhattan, any (?:other|firm|lawyer|business|comparable), nobody, no one, in (?:the )?(?:city|state|county|borough|town|area|New York|Queens|Brooklyn|Bronx|Westchester|Nassau|Suffolk|Albany|Buffalo|Rochester|Long Island), what, usual, typical, average, comparable, names, lowest, cheapest, unbeatable, rock-bottom, most affordable, most competitive, most reasonable, bargain, fraction, why pay, why overpay, you will (?:find|see), will not find, won't find, -level
`)
/** What contracts, courts and others charge, and how the firm bills. */
const isOfOthers =
  /\b(?:statutes?|courts?|escrow|brokers?|buyers?|sellers?|suppliers?|customers?|tenants?|landlords? may|lenders?|borrowers?|insurers?|trustees?|employers?|wages?|salar(?:y|ies)|rent|taxes|taxable|taxpayers?|assessments?|deposits?|interest|refund|filing fee|appraisers?|licensors?|licensees?|court fees|disbursements|candidates?|hospital|we (?:agree|give|send|explain|tell|bill by)|engagement letter|depend|applies|statutory|cost us|owners?|agency|Commissioner|best to|best efforts|best way|fee schedule|free of charge|than (?:we )?(?:expected|planned|estimated)|lower your screen|investors?|funds?|shares?|notes|mortgage|lease|leases|auction|bids?|bidders?|parties|party|keep costs down|contract price|than an? (?:lawsuit|suit|trial|hearing|letter|fight|settlement))\b/i

/** Nobody is said to be better, or to do better than somebody by name. */
const nobodyBetter =
  /\bno (?:better|finer|tougher|sharper|abler) (?:ones|lawyers|attorneys|counsel|advocates)\b|\b(?:[Nn]obody|[Nn]o one)\b[^.;]{0,80}\b(?:than|like|as|the way) (?:[A-Z][a-z]+ [A-Z]\w+)|\b(?:[Nn]obody|[Nn]o one) (?:else )?(?:drafts?|writes?|reads?|tries|argues|negotiates|closes|handles|prepares|knows|does|works|runs|builds|fights|cross-examines|briefs|litigates|structures|explains|gives|offers) (?:an? |the |their )?(?:better|tighter|finer|closer|harder|stronger|sharper|smarter|cleaner|faster|clearer|more [a-z]+|[a-z]+ (?:better|harder|faster|closer|more [a-z]+ly))\b|\b(?:won't|will not|cannot|can't|will never|rarely|(?:hard|difficult|impossible) to|hard time) find(?:ing)? (?:an? |any )?(?:more [a-z]+|better|finer|sharper|tougher|closer|stronger|fairer|lower|safer|smarter|wiser|harder|deeper|abler) (?=[^.;]{0,80}\b(?:lawyers?|attorneys?|counsel|firms?|advocates?|advice|reading|drafting|work|service|representation|defen[sc]e|rates?|fees?|care|grasp|knowledge|team|hands|litigators?|negotiators?|cross-examin\w+|practice)\b)/g

/** Slogans of price: "Park Avenue advice without Park Avenue bills." */
const priceSlogans =
  /\bwhy (?:overpay\b|pay (?:more|extra|twice|double|Manhattan|Park Avenue|Midtown|downtown|big)\b)|\b(?:pay|spend|costs?) less and (?:get|receive|win|expect) more\b|\b(?:without|minus|not) (?:the |a )?(?:[a-z]+-[a-z]+|big|Manhattan|Midtown|Park Avenue|Wall Street|Madison Avenue|downtown) (?:bills?|prices?|fees?|rates?|price tags?|overhead|invoices?)\b|\bwithout the [A-Z]\w+ (?:bills?|invoices?|prices?|fees?|rates?)\b|\b(?:at|for) (?:an? )?(?:[a-z]+-(?:level|firm|town|borough|friendly)|(?:outer|small)-[a-z]+|discount|bargain|Main Street|back-office|family-firm|strip-mall|country) (?:prices?|rates?|fees?|bills?)\b|\b(?:rates?|fees?|prices?|bills?|charges?) (?:is|are) what (?:other|most|many|the|big|larger|an?|some|your)\b[^.;]{0,30}\b(?:charges?|bills?|asks?|quotes?|pays?)\b/gi

const praise = { rule: 'unproved-praise' } as const
/** "A law firm of uncommon brilliance." */
const ofAFirm: Circumstance = {
  sentence:
    /^(?:an? |the )?(?:[\w-]+ ){0,2}?(?:law firm|firm|lawyers|attorneys|litigators|boutique|team) (?:of|with|for|who|that)\b/i,
}
const line: Circumstance = { isLabel: true }
/** "Sophisticated counsel at half of what others charge." */
const ofCounsel: Circumstance = {
  sentence:
    /^(?:[\w-]+,? ){0,3}?(?:counsel|lawyers?|attorneys?|representation|advice|service|closings?|divorces?|wills?|legal help|help|talent|incorporation|services?)\b/i,
}

export const quality: readonly WordFamily<NewYorkRule>[] = [
  { ...praise, patterns: [priceSlogans], advice: feeComparisonAdvice },
  { ...praise, patterns: [nobodyBetter], advice: comparisonAdvice },
  {
    ...praise,
    patterns: [gurus],
    onlyWhen: ofUsOrToReader,
    unless: [
      { sentence: isContractOrPolicy },
      { sentence: isMastered },
      { sentence: isOrdinary, core: isVague },
    ],
    advice: expertAdvice,
  },
  {
    ...praise,
    patterns: [praising],
    together: [lawyering],
    onlyWhen: [...ofUsOrToReader, ofAFirm],
    unless: [{ sentence: isContractOrPolicy }, { sentence: isOrdinary }],
    advice: praiseAdvice,
  },
  {
    ...praise,
    patterns: [rarely],
    together: [lawyering, degree],
    onlyWhen: ofUsOrToReader,
    unless: [{ sentence: isContractOrPolicy }, { sentence: isOrdinary }, { sentence: isNeutral }],
    advice: comparisonAdvice,
  },
  {
    ...praise,
    patterns: [experts],
    onlyWhen: ofUsOrToReader,
    unless: [{ sentence: isContractOrPolicy }, { sentence: ofOthers }, { sentence: isOrdinary }],
    advice: expertAdvice,
  },
  {
    ...praise,
    patterns: [others],
    together: [betterOrWorse],
    onlyWhen: ofUsOrToReader,
    unless: [{ sentence: isContractOrPolicy }, { sentence: isNeutral }],
    advice: comparisonAdvice,
  },
  {
    ...praise,
    patterns: [cheap],
    together: [fees, beside],
    onlyWhen: [...ofUsOrToReader, line, ofCounsel],
    unless: [{ sentence: isOfOthers }, { sentence: isContractOrPolicy }],
    advice: feeComparisonAdvice,
  },
]
