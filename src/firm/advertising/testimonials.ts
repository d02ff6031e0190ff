import { anyCase, type WordFamily, type WordLexicon } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { testimonialAdvice } from './rules/advice.ts'

/**
 * What clients are said to have said. "A client" in legal prose is anybody's ("what a client tells us is
 * privileged"), so the word counts only where somebody has spoken: in the past, in quotation marks, or of the firm.
 */

const who = String.raw`(?:an?|one|another|our|one of our|many|most|several|some) (?:[\w-]+ ){0,2}?(?:clients?|customers?)(?: of (?:ours|the firm))?`
const crowd = '(?:our|many|most|several|former|past|happy|satisfied) (?:[\\w-]+ )?clients'

const spoken: readonly RegExp[] = [
  // "…," says a former client.
  // A client told us …
  anyCase`\b${who} (?:has |have |once |recently |later )*(?:told (?:us|the firm)|thanked us|praised (?:us|our)|recommended us|(?:wrote|writes|said|says)(?: to| of)? us\b|(?:wrote|writes|says|said)(?=: |, "| "| that (?:we|our|us)\b)|(?:says?|said) (?:it|so) best|calls? us|called us|put it|shared(?=: |, ")|once said|describes? us|described us|recently wrote that)`,
  anyCase`\b${crowd} (?:say|tell us|have told us|describe|praise|call us|love|recommend|rave|speak highly|thank|come back because)\b`,
  /(?<=^|[.!?] )clients (?:say|tell us|describe|have described|praise|call us|love|recommend|rave|thank|trust) (?:us|our|about (?:us|our)|that we|we|working)\b/gi,
  /\b[Cc]lient after client\b|\b[Aa]sk (?:(?:Mr|Ms|Mrs)\. )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)? (?:how|what|why|about) (?:we|our|she|he)\b|[,.!?]" (?:an?|one|another|our) (?:[\w-]+ ){0,2}?(?:client|mother|father|grandmother|tenant|worker|widow|family|couple|patient|driver|nurse)s? (?:recalls?|says?|said|remembers?|writes?|wrote|puts? it|adds?|told us)\b|\b[Aa]s (?:one|a) (?:[\w-]+ ){0,2}?(?:client|mother|father|grandmother|tenant|worker|widow|couple|patient|driver|nurse) (?:put|puts|said|says|told us|wrote)\b|\b[Ww]ithout (?:these|this|my|our) (?:lawyers?|attorneys?|firm|team),? I (?:would|might|could)\b/g,
  /"[^"]{10,}" ?[–—-]+ ?(?:an?|one|another|our) (?:[\w-]+ )?(?:satisfied|happy|grateful|delighted|former|longtime|proud|thankful|loyal|relieved|repeat|recent|real|pleased) (?:[\w-]+ ){0,4}?[\w-]+\.?$/gi,
  /\b(?:thousands|hundreds|dozens|scores|\d[\d,]*\+?) (?:of )?(?:satisfied|happy|grateful|delighted|thankful|loyal) (?!if\b)[\w-]+|\b(?:clients|families|owners|tenants|workers|reviews|people|New Yorkers|customers) can(?:'t|not) (?:all )?be wrong\b/gi,
  /\b(?:(?:every|each|all (?:of )?our|our) (?:[\w-]+ )?clients?|(?:everybody|everyone) who (?:hires|retains|comes to|calls) us) (?:always )?(?:leaves?|go(?:es)? (?:home|away)|walks? (?:out|away)|comes? (?:out|away)|ends? up) (?:(?:our|this|the|the \w+) (?:office|courthouse|court|firm|building) )?(?:happy|satisfied|smiling|delighted|grateful|pleased|content|relieved|with a smile|a friend)\b/gi,
  /\baccording to (?:an?|one|our|former|past|many|several) (?:[\w-]+ )?clients?\b(?!')/gi,
  /\bin the (?:own )?words of (?:an?|one|our|former|past) (?:[\w-]+ ){0,2}?clients?\b(?!')/gi,
  /\bread (?:our|what our clients) (?:[\w-]+ )?reviews\b/gi,
  // "…" - A happy client
  /^[–—-]+ ?(?:an? |our |the |one of our )?(?:[\w-]+,? ){0,3}?(?:clients?|customers?)\b/gi,
]

/** Headings that announce them, and what is said with a "not". */
const announced: readonly RegExp[] = [
  /^(?:what (?:our )?(?:former )?clients (?:say|are saying|think)(?: (?:about|of) us)?|(?:client |customer )?testimonials(?: (?:and|&) reviews)?|(?:client|customer|google|our) (?:reviews|endorsements)|client (?:feedback|success stories|stories)|(?:happy|satisfied) clients|words from (?:our )?clients|hear from our clients)\b(?=[.:?!]|$)/gi,
]

/** What might be said, or is not: "If a client told us that …". What stands in quotation marks is another's. */
export const supposed =
  /^(?:[^"]|"[^"]*")*?\b(?:if|when|whenever|whether|what|whatever|anything|everything|unless|once|before|should|may|might|must|can|could|would|not|never|no|nothing|suppose)\b/i

export const testimonials: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unrecorded-claim',
    patterns: spoken,
    unless: [{ before: supposed }],
    tellsOfClient: true,
    advice: testimonialAdvice,
  },
  { rule: 'unrecorded-claim', patterns: announced, tellsOfClient: true, advice: testimonialAdvice },
]

export const quotations: WordLexicon<NewYorkRule>['quotations'] = {
  rule: 'unrecorded-claim',
  source: /^[-–—]+ ?.*\b(?:clients?|customers?)\b/i,
  advice: {
    message:
      '{said} is quoted from a client, and no record says who said them and agreed (Rule 7.1(d), (e)).',
    fix: testimonialAdvice.fix,
  },
}
