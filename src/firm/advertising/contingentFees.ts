import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'

/** Offers to be paid only out of what is recovered: no fee unless, nothing if not, paid only when, on contingency. */

const nothing =
  "(?:no (?:legal |attorneys?'? |lawyers?'? |up-?front |out-of-pocket |hourly )?(?:fees?|costs?|charges?|bills?|payments?|retainers?|money|cost|obligation|expense)|never (?:a|an|any) (?:fee|charge|bill|cost)|zero (?:fees?|costs?|dollars|up-?front)|not (?:a|one) (?:penny|cent|dime|dollar)|nothing|free|fee-free|a (?:penny|cent|dime|dollar|thing))"
const recovery =
  '(?:win|wins|won|recover|recovers|recovered|recovery|collect|collects|succeed|succeeds|prevail|prevails|settle|settles|settlement|get (?:you )?(?:money|paid|compensation|results)|obtain|compensated|compensation|are paid|get paid|is paid|are successful|is successful|do|does|award|verdict|victory|lose|loses|lost|money|check|result|result for you)'
const pay = '(?:pays?|paid|owes?|charge|charged|bill|billed|cost|costs)'

const patterns: readonly RegExp[] = [
  anyCase`\b${nothing}\b[^.;!?]{0,40}?\b(?:unless|until|if|without|when)\b[^.;!?]{0,50}?\b${recovery}\b`,
  anyCase`\b(?:if|unless|until|when|without)\b[^.;!?]{0,50}?\b${recovery}\b[^.;!?]{0,30}?(?:,|\b(?:you|we|then|there)\b)[^.;!?]{0,30}?\b(?:${nothing}|(?:do not|don't|won't|never|not) (?:have to )?(?:pay|owe|charge|bill|get paid|be charged|be billed))\b`,
  anyCase`\b(?:we|I|our (?:lawyers|attorneys|firm|office)|you|clients|our fees?|fees|the fee|payment|my fee|they) (?:[\w']+ ){0,3}?(?:do not|don't|does not|doesn't|are not|aren't|is not|isn't|will not|won't|never|only|not|owe|nothing)(?: [\w']+){0,3}? ?${pay}\b[^.;!?]{0,30}?\b(?:unless|until|if|when|after|out of|from)\b[^.;!?]{0,40}?\b${recovery}\b`,
  /\bno (?:win|recovery|results?|victory|settlement|award|money)[,;:]? ?(?:-|–|—)?(?:means )?no (?:legal |attorneys?'? )?(?:fees?|charge|payment|bill|cost|pay)\b/gi,
  /\b(?:our|the|my|attorneys?'?|legal) fees? (?:is|are|comes?|will come|would come) (?:paid |taken )?(?:only |solely |entirely |straight )?(?:contingent|out of|from|a percentage of|a (?:third|quarter|share) of|one[- ]third)\b/gi,
  /\b(?:work|works|working|handle[sd]?|handling|take[sn]?|taking|accept(?:s|ed)?|represent(?:s|ed)?|litigate[sd]?|tr(?:y|ies)|offer(?:s|ed)?|available)\b[^.;!?]{0,60}?\b(?:on (?:an? )?(?:full |pure |strict |straight |partial |modified )?(?:contingen(?:cy|t)(?:[- ]fee)?)|contingen(?:cy|t)[- ]fees?)\b(?! (?:is|are|may|must|in (?:criminal|matrimonial)))/gi,
  // "It will not cost you a dime to sue."
  anyCase`\b(?:cost|costs)(?: you)? (?:(?:not )?(?:a|one|any|a single|one single|a red) (?:cent|penny|dime|dollar|nickel|thing)|nothing|zero|\$0)\b`,
  anyCase`\b(?:(?:is|are|comes?) (?:absolutely |always )?free (?:for you|to you|to (?:sue|fight|file|claim|appeal|hire|bring))|pay (?:us )?nothing (?:at all )?(?:to|for)|never (?:see|get|receive) a bill|not (?:a|one) (?:cent|penny|dime|dollar) (?:leaves?|comes?|out of|from)|win (?:first|now), (?:and )?pay|pay (?:us )?(?:after you win|later|from your winnings)|(?:with nothing|empty[- ]handed), (?:so do we|we (?:go|leave|get)))\b`,
  anyCase`\b(?:never|not|won't|doesn't) costs? (?:you|them|clients|anyone|your family) (?:anything|a (?:single )?(?:thing|penny|cent|dime|dollar))\b(?! (?:but|except|to (?:ask|call|write)))|\b(?:zero|no|not a|not one|0) (?:dollars?|cents?|dimes?)[,;]? (?:if|unless|until|when)\b|\bno money[,;]? (?:if|unless|until) (?:we|you|there is (?:no|a) (?:verdict|award|recovery|win|settlement)|the (?:jury|judge|case|insurer))\b`,
  anyCase`\bif (?:the|your) (?:insurer|jury|other side|driver|landlord|employer|court|city|hospital|case) (?:[\w'-]+ ){1,5}?(?:pay|paid|lose|find|lost|fails?)(?: you| us)?, (?:then )?(?:you|neither do|we) (?:do not|don't|never|owe|pay|you|eat|get)|\bwe (?:eat|swallow|absorb|bear) the (?:costs?|fees?|loss|bill) if\b|\b(?:you )?(?:owe|pay) us (?:only )?(?:after|when|once) (?:the|your) (?:check|money|award|settlement|verdict)\b`,
  /\b(?:zero|no|0) (?:dollars?|cents?) (?:up ?front|down|out of pocket)\b|\b(?:costs|cost) you nothing\b|\bwithout (?:costing you|paying|spending) (?:a|any|one)?(?: (?:penny|cent|dime|dollar|thing|anything))\b|\b(?:nothing|no money|zero|\$0) (?:up ?front|down|out of (?:your )?pocket|to (?:pay|start|hire))\b|\b(?:no|zero) (?:up-?front|out-of-pocket) (?:fees?|costs?|payments?|expenses?)\b/gi,
]

/** Of what others are paid: brokers, finders, tenants. */
const others =
  /\b(?:brokers?|finders?|agents?|lenders?|borrowers?|sellers?|buyers?|tenants?|landlords?|bankers?|insurers?|sureties|surety|guarantors?|trustees?|executors?|contractors?|carriers?|employers?|banks?|assignees?|plaintiffs?|defendants?|statute|court) (?:[\w'-]+ ){0,4}?$/i

/** "Suing your broker will not cost you a cent" is said of no broker's fee. */
const isNotToClient = /^(?!.*\bcosts? you\b)/i

/** What has to be said with it. */
const expensesToo =
  /\b(?:expenses?|disbursements?|costs)\b[^.;]{0,80}\b(?:liable|responsible|remain|yours|your own|regardless|whatever|even if|even when|in any (?:event|case)|whether or not|win or lose)\b|\b(?:liable|responsible|remain|pays?|owes?|bear|bears|billed)\b[^.;]{0,60}\b(?:expenses?|disbursements?|costs)\b/i

export const contingentFees: WordFamily<NewYorkRule> = {
  rule: 'contingent-fee',
  patterns,
  onlyWhen: [
    { isOfFirm: true },
    { sentence: /\bon (?:an? )?(?:[\w-]+ )?contingen/i },
    {
      sentence:
        /\byou(?:r|'ll|'re)?\b|^(?:if there is no|win first|win now|(?:bringing|suing|filing|pursuing|starting) |no|zero|nothing|never|not a|free|there is (?:no|never)|pay|contingen)/i,
    },
  ],
  unless: [
    { before: others, sentence: isNotToClient },
    {
      sentence:
        /^(?!.*\b(?:costs? you|we take)\b).*\b(?:closing|closes|sale|deposit|broker|finder|refund|tax|rent|insurer|lender|borrower|statute|prohibit|forbid|not allowed|may not|must be)\b/i,
    },
  ],
  allowedBeside: [{ sentence: /./, statement: expensesToo }],
  advice: {
    message:
      '{said} offers a fee that depends on the outcome, and the page does not say who pays the expenses then (Rule 7.1(p) and Judiciary Law § 488(3)).',
    fix: `Say it on the same page, for example "If nothing is recovered, you owe no fee, and you remain liable for the expenses of the case." ${allowance}`,
  },
}
