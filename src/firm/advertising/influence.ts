import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { allowance } from './advice.ts'

/** Hints that the firm has the ear of those who decide: a bond, an office, and what comes of it. */

const bond =
  "(?:friends?(?:hips?)?|friendly|connections?|connected|contacts|(?:close |personal |special |strong |long |longstanding |deep |warm |good |excellent |inside |unmatched |trusted )*(?:relationships?|ties|bonds?|rapport|standing|links|network)|influence|influential|clout|pull|sway|leverage|inside (?:track|line|access|information|knowledge|man)|insiders?|back[- ]?channels?|private access|direct access|direct line|special access|access|the ear|good (?:side|graces)|first[- ]name|speed dial|favou?rs?|strings|phone call|golfs?|lunch(?:es)?|dines?|dinner|drinks?|poker|fish(?:es|ing)?|vacations?|goes back|go back|went to school|know(?:s)? (?:[\\w'-]+ ){0,4}?personally|knows? (?:all |every |most |the |each |many |which |whom |who |half )+(?:of )?(?:the )?|on a first-name basis|old (?:friends|colleagues)|close to|goodwill|in with|open doors|opens doors|the right people|the right (?:judges?|officials?|courtrooms?|offices?|desks?)|doors? (?:that )?open)"
const officials =
  "(?:judges?|justices?|magistrates?|the court\\b|courts\\b|courtrooms?|courthouses?|the bench|chambers|clerks?|prosecutors?|district attorney(?:'s)?|D\\.?A\\.?(?:'s)?|prosecution|regulators?|agenc(?:y|ies)|officials?|city hall|capitol|Albany|Washington|legislators?|lawmakers?|commissioners?|licensing|zoning board|boards?|bureaucrats?|inspectors?|senators?|mayor(?:'s)?|governor(?:'s)?|council(?: members)?|police|precinct|department of|IRS|immigration officers?|examiners?|arbitrators?|mediators?|the commission|attorney general(?:'s)?|government|(?:[A-Z][\\w]+ )?(?:authority|bureau|administration)|decision[- ]makers|power brokers|people who decide)"

const patterns: readonly RegExp[] = [
  anyCase`\b${bond}\b(?: (?!(?:if|whether|clients?|undue)\b)[\w',-]+){0,7}? ${officials}(?![\w-])(?!'s part|s' (?:rules|parts))`,
  anyCase`\b(?:${officials})(?: (?!(?:if|whether|clients?|undue|must|may|who|that)\b)[\w',-]+){0,6}? (?:are (?:[\w'-]+ )?friends|know(?:s)? (?:us|our|him|her|me|who we are)|listens? (?:to us|when|to (?:him|her|our))|owes?|take(?:s)? (?:our|his|her) calls?|(?:our|his|her) calls|returns? (?:our|his|her) calls|trusts? (?:us|our|him|her)|respects? (?:us|our|him|her)|likes? (?:us|our|him|her)|defers?|favors?|treats? (?:us|our)|makes? exceptions|bends?|on speed dial|by (?:their )?first name|personally|golf|friends|gives? (?:us|our|him|her)|pays? attention|takes? notice|sits? up|goes? easy|go easy|look the other way|sees? things our way|at his table|our way|in our corner|on our side)\b`,
  anyCase`\b(?:(?:founder|partner|colleague|he|she|lawyers?|attorneys?) (?:is|was|were|are)|former|retired|ex-?|past|years? (?:as|on)|decades? (?:as|on)|time (?:as|on)|career (?:as|on)|tenure (?:as|on)|served as|having (?:been|served)|used to be|once (?:was )?) ?(?:an? |the )?(?:[\w-]+ ){0,4}?(?:judges?|justices?|prosecutors?|regulators?|officials?|commissioners?|bench|legislators?|senators?|assembly(?:man|woman)|mayor|clerks?|district attorney|insiders?)\b[^.;]{0,80}?\b(?:influence|access|pick up the phone|make (?:your|the|a|it)|get(?:s)? (?:you|your|things|it|results)|inside|edge|advantage|pull|sway|clout|doors?|favou?rs?|phone call|leverage|connections|still (?:knows|has|listen)|former colleagues|old colleagues|ear of|go away|work for you|calls? returned|special|weight|carr(?:y|ies)|persuade|friends|attention|treatment|consideration|favorabl[ey]|preferential|benefit|faster|sooner)\b`,
  /\b(?:knows? (?:how to )?(?:(?:exactly )?(?:which|what|whose|the right) (?:judges?|clerks?|buttons|palms|strings|doors|people|ropes|officials?|prosecutors?)|who(?:m)? to (?:call|ask|see|talk)|people in (?:high|the right) places|all the (?:judges|clerks|players|right people|prosecutors))|pull(?:s|ed|ing)? (?:some |a few |the right |the )?strings|call(?:s|ed|ing)? in (?:a |some |old )?favou?rs?|cut(?:s|ting)? through (?:the )?red tape with|grease[sd]? the wheels|open(?:s|ed)? (?:the )?(?:right |closed )?doors|top of the (?:pile|list|stack|calendar|docket)|(?:jump|skip|front of|head of) (?:to )?(?:the )?(?:line|queue)|in high places|behind (?:the scenes|closed doors)|behind-the-scenes|quiet word|word in the (?:right )?ear|wink|well[- ]connected|politically connected|politically[- ]connected|friends in|connections (?:in|at|to|with)|home[- ]court advantage|favou?rable (?:judge|venue|assignment)|judge[- ]shop\w*|steer(?:s|ed|ing)? (?:your|the|a) (?:case|matter) to|make[s]? (?:your|the|a|that) (?:case|problem|charge|file|investigation|ticket) go away|(?:off|outside) the record (?:with|conversation))\b/gi,
  /'s ear\b/gi,
  /\b(?:one|a single|a quick|a quiet) (?:phone )?call (?:from|by) (?:us|our|one of our|him|her)\b/gi,
]

const isHarmless =
  /\b(?:must|may not|crime|forbid|prohibit|disclos|recus|step aside|register|bribe|undue influence|no influence|not influence|never|cannot|do not|is influenced|legal aid|rules of each|ethics|conflict of interest)\b/i

export const influence: WordFamily<NewYorkRule> = {
  rule: 'improper-influence',
  patterns,
  onlyWhen: [{ isOfFirm: true }, { isLabel: true }],
  unless: [{ sentence: isHarmless }],
  advice: {
    message:
      '{said} suggests that the firm can influence those who decide by other means than the merits (Rule 8.4(e), from memory).',
    fix: `Say what was learned and not whom one knows, for example "She was a prosecutor from 2004 to 2009 and has tried cases since." ${allowance}`,
  },
}
