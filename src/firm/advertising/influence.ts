import { anyCase, field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs, ofUsOrToReader } from './voice/voice.ts'

/** Hints that the firm has the ear of those who decide: those who do, and a bond or what comes of it. */

const officials = field(`
  judges?, judges', judge's, justices?, magistrates?, surrogates?, referees?, arbitrators?, mediators?, tribunals?, court
  courts, court's, courthouses?, courtrooms?, bench, chambers, clerks?, clerk's, bailiffs?, prosecutors?, prosecution
  district attorneys?, district attorney's, D\\.?A\\.?(?:'s)?, attorney general, attorney general's, regulators?, agency
  agency's, agencies, inspectors?, examiners?, officers (?:at|who), (?:immigration|asylum|consular|customs|planning|building|probation|enforcement) officers?, Federal Plaza, assessors?, commissioners?, commissioner's, (?<!\\b(?:an?|no|any|broker's|brokers'|finder's|percent) )commissions?, officials?
  city hall, town hall, village hall, county hall, capitol, statehouse, legislators?, legislature
  lawmakers?, council(?:man|woman|members?)?, senators?, mayors?, mayor's, governors?, governor's, departments?
  Department of [\\w ]+?, boards?, board's, authority, bureaucra(?:cy|ts?), police, precinct, detectives, sheriffs?
  used to run, ran, former (?:judge|commissioner|regulator|prosecutor|inspector)s?, was a judge, sat on
  government, in power, decision[- ]makers?, power brokers?, (?:people|those|men|women|person|man|woman|ones?|panel|staff) (?:who|that) (?:(?:will|can|get to|have to|must) )?(?:sits? on|decides?|hears?|signs?|judges?|rules?|votes?|decide|write|make|run|grant|issue|review|approve|set|count|matter), the city, the state, right people
  people in charge, right (?:officials?|offices?|desks?|courtrooms?), former colleagues, IRS, caseworkers?, adjudicators?, attorney general, (?:licensing|permit|permits|zoning|buildings?|clerk's|tax|planning|immigration|commissioner's) offices?
  Albany, Washington, Capitol Hill, Foley Square, Centre Street, Gracie Mansion, statehouses?, examiners?, planners?, reviewers?, trustees
  (?:county|party|borough) chairm[ae]n, USCIS, ICE, DMV, HPD, SEC, FDA, EPA, consulates?, consuls?, embass(?:y|ies), hearing officers?, bureau, registry, insiders?, politicians?, elected
`)

