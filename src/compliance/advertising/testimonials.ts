import { matches, sentenceAt, type Finder } from './finding.ts'

/**
 * What clients are said to have said. "A client" in legal prose is anybody's ("what a client tells us is
 * privileged"), so the word counts only where somebody has spoken: in the past, in quotation marks, or of the firm.
 */

const who = String.raw`(?:an?|one|another|our|one of our|many|most|several|some) (?:[\w-]+ ){0,2}?(?:clients?|customers?)(?: of (?:ours|the firm))?`
const said = '(?:said|says|wrote|writes|recalls?|recalled|reports?|remarked|remembers)'
const crowd = '(?:our|many|most|several|former|past|happy|satisfied) (?:[\\w-]+ )?clients'

const spoken: readonly RegExp[] = [
  // "…," says a former client.
  new RegExp(
    String.raw`(?<=^|["',] )${said} (?:${who}|(?:an?|the|one) (?:[\w-]+ ){1,4}(?:of (?:a|our) client|(?:whom|that|who) we (?:represented|advised|helped)))(?!'|\w)`,
    'gi',
  ),
  // A client told us …
  new RegExp(
    String.raw`\b${who} (?:has |have |once |recently |later )*(?:told (?:us|the firm)|thanked us|praised (?:us|our)|recommended us|(?:wrote|writes|said|says)(?: to| of)? us\b|(?:wrote|writes|says|said)(?=: |, "| "| that (?:we|our|us)\b)|(?:says?|said) (?:it|so) best|calls? us|called us|put it|shared(?=: |, ")|once said|describes? us|described us|recently wrote that)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${crowd} (?:say|tell us|have told us|describe|praise|call us|love|recommend|rave|speak highly|thank|come back because)\b`,
    'gi',
  ),
  /(?:^|[.!?] )clients (?:say|tell us|describe|have described|praise|call us|love|recommend|rave|thank|trust) (?:us|our|about|that we|we|working)\b/gi,
  /\bclients (?:(?:have )?describe[ds]?|praise|call|love|recommend|thank|trust|rave about) (?:us|our|working with us)\b/gi,
  /\baccording to (?:an?|one|our|former|past|many|several) (?:[\w-]+ )?clients?\b(?!')/gi,
  /\bin the (?:own )?words of (?:an?|one|our|former|past) (?:[\w-]+ ){0,2}?clients?\b(?!')/gi,
  /\bthe words of (?:a|one) (?:[\w-]+ )?client\b(?!')/gi,
  /\bin (?:an?|one|our) (?:[\w-]+ )?clients?'s? own words\b/gi,
  /\bfrom an? (?:[\w-]+ )?client's (?:letter|note|e-mail|review)\b/gi,
  /," (?:[\w.'-]+ ){1,6}told us\b/gi,
  /\b(?:wrote|called|came back) to thank us\b/gi,
  /\b(?:see|hear|read) what our clients (?:say|have to say|think)\b/gi,
  /\btake our word for it\b/gi,
  /(?:^|[.!?] )(?:just )?(?:ask|hear from|hear what|listen to) our clients\b/gi,
  /\bread (?:our|what our clients) (?:[\w-]+ )?reviews\b/gi,
  // "…" - A happy client
  /" ?[-–—] ?(?:[A-Z][\w.]*,? ){1,3}(?:former )?(?:client|customer)\b/g,
  /" ?[-–—] ?(?:an? |our |the )?(?:[\w-]+,? ){0,3}?(?:clients?|customers?)\b/gi,
  /^[–—-]+ ?(?:an? |our |the |one of our )?(?:[\w-]+,? ){0,3}?(?:clients?|customers?)\b/gi,
]

/** Headings that announce them. */
const headings: readonly RegExp[] = [
  /^(?:what (?:our )?(?:former )?clients (?:say|are saying|think)(?: (?:about|of) us)?|(?:client |customer )?testimonials(?: (?:and|&) reviews)?|(?:client|customer|google|our) (?:reviews|endorsements)|client (?:feedback|success stories|stories)|(?:happy|satisfied) clients|words from (?:our )?clients|hear from our clients)\b(?=[.:?!]|$)/gi,
]

/** What might be said, or is not: "If a client told us that …". */
const supposed =
  /\b(?:if|when|whenever|whether|what|whatever|anything|everything|unless|once|before|should|may|might|must|can|could|would|not|never|no|nothing|suppose)\b/i

/** Whether a line names a client as the source of the quotation above it. */
export const isClientAsSource = (line: string): boolean =>
  /^[-–—]+ ?.*\b(?:clients?|customers?)\b/i.test(line)

export const findTestimonials: Finder = (text) =>
  [
    ...matches('unrecorded-claim', text, spoken).filter(({ index, words }) => {
      const sentence = sentenceAt(text, index)
      const before = sentence.slice(0, Math.max(sentence.indexOf(words), 0)).replace(/"[^"]*(?:"|$)/g, '')
      return !supposed.test(before) || /our word/i.test(words)
    }),
    ...matches('unrecorded-claim', text, headings),
  ].map((found) => ({ ...found, clients: 'told' as const }))
