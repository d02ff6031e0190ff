/**
 * What lawyers have done, told with a number: "closed deals worth $2 billion", "have handled 2,000 audits". Any noun
 * may stand behind such a verb, so these need no list of nouns, but the verb of a lawyer's work before the number.
 */

const verb =
  '(?:advised|argued|arbitrated|briefed|closed|completed|concluded|conducted|counsel?led|defended|documented|drafted|financed|guided|handled|led|litigated|managed|mediated|negotiated|obtained|oversaw|overseen|prosecuted|recovered|represented|resolved|reviewed|secured|settled|structured|supervised|tried|won)'
const about = '(?:more than|over|well over|nearly|almost|at least|upwards of|in excess of|some|about)'
const large = '(?:million|billion|trillion)'
const sum = String.raw`(?:[$€£]\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:${large}|mn|bn|[MB])\b)\+?|\d[\d,]*(?:\.\d+)? ${large} (?:dollars|euros)|(?:[a-z]+-)?[a-z]+ ${large} dollars|(?:tens |hundreds )?(?:of )?(?:millions|billions) (?:of )?dollars)`
const business =
  '(?:deals?|transactions?|matters|cases|disputes|closings?|financings?|loans?|acquisitions?|mergers?|sales?|purchases?|projects?|offerings?|portfolios?|leases|claims|estates|controversies)'
const worth = '(?:worth|valued at|totall?ing|amounting to|exceeding|with (?:a|an) (?:[a-z]+ )?value of|of)'

/** Numbers by which forms, sections and exchanges are called. */
const called = '(?!(?:83|338|351|355|363|382|401|501|506|529|1031|1040|1065|1099|1120)\\b)'
const count = String.raw`(?:${called}\d{2,3}|\d{1,3}(?:,\d{3})+|${called}(?!(?:19|20)\d\d\b)\d{4,})\+?`
const inWords =
  '(?:(?:a |one |two |three |several )?(?:hundred|thousand|dozen)|dozens|hundreds|thousands|scores)'

const isVerb = new RegExp(String.raw`\b${verb}\b`, 'i')

/** They count in sentences on the firm's own achievements alone: see `isOwnAchievement`. */
export const achievementPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${business}(?: [\w-]+){0,3}? ${worth} (?:a total of )?(?<core>(?:${about} )?${sum})`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<=\b${verb} (?:(?!section|rule|chapter|form|title|part|article|class|phase|tier)[\w'-]+ ){0,2}?)(?<![\w,.$-])(?<core>(?:${about} )?(?:${count}|${inWords}))(?![\w,.-])(?: of)?(?: (?!of|in|for|to|the|on|at|and|or)[\w'&-]+){0,3}? (?!days|pages|hours|minutes|weeks|months|years|words|states|exhibits|paragraphs|business|questions|lines|sections)(?:[a-z][\w-]+s|people)\b`,
    'gi',
  ),
]

/** What was done, and not what may be done or what a client or a court did. */
export const isOwnAchievement = (sentence: string): boolean =>
  isVerb.test(sentence) && !/\b(?:if|whether|may|might|could|must|should|can|unless|would)\b/i.test(sentence)

const withoutSubject = new RegExp(
  String.raw`^(?:proudly )?(?:serving|protecting|helping|defending|representing|advising|fighting for|trusted by)\b|^(?:has |have |having |successfully |personally |also )*(?:${verb}|acted|appeared|assisted|built|brought|coordinated|filed|helped|registered|saved|served|taught|worked)\b(?! (?:by|under|as a|together|alone|within|before the|in \d))|^(?:lead |trial |co-|principal |sole |local )*counsel (?:in|on|for|to)\b`,
  'i',
)

/**
 * What people write of themselves without saying who: "Advised lenders on $2 billion in deals", and "Lead counsel in
 * sixty trials". What begins with the passive ("Tried by a jury, …") speaks of something else.
 */
export const hasImplicitSubject = (sentence: string): boolean => withoutSubject.test(sentence)
