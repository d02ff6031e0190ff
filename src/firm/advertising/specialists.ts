import { anyCase, field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { ofUsOrToReader } from './voice/voice.ts'

/**
 * "Specialist", "specializes", "specialty" said of lawyers. The same words are harmless of chemicals, courts,
 * physicians and machines, so a noun of the law or a subject that is a lawyer must stand beside them.
 */

const fieldOfLaw =
  '(?:law|legal|litigation|tax|trial|trials|patents?|trademarks?|appellate|appeals|bankruptcy|divorce|immigration|estates?|trusts?|real estate|employment|labor|corporate|commercial|M&A|mergers|privacy|cybersecurity|antitrust|securities|injury|criminal|defense|banking|finance|environmental|energy|arbitration|contracts?|property|disputes?|compliance|advocacy|taxation|negligence|malpractice|DUI|DWI|asylum|naturali[sz]ation|citizenship|deportation|removal|visas?|green[- ]cards?|custody|adoption|probate|wills?|elder law|guardianship|no-fault|workers.? compensation|disability|foreclosure|eviction|debt relief|wrongful[- ](?:termination|death|arrest)|accidents?|slip[- ]and[- ]fall|birth[- ]injury|lead paint|police misconduct|bail|felony|misdemeanor|expungement|parole|prenups?|prenuptial agreements?|Chapter (?:7|11|13)|tenants?|landlord-tenant|personal injury|burn|discrimination|harassment|overtime|wage)'

/** Who is not the firm: what they specialize in is their own affair. */
const others =
  /\b(?:courts?|servicers?|therapists?|counselors?|banks?|compan(?:y|ies)|clients?|lenders?|borrowers?|manufacturers?|parts?|divisions?|agenc(?:y|ies)|insurers?|funds?|contractors?|brokers?|hospitals?|physicians?|doctors?|vendors?|sellers?|buyers?|publishers?|tribunals?|judges?|arbitrators?|investors?|owners?|engineers?|consultants?|witness(?:es)?|experts?|suppliers?|stores?|shops?|schools?|importers?|carriers?|retailers?|dealers?|accountants?|nurses?|laborator(?:y|ies)|factory|makers?|distributors?|architects?|surveyors?|institutions?|organi[sz]ations?|business(?:es)?|corporations?|plaintiffs?|defendants?|tenants?|landlords?|partners? of)(?:'s)?(?:,)?(?: (?:[\w-]+,? ){0,4}?)$/i

const patterns: readonly RegExp[] = [
  // "The State has certified Ms. Sample as a real estate attorney."
  /\bcertified (?:(?:Mr|Ms|Mrs)\. [A-Z][\w'-]+|[A-Z][\w'-]+ [A-Z][\w'-]+|our (?:[\w-]+ ){0,2}?[\w-]+|[\w-]+ of (?:us|our (?:[\w-]+ )?[\w-]+)|him|her|me|us) as (?:an? )?(?:[\w'-]+ ){0,4}?(?:attorneys?|lawyers?|advocates?|litigators?|specialists?|experts?|practitioners?)\b/g,
  /\bspecialists since\b|\bled by [^.;]{1,40} specialists\b/gi,
  anyCase`\bcertified (?:in|for) (?:[\w&'-]+ ){0,3}?${fieldOfLaw}\b`,
  /\b(?:we|I|our (?:firm|lawyers|attorneys|partners|team|practice)|the firm|firm that|lawyers? who|attorneys? who|he|she) (?:also )?speciali[sz]es?\b/gi,
  /\b(?:board[- ])?certified (?:as an? |in )?(?:[\w-]+ ){0,3}?(?:attorneys?|lawyers?|trial (?:attorney|lawyer|advocate)s?|advocates?|litigators?|specialists?|by the (?:national )?board)\b/gi,
  /\bboard[- ]certified\b(?! (?:physicians?|doctors?|surgeons?|psychiatrists?|neurologists?|radiologists?|internists?|engineers?|cardiologists?|anesthesiologists?|appraisers?|pathologists?))/gi,
  // "Daniel Sample's specialty has been the defense of owners."
  /(?<=\b(?:[A-Z][a-z]+'s|[Hh]is|[Hh]er|[Oo]ur|[Mm]y) )specialt(?:y|ies)(?= (?:is|are|was|were|has|have|lies?|remains?|since|for)\b|[.,;]|$)/g,
  anyCase`\bspecial(?:i[sz]ed)? (?:certifications?|credentials?|qualifications?) in (?:[\w&'-]+ ){0,3}?${fieldOfLaw}\b`,
  /^special(?:ty|ties|ists?|i[sz]ations?|i[sz]ing)(?:: | in | –| -)/gi,
  /\bspeciali[sz](?:es?|ed|ing) (?:exclusively |primarily |mainly |chiefly |only )?in\b/gi,
  anyCase`\b(?:${fieldOfLaw} )specialists?\b`,
  anyCase`\bspecialists? (?:in|on|for) (?:[\w&'-]+ ){0,4}?${fieldOfLaw}\b`,
  /\b(?:team|firm|group) of (?:[\w-]+ )?specialists\b/gi,
  /\bspecialist (?:lawyers?|attorneys?|counsel|law firm|firm|boutique|legal|practice|advice|litigators?)\b/gi,
  /\bspeciali[sz]ed (?:lawyers?|attorneys?|counsel|law firm|law practice|legal|litigators?|practice|practices|representation)\b/gi,
  /\b(?:our|his|her|their|whose|my|the firm's|lawyers'|legal|practice|areas? of|fields? of) (?:[\w-]+ )?(?:speciali[sz]ations?|specialt(?:y|ies)|specialit(?:y|ies))\b/gi,
  anyCase`\b(?:speciali[sz]ations?|specialt(?:y|ies)) (?:in|is|are|include) (?:[\w&'-]+ ){0,3}?${fieldOfLaw}\b`,
  anyCase`\bspecialty (?:practices?|areas?|law|counsel|lawyers?|groups?|in)\b`,
  /^(?:our )?(?:speciali[sz]ations?|specialties|specialists|specialty)$/gi,
]

/** "Specialty chemicals", "a medical specialty". */
export const harmlessSpecialties: readonly string[] = [
  "(?:medical|hospital|clinical|physicians?'|chef'?s|culinary|regional|chemical|surgical) (?:speciali[sz]ations?|specialt(?:y|ies))",
]

/** Rule 7.4(c): with the organization named, and the statement on the page, a certification may be stated. */
const certification = /^(?=.*\b(?:certified|Certified|CERTIFIED)\b).*\bby (?:the |an? )?(?:[A-Z]|State of)/
const certificationStatement = /this certification is not granted by any governmental authority/i
/** The same by another state, or under its authority. */
const certificationElsewhere =
  /\b(?:certified|Certified|CERTIFIED)\b.*\bby (?:the |an? )?(?:[\w-]+ ){0,5}?(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)\b/
const statementElsewhere =
  /this certification is not granted by any governmental authority within the state of new york/i

const isBarred =
  '{said} calls a lawyer or the firm a specialist, which only a named certification allows (Rule 7.4(a), (c)).'

const specialty = field(
  `speciali[sz](?:es?|ed|ing|ations?), specialists?, specialt(?:y|ies), specialit(?:y|ies), specialisms?, board[- ]certified, (?:is|are|was|were) certified in, certified specialists?`,
)
const otherSpecialists =
  /\b(?:(?:logistics|e-discovery|discovery|human resources|HR|marketing|billing|IT|information|technology|records|media|communications|support|benefits|payroll|recruiting|conflicts|docketing|medical|procurement|domestic violence|systems|help desk|paralegal|litigation support|intake|accounting|payments|training|library|network|web|content) specialists?|(?:serv|work)(?:ed|es|s|ing) (?:[\w-]+ ){0,3}?as an? (?:[\w-]+ ){1,3}?specialist\b(?! in)|specialists? position|special(?:ty|ties) (?:provision|clause|food|chemical|steel|pharmac|drug|trades?|retail|tax|taxes|lender|insur|line|occupation|court|contractor|grocer|importer|coffee|paper|hospital|store|finance)\w*|not (?:certified|a specialist|specialists)|no lawyer|certified as (?:a )?specialists? by|specialized (?:parts?|machinery|agenc|court|vendor|tribunal|equipment|knowledge)|(?:court|bank|compan(?:y|ies)|client|lender|manufacturer|agency|insurer|contractor|hospital|physician|doctor|witness|engineer|arbitrator|maker|supplier|patient|exchange|seller|buyer|division)s?,? (?:that |who |which )?(?:is a |are )?speciali|our clients?,? (?:an?|the|which|who|that|speciali\w*)|before law school|air force|army|navy|we (?:are )?(?:look|hir|seek|recruit)\w*|^(?:represented|advised|acted|counsel to|assisted|defended|negotiated|drafted|handled|appeared)|importers?|candidates?|salary|reports to|hiring)\b/i

const barred: Omit<WordFamily<NewYorkRule>, 'patterns'> = {
  rule: 'specialist',
  allowedBeside: [
    { sentence: certificationElsewhere, statement: statementElsewhere },
    { sentence: certification, statement: certificationStatement },
  ],
  advice: {
    message: isBarred,
    fix: `Write "practices in this field" or "limits the practice to it" instead. ${allowance}`,
  },
  adviceWhen: [
    {
      when: { sentence: certificationElsewhere },
      message:
        '{said} states a certification by another state, and the page lacks the statement that goes with it (Rule 7.4(c)).',
      fix: 'Add, clearly legible and two font sizes larger: "This certification is not granted by any governmental authority within the State of New York."',
    },
    {
      when: { sentence: certification },
      message:
        '{said} states a certification, and the page lacks the statement that goes with it (Rule 7.4(c)).',
      fix: 'Add, clearly legible and two font sizes larger: "This certification is not granted by any governmental authority."',
    },
    {
      when: { core: /certified/i },
      message: isBarred,
      fix: `Name the organization, "certified as a specialist in elder law by the Sample Board of Elder Law", and add: "This certification is not granted by any governmental authority." Or leave the certification out. ${allowance}`,
    },
    {
      when: { core: /speciali[sz](?:es?|ed|ing)\b/i },
      message: isBarred,
      fix: `Write "practices" or "concentrates on" instead. ${allowance}`,
    },
    {
      when: { core: /speciali[sz]ations?|specialt|specialit/i },
      message: isBarred,
      fix: `Write "fields of practice" or "experience" instead. ${allowance}`,
    },
  ],
}

/** Specialists whom others retain, employ or see, and what people were before they practiced. */
const ofOtherTrades =
  /\b(?:specialists? (?!(?:in|for|on|at|with|who|whose|and|or|of|since|are|is|serving|here|to|handle|you|that|you're|the|today|now|will|can|not|lawyers?|attorneys?|counsel|firm|law|legal|boutique|practice|advice|advis[eo]rs?|litigators?|team|representation|knowledge|skills?|attention|care|help|service|group|defen[sc]e|trial|tax)\b)[a-z]+|specialists? in (?:another|other|early|wood|foreign)\b|specialists? on the floor|specialists? (?:at|with|for) (?:an?|the) (?!(?:law|firm|boutique)\b)\w|(?:ask|asks|appoints?|appointed|retain(?:s|ed)?|hired|requires?|sees?|saw|consult(?:s|ed)?|referred to|married to|opinion of|place|places|employs?|employed|nurses and|hospitals and the|and other) (?:(?:an?|the|other|\w+ hundred) )?(?:[\w-]+ ){0,2}?specialists?|(?:worked|serv|spent|trained|enlisted|began|started|employed)\w* (?:[\w-]+ ){0,4}?as an? (?:[\w-]+ ){1,3}?specialists?(?! in)|(?:clinics?|dental|eye|ear|surgical|surgeons?|patients?|hospitals?|physicians?)\b(?!.*\b(?:malpractice|law|lawyers?|attorneys?|claims?)\b))/i
/** "Before joining us she was a tax specialist at …" */
const formerly =
  /^(?!.*\bstill\b)(?:before|prior to|until) (?:joining|becoming|coming|entering|law school|the bar|that|he|she|19|20)|^(?:the|an?|each|either) (?:buyer|seller|owner|lender|tenant|landlord|hospital|insurer|plaintiff|defendant|client|bank|city|agency)'s\b/i

/** "Leasing specialists for retailers of every size." */
const heading = /^(?!an? |the )(?:[\w-]+ ){0,3}specialists? (?:for|in|serving)\b/i

export const specialists: readonly WordFamily<NewYorkRule>[] = [
  {
    ...barred,
    patterns,
    ownWords: 'specialist',
    unless: [
      { core: /^speciali[sz](?:es?|ed|ing)/i, before: others },
      {
        core: /specialists?\b/i,
        before: /\b(?:ask|asks|appoints?|retain(?:s|ed)?|consult(?:s|ed)?) (?:an?|the) $/i,
      },
      { sentence: otherSpecialists },
      { sentence: formerly },
    ],
  },
  {
    ...barred,
    patterns: [specialty],
    onlyWhen: [...ofUsOrToReader, { sentence: heading }],
    unless: [{ sentence: otherSpecialists }, { sentence: ofOtherTrades }, { sentence: formerly }],
  },
]