const bonds = field(`
  friends?, friendships?, friendly, befriended, golf(?:s|ed|ing)?, dines?, dined, dinners?, lunch(?:es|ed)?, cocktails, drinks?
  poker, tennis, fish with, fishing, weddings?, godfather, godmother, birthdays?, barbecues?, christenings?
  ear of, the ear, \\w+'s ear, whose ear, ears, pull (?:in|at|with|over|inside|among), clout, sway, leverage, favou?rs?(?! of), indebted, owes? (?:us|him|her|me)
  (?:quiet|discreet|kind|good|friendly|private) word, word with, (?:phone|telephone) calls?, takes? (?:our|his|her|their|my|your) calls?
  (?:takes?|answers?|returns?) (?:our|his|her|my) (?:calls?|phone), a call from, one call, single call, quick call
  picks? up the (?:phone|telephone), speed[- ]dial, cell(?: phone)? numbers?, (?:our|his|her|the right|political|local|close|personal|deep|old|good|special|inside|friendly|\\w+) connections, well[- ]connected, contacts in
  contacts at, our contacts, close ties, ties (?:in|at|inside|across|throughout), ties to, ties with, our ties, relationships?, relations with, rapport, goodwill, good graces
  good side, soft spot, enjoys? (?:an? )?(?:[\\w-]+ )?access, access (?:that|which) (?:others|other lawyers|other firms|few|no), access to (?:his|her|our|their|former|the (?:judges?|people|right|commissioners?)|judges|regulators|officials)
  an access, (?:private|special|direct|unmatched|inside|privileged|easy|personal|rare) (?:access|line)
  inside (?:track|line|man|knowledge|information|help|sources?), insiders?, back[- ]?channels?, back[- ]?doors?, side doors?, doors? open
  opens? (?:the )?doors?, open doors?, doors? (?:at|in|of) [\\w ]{1,25} opens?, doors (?:that )?(?:are|stay|others), pull strings, pulls strings, strings, first[- ]names?, by name, know our names?
  knows? (?:us|our|him well|her well|them well|them personally|every|which|who|whom|the right|most of the|all (?:of )?the|each|half)
  knows? (?:[\\w']+ ){1,4}?personally, known (?:us|him|her|them|the \\w+|each other) for, trusts? (?:us|our|him|her), listens? to (?:us|our|him|her|what (?:we|he|she))
  respects? (?:us|our|him|her), likes? (?:us|our|him|her)(?! to), looks? the other way, turns? a blind eye, standing with, standing (?:in|at|among|inside)
  go easy, goes easy, easier on, lenient(?:ly)?, looks? kindly, (?:warmly|kindly|gently|favou?rably) (?:to|on|toward|received|treated|inclined)
  more warmly, more kindly, smile on, top of (?:the|any|every) (?:pile|list|stack|docket|calendar), (?:front|head) of (?:the|any|every) (?:line|queue)
  jumps? (?:the|ahead|to), head start, fast[- ]tracks?, fast[- ]tracked, inside track, behind the scenes, behind closed doors, back ?rooms?
  (?:spent|spend|spends|share|shared|shares) (?:\\w+ ){0,3}?(?:evenings?|weekends?|summers?|meals?), come easily, comes? easy, college friends?, old friends?, drinking
  grew up with, school with, classmates?, roommates?, brother, brother-in-law, sister, cousin, uncle, (?:is|was) married to, campaigned, campaigns?
  fundrais\\w+, donat(?:es?|ed|ions?), donors?, contributions?, contributors?, raised money, vacation(?:s|ed)?, country club, same club, yacht club
  socially, socializ\\w+, personal (?:ties?|relationships?|friends?), close to, closeness, network, rolodex, in (?:our|your|his|her) corner
  on our side, loyal, loyalty, influence with, influence (?:at|in|over|inside|on), our influence, influential, persuades? them, reconsider, go away, goes away
  go(?:es)? nowhere, disappears?, vanish, things (?:tend|move|happen), moves? (?:faster|along|quickly|more quickly|a little), bend the rules
  bend, look(?:s)? after us, takes care of us, takes? our side, owe us, special treatment, preferential, kid gloves, warm welcome, welcome mat
  handshakes?, hand-pick(?:ed)?, steers?, steered, tip(?:s|ped)? (?:us )?off, heads[- ]up, word gets around, old (?:pals?|boys?|hands?|colleagues?|buddies|buddy)
  (?:walk|walks) (?:your|our|the) (?:\\w+ )?(?:application|file|permit)s? through, former law partners?, law partners? now, credibility (?:with|at|before), calls returned, calls (?:the \\w+ )?(?:always )?(?:takes?|answers?|returns?), (?:father|mother|daughter|son|nephew|niece|wife|husband|in-law|relative)s?(?! of)(?= (?:is|sits|works|runs|was)), right desks?, lands on, grew up together, friendlier, (?:a|your) case moved, settles things, special (?:care|treatment|handling|consideration), treats? (?:our|us), our filings, they answer, picks? up, people (?:inside|in|at), inside the, looks? out for, puts? our, our (?:motions|papers|filings|cases|files|permits) (?:first|ahead), (?<=to be )approached, owed (?:us|him|her|me|favou?rs), sits? down with, whispers?, nods?, a nod, winks?, gets? (?:things|it|permits|bills|approvals) done, smooth(?:s|ed)? the way, greases?, oil, inside man, on good terms, good terms with, like us(?! to), trust us, special attention, pays? (?:\\w+ )?attention, (?:see|sees|saw) (?:things|it|them) our way, tends? to (?:agree|side|see things), knows? (?:everyone|everybody|the people), who you know, they know us, listens? when, never refused, among their
  (?:go|goes|going) (?:way|a long way) back, (?:officer|clerk|judge|inspector|prosecutor|examiner)s? (?:relax|smile|nod|soften|hurry),
  buddies, pals?, chums?, mentors?, mentored, protégés?, helped elect, got elected, appointed him, appointed her, less painful, a good deal less
`)

