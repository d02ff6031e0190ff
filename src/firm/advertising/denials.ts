import type { Circumstance } from '../../compliance/lexicon/lexicon.ts'

/** Where the firm says what it does not claim, promise or pay for. What is denied is said of nobody. */

const firm =
  '(?:we|I|the firm|this (?:firm|office|page|site|website)|our (?:lawyers|attorneys|partners|firm|office))'
const nobody =
  '(?:(?:no|none of (?:our|the)|neither (?:of )?(?:our|the)) (?:lawyers?|attorneys?|partners?|firm)(?: (?:at|of|in) (?:the|this|our) firm| here)?(?: (?:n?or) (?:\\w+ ){1,3}?)?|(?:no one|nobody)(?: else)? (?:here|at (?:the|this|our) firm)|nothing (?:here|on|in)[^.;:,]{0,40}?)'
const anyLawyer = '(?:an?|no|the) (?:honest )?(?:lawyer|attorney)|(?:lawyers|attorneys)|you|one'
const not =
  "(?:(?:do|does|did|will|can|may|could|should|must|have|has|is|are)(?: not|n't| never)|cannot|can't|won't|never)"

const said =
  '(?:claims?|comparisons?|promises?|guarantees?|predictions?|representations?|statements?|assurances?|warrant(?:y|ies)|distinctions?)'
/** What is not said, and for what nobody is paid. */
const sayOrPay = `(?:be (?:read|taken|understood)|been (?:rated|ranked|certified|paid)|seeks? (?:ratings|rankings|reviews)|sa(?:y|ys|id)|pretends?|states?|claims?|tells? (?:you|anybody|anyone|clients)|impl(?:y|ies)|means?|suggests?|purports?|describes?|compares? (?:ourselves|themselves|itself|our|its)|ranks? (?:our|its|lawyers|ourselves)|guarantees?|promises?|predicts?|assures?|holds? (?:themselves|ourselves|itself|himself|herself) out|represents? (?:that|ourselves|themselves)|advertises?|calls? (?:ourselves|themselves|itself|himself|herself)|(?:makes?|made) (?:any )?${said}|pa(?:y|ys|id) (?:for|an? (?!single|red|cent|penny|dime|dollar|nickel|thing)|any|anyone|anybody|others|people|to)|publish(?:es)?|solicits?|contacts? (?:people|victims|anyone)|uses? (?:a trade|testimonials|actors|phrases|(?:the )?words?)|offers? (?:gifts?|discounts?|rewards?|payment)|accepts? (?:gifts?|payments?)|(?:employ|hire|use)s? (?:actors|models)|takes? part in|add to|change|alter|hurry|speed|shorten)`
/** "A lawyer who guarantees a result should not be trusted." */
const warning = '(?:who|that) (?:says|claims|promises|guarantees|tells|offers)'

/** What a question is answered with that would be a boast without it. */
const answer =
  "(?:no: (?=\\w)|no\\b(?=[.,;]|$)|(?:often |always )?not(?=[.,;]|$)|(?:nobody|no one|no (?:honest )?(?:lawyer|attorney|firm)) (?:can|may|could|should)|(?:rarely|seldom|sometimes|perhaps|maybe)\\b|probably not|it depends|that (?:depends|is (?:for|not))|(?:the rules?|the law)\\b|we (?:do not|don't|cannot|can't|are not|have not)(?=[.,;]|$))"

/** What is asked for the sake of a boast: "Will you find better lawyers elsewhere? No." */
const unanswerable =
  '(?:elsewhere|anywhere|find|ever|lose|quit|fail|back down|give up|gives up|rest|stop|settle for|want|deserve|need)'

/** Who says nothing, up to the verb. */
const denies = [
  `${firm} ${not}(?: also| ever| knowingly)?`,
  `${nobody}(?: (?:will|can|may|could|should|is|are|has|have))?(?: also| ever)?`,
  `(?:${anyLawyer}) ${not}(?: ever)?`,
  '(?:nobody|no (?:honest )?(?:lawyer|attorney|one)) (?:can|may|could|should)(?: honestly)?',
].join('|')