/** Those who decide, and what they do for the firm and for nobody else. */
const favored: readonly RegExp[] = [
  anyCase`\b(?:judges?|justices?|prosecutors?|clerks?|officers?|inspectors?|commissioners?|board|panel|examiners?)\b(?:[^.;]|\b(?:Mr|Ms|Mrs)\.){0,90}?\b(?:bring|win|turn|talk|coax|steer|nudge|sway)(?:s|ing)? (?:them|him|her|it|(?:the|any) [\w-]+) (?:around |round |over )?to (?:our|your|(?:the|our) clients?'?s?) (?:side|way of thinking)\b`,
  anyCase`\b(?:judge|justice|surrogate|commissioner|senator|councilman|councilwoman|magistrate) [A-Z][\w'-]+ (?:still |also |even )*(?:remains|stays|is|serves as|acts as|advises|counsels|consults|helps|guides) (?:still )?(?:us|our|(?:of )?counsel|an? (?:[\w-]+ )?(?:advis[eo]r|consultant|partner))\b[^.;]*\b(?:while|from) (?:(?:still )?(?:he|she) (?:serves|sits|is|holds)|(?:serving|sitting|still)|the bench|chambers)\b`,
  anyCase`\b(?:a|the|one|two|several) sitting (?:judges?|justices?|commissioners?|magistrates?|surrogates?|officials?) (?:still |also )?(?:advises?|counsels?|consults?|helps?|guides?|mentors?|works? with|reviews?) (?:for |with )?(?:us|our)\b`,
  anyCase`\b(?:judges?|justices?|prosecutors?|D\.?A\.?|district attorneys?|district attorney's office|surrogates?|magistrates?|clerks?|officers?|examiners?|inspectors?|commissioners?|agenc(?:y|ies)|regulators?|court|courts|government|caseworkers?|police|precinct|board|referees?) (?:always |often |usually |tends? to |gladly |simply |will |just )*(?:gives?|grants?|offers?|makes?|extends?|shows?|cuts?|saves?) (?:(?:us|our|him|her|better|sweeter|easier|lighter|kinder|softer|lower|the benefit|breaks?|favou?rs?|deals?|more)\b)[^.;]{0,60}?\b(?:benefit of the doubt|breaks?|offers?|deals?|pleas?|slack|latitude|time|chances?|hearings?|dates?|bail|sentences?|terms|favou?rs?|courtes(?:y|ies)|leeway|priority|mercy)\b`,
  anyCase`\b(?:when|once|whenever|if|because) (?:our|we|one of our|(?:Mr|Ms|Mrs)\. [A-Z]\w+|he|she)\b[^.;]{0,50}\b(?:judges?|justices?|prosecutors?|district attorney(?:s|'s office)?|clerks?|officers?|inspectors?|charges|bail|fines|sentences|the court) (?:always |often |usually |tends? to |will )*(?:listens?|softens?|smiles?|shrinks?|relents?|bends?|nods?|agrees?|obliges?|moves?|hurr(?:y|ies)|makes? (?:better|sweeter|lower|easier)|drops?|falls?|offers?|gives?|goes? easy|takes? notice|looks? away|rules?)\b`,
  anyCase`\b(?:judges?|prosecutors?|district attorneys?|commissioners?|clerks?|officers?|inspectors?|detectives?|mayor|senator) (?:always |gladly |still )*(?:answers?|calls? back|picks? up|jumps?|hurr(?:y|ies)) (?:the phone )?(?:when|whenever|if|once) (?:our|we|he|she|one of)\b`,
  anyCase`\b(?:prosecutors?|district attorneys?|judges?|officers?|clerks?|inspectors?|adjudicators?) (?:always |often |usually |tend to )*(?:soften|smile|relent|bend|melt|hurry|look the other way|look away|do us|think twice)\b`,
  anyCase`\b(?:friends?|contacts?|relatives?|colleagues|classmates|buddies|people|somebody|someone|a cousin|an? \w+) (?:inside|in|at|within|on) (?:the )?(?:[\w-]+ ){0,3}?(?:service|agency|bureau|office|department|consulate|embassy|court|courthouse|board|commission|precinct|city hall|building)\b[^.;]{0,40}\b(?:lets? us|helps? us|speeds?|hurr(?:y|ies)|moves?|means?|so that|gets?)\b`,
  anyCase`\b(?:judges?|jur(?:y|ies|ors)|prosecutors?|clerks?|officers?|examiners?|inspectors?|courts?|regulators?|arbitrators?|adjudicators?|surrogates?) (?:always |simply |already |tend to |will |just )*(?:believes?|trusts?|takes? (?=our (?:word|side))|favou?rs?|prefers?|defers? to) (?:us\b|our (?:[\w-]+ )?(?:lawyers?|attorneys?|partners?|team|word|side|papers|people)|what (?:we|our \w+) (?:says?|tells?))`,
  anyCase`\b(?:taught|trained|mentored|hired|raised|coached|supervised) (?:half|most) (?:of )?the (?:[\w-]+ )?(?:judges|prosecutors|clerks|officers|examiners|inspectors|justices|bench|commissioners)\b`,
  anyCase`\b(?:plays?|golfs?|bowls?|dines?|lunches|drinks?|vacations?|fishes|sails?|grew up|went to (?:school|college)|coaches?|sings?|worships?|carpools?) (?:[\w-]+ ){0,2}?with (?:the |our |every |several |half (?:of )?the |some of the |many )?(?:[\w-]+ ){0,2}?(?:judges?|prosecutors?|district attorneys?|clerks?|officers?|commissioners?|inspectors?|justices?|mayor|surrogate|police)\b`,
]