const denials = [
  `(?:${denies}) ${sayOrPay}`,
  `(?:${anyLawyer}) ${not} (?:ever )?(?:hire|trust|believe) (?:an?|any) (?:\\w+ )?(?:lawyer|attorney|firm) ${warning}`,
  `(?:lawyer|attorney|firm) ${warning} [^.;]{0,60} (?:should|must|may) not be`,
  // "West Atlantic has not paid anyone …", whatever the firm is called.
  `(?:does|has|have) (?:not|never)(?: ever)? ${sayOrPay}`,
  // "We pay no one for …", "This page makes no claim …", "… and publish no testimonials."
  `(?:makes?|gives?|offers?) no (?:other |such )?${said}`,
  // "Can you guarantee a visa? No."
  `(?:do|does|can|could|will|would|are|is|am|have|has|may|should) (?:you|we|I|my|it|this|the firm|an? (?:lawyer|attorney|firm)|your \\w+)\\b(?![^?]*\\b${unanswerable}\\b)[^?.]{0,120}\\? (?:${answer})`,
  '(?:keeps?|publish(?:es)?|counts?|lists?|records?) (?:no (?:lists?|statistics|figures|records?|count|tally|score|rates?|verdicts|results|settlements)|neither)',
  'not (?:every|all|each) (?:case|claim|appeal|application|petition|matter|dispute|motion|visa|trial)s?',
  'not for us to (?:say|judge|decide)',
  'know no (?:judge|clerk|official|inspector|officer|examiner)s?',
  '(?:pays?|paid|publish(?:es)?|offers?|uses?|accepts?|gives?|asks?) (?:no|nobody|no one|nothing)(?: one)? (?:for|to|reviews?|referral|discounts?|gifts?|rewards?|testimonials?|endorsements?|trade|slogans?)',
  '(?:none of our|no) (?:lawyers?|testimonials?|reviews?|reviewers?|clients?|actors?)(?: on this (?:site|page)| in it)? (?:is|are|was|were|appears?) (?:paid|on)',
  `(?:anyone|anybody|whoever|someone|somebody) ${warning}`,
  '(?:ours|we|I) (?:is|are|am) not (?:always |necessarily )?(?:the|right|certified|specialists?|experts?)',
  'there (?:is|are) no (?:perfect|best|guaranteed?|guarantees?|certain)',
  'gives? (?:[\\w-]+ ){1,4}no (?:sway|influence|advantage|access)',
  'takes? part in no',
  '(?:had|have|took|played) no part in',
  'neither (?:collects?|publish(?:es)?|seeks?|buys?|pays?|solicits?|claims?|promises?|repeats?)',
  '(?:is|are) not (?:an? |our )?(?:endorsements?|testimonials?|promises?|guarantees?|comparisons?|predictions?)(?: of)?',
  '(?:nobody|no one|none of us)(?: else)? (?:(?:here|at [\\w ]{1,30}?) )?(?:(?:can|could|will) (?:get|obtain|arrange|sway|influence|buy|hurry)|(?:has|have) (?:any |special )?(?:influence|pull|power|access|standing|say))',
  '(?:does|do|did) not (?:necessarily )?(?:mean|imply|suggest|indicate|constitute)',
  '(?:has|have|claims?) no (?:more |special |particular |personal )?(?:influence|friends in|interest in|power over|standing with|access to|pull with|relationships? with)',
  '(?:nobody|no one|none of (?:those|them|the people)) (?:shown |pictured )?(?:in|on) (?:these|those|this|the|our) (?:pictures?|photographs?|photos|films?|videos?|page|site)',
  '(?:compares?|ranks?|rates?|praises?) (?:no|neither|nobody)',
  'no (?:claim|implication|suggestion) (?:is|that)',
]
/** What goes on with "but", or with what the firm does instead, is a boast after all. */
const boast =
  '(?:\\b(?:but|instead|because|since|yet|unlike|just|only|merely|simply)\\b|[;:—]|, (?:we|our|they|it)\\b|\\bthan (?:we|us|our)\\b)'

/** Looked for first, since few sentences have one. */
const negation = "(?:(?:\\b(?:not?|never|none|nobody|nothing|neither|cannot)|n't)\\b|\\?)"

/** A pattern for each, so that only those are compiled of which a sentence holds the words. */
export const whereDenied: readonly Circumstance[] = denials.map((denial) => ({
  sentence: new RegExp(`^(?=.*${negation}).*?\\b(?:${denial})\\b(?!.*${boast})`, 'i'),
}))