/** Said by themselves. */
const hints = field(`
  put(?:s|ting)? in a (?:good |kind )?word, have the (?:\\w+ )?(?:detective|prosecutor|judge|clerk|inspector|officer|commissioner|caseworker) call, friends in (?:high|the right|low|important) places, (?:judge|prosecutor|commissioner|clerk|regulator|inspector|mayor|governor|senator)(?:'s|s') ear
  the right people, whom (?:you|we) know, who (?:you|we) know, politically[- ]connected, well[- ]connected, judge[- ]shop(?:s|ping)?
  (?:makes?|made|making) (?:[\\w'-]+ ){1,4}?(?:problems?|charges?|investigations?|tickets?|files?|cases?|violations?|fines?) (?:go away|disappear|vanish)
  home[- ]court advantage, (?:our|the right) (?:[\\w'-]+ )?connections, strings to pull, (?:pull|friends|influence|connections) in (?:Albany|Washington|City Hall|high)
  (?:one|a single|a quick|a quiet) (?:phone )?call (?:from|by) (?:us|our|one of our|him|her), 's ear
  our (?:[\\w-]+ ){1,4}?(?:is|are|comes?|was|were|(?:has|have) been) (?:recommended|endorsed|preferred|favou?red) by (?:the|every|most|many) (?:[\\w']+ ){0,2}?(?:courts?|judges?|clerks?|surrogates?|registrars?|inspectors?|examiners?|officers?|agency|bench|commission|department|prosecutors?)
  (?:bills|laws|rules|statutes) amended, investigations? dropped
`)

/** The law on influence, and what is done on the merits. */
const isHarmless =
  /\b(?:must|may not|crimes?|forbid\w*|prohibit\w*|disclos\w*|recus\w*|step aside|register|bribe|undue influence|no influence|not influence|(?:we|lawyers?|nobody|no one) cannot|(?<!others )do not|is influenced|legal aid|rules of each|ethics|conflict of interest|admitted|adjunct|bar association|lodge a complaint|keynotes?|annual dinner|guest speaker|does not appear before|will (?:speak|explain|talk|lecture|address)|retired (?:on|from|in|after)|swearing[- ]in|was (?:appointed|sworn)|(?:open|welcome) to the public)\b/i

const shared = {
  rule: 'improper-influence',
  advice: {
    message:
      '{said} suggests that the firm can influence those who decide by other means than the merits (Rule 8.4(e)).',
    fix: `Say what was learned and not whom one knows, for example "She was a prosecutor from 2004 to 2009 and has tried cases since." ${allowance}`,
  },
} as const

export const influence: readonly WordFamily<NewYorkRule>[] = [
  {
    ...shared,
    patterns: [bonds],
    together: [officials],
    onlyWhen: [
      ...ofUsOrToReader,
      { sentence: /\b(?:counsel|lawyers?|attorneys?|a partner|partners)\b/i },
      { isLabel: true },
    ],
    unless: [{ sentence: isHarmless }, { sentence: isContractOrPolicy }],
  },
  {
    ...shared,
    patterns: [hints, ...favored],
    onlyWhen: [...ofUs, { isLabel: true }],
    unless: [{ sentence: isHarmless }, { sentence: isContractOrPolicy }],
  },
]
