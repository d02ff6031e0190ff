import { anyCase, field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs, toReader } from './voice/voice.ts'

/**
 * Names under which a firm is found that are not its own: domains, telephone numbers made of words, and names of trade
 * that sound like a public office, a charity or a result, or like a firm of several lawyers where there is one.
 */

const boast =
  '(?:win|won|best|top|justice|verdict|settle|cash|money|dollar|max|beat|freedom|dismiss|expert|special|guarantee|nojail|victor|success|champion|super|great|award|recover|compensat|deserve|payday|payout|paid|million|number|no1|aggressive|tough|getpaid|get(?:my|your)|free|fix|fight|killer|bulldog|shark|pitbull|hammer|result|acquit|notguilty|ticket|erase|injur|accident|hurt|sue|divorce|bankrupt|lawcenter|legalcenter|center|cheap|lowcost|affordable|fast|quick|easy|elite|premier|leading|power|always|never|stop(?:ped|my|your|the)|save|saving|zero|keep(?:my|your)|beat|crush|lawyer|attorney|legal|myclaim|yourclaim|claims|lawsuit|lawhelp|relief|solve|owed|deported|evict|refund|taxfix|help|check|charges|payday|settlement|biggest|fattest|huge|debtfree|greencard|custody|citizen|noj|jail|visa)'

const anywhere: readonly RegExp[] = [
  anyCase`(?<![\w.])(?:https?:\/\/)?(?:[\w.+-]+@)?(?:www\.)?[a-z\d-]*${boast}[a-z\d-]*\.(?:com|net|org|law|lawyer|lawyers|legal|attorney|nyc|us|biz|info|co)\b`,
  // Three words or more: "WinMySeverance.com".
  /(?<![\w.@])(?:www\.)?(?:[A-Z][a-z\d]*){3,}\.(?:com|net|org|law|lawyer|legal|nyc|us|info|co)\b/g,
  /\b(?:1[- .])?\(?(?:8(?:00|33|44|55|66|77|88)|212|718|917|646|347|516|914|929|631)\)?[- .](?=[A-Z\d-]*[A-Z]{2})[A-Z\d]+(?:-[A-Z\d]+)*\b/g,
  /\b(?:d\/b\/a|dba)\b/gi,
  // A name in quotation marks by which somebody goes, and a nickname.
  /\b(?:operates?|operating|practices?|practicing|trades?|trading|does business|do business|markets? (?:itself|ourselves)|advertises?|goes|go|known|answers?|answer) (?:[\w-]+ )?(?:by|as|under|to)(?: the name(?: of)?)? "[A-Z]/g,
  /\b(?:calls?|called|nicknamed|dubbed|dub|christened|[Kk]nown (?:[\w' -]{1,40} )?(?:as|to [\w' -]{1,30} as)|[Kk]nown to [\w' -]{1,30} as) (?:(?:him|her|us|me|our [\w' -]{1,30}?|(?:Mr|Ms|Mrs)\. [A-Z]\w+|(?:[A-Z][\w'-]+ )?[A-Z][\w'-]+) )?(?:simply )?"[Tt]he [A-Z]/g,
  /\b(?:answer|answers) the phone as\b/g,
  /\b[Yy]ou (?:may|might|probably|already) (?:also )?(?:know|remember) us as\b/g,
  /\b(?:Call|Ask for|Hire|Meet|Remember|Find) "?The (?:Hammer|Bulldog|Shark|Pit ?bull|Closer|Fixer|Heavy Hitters?|Winning Team|Winner|Dream Team|Champ|Terminator|Strong Arm|Tiger|Lion|Eagle|Law Tigers|Ticket Killer|Barracuda|King|Queen)\b/g,
]

const ofWhat =
  '(?:Law|Legal|Justice|Litigation|Injury|Accident|Divorce|Immigration|Bankruptcy|Defense|Rights|Claims?|Victims?|Recovery|Maritime|Tenants?|Consumer|Disability|Visa|Debt|Tax|Employee|Workers?|Homebuyers?|Homeowners?|Business|Aid|Housing|Family|Relief|Benefits|Veterans|Seniors|Money|Credit|Patent|Business|Eviction|Foreclosure|Deportation|Rights)'
const office =
  '(?:Center|Centre|Clinic|Institute|Bureau|Hotline|Helpline|Help ?Line|Help Center|Help Desk|Desk|Network|Foundation|Headquarters|League|Alliance|Council|Society|Department|Commission|Agency|Fund|Project|Authority|Administration|Registry|Association|Trust|Board|Services?|Protection Office|Advocates of)'

/** Names in capitals that sound like an office or like what is wished for. */
const tradeNames: readonly RegExp[] = [
  /\b[Tt]he [A-Z][\w-]+ (?:Stopp|Bust|Kill|Fight|Slay|Crush|Eras|Fix|Sav|Beat|Terminat|Hunt|Solv|Winn|Slash|Hamm|Clos|Break)(?:er|or)s?\b/g,
  new RegExp(
    `\\b(?:[A-Z][\\w'&-]+ (?:of |for |and |the )*){0,5}${ofWhat} (?:[A-Z][\\w'-]+ (?:of |for )?){0,2}?${office}\\b`,
    'g',
  ),
  /\b(?:[A-Z][\w'&-]+ )*(?:Guaranteed|Winning(?: Results)?|Winners?|Zero|Maximum|Best(?! (?:Lawyers|Law Firms))|Number One|Champions?|Victory|Success|Justice|Triumph|Recovery|Settlement|Verdict|Jackpot|Million|Dismissal|Acquittal|Eras(?:er|ers)|Crush(?:er|ers)|Slay(?:er|ers)|Kill(?:er|ers)|Bust(?:er|ers)|Fight(?:er|ers)|Sav(?:er|ers)|Stopp(?:er|ers)|Fix(?:er|ers)|Terminators?|Doctors?|Hunters?|Warriors?|Heroes|Rescue|Solvers?|Saviors?|Wizards?|Avengers?|Beat(?:er|ers)|Freedom|Fresh Start|Second Chance|Clean Slate|Kings?|Legal Aid|Court Help|People's|Citizens'?|Pro Bono) (?:[A-Z][\w'&-]+ ?){1,5}|\b(?:[A-Z][\w'&-]+ )*(?:Public|State|Official|National|Federal|Nonprofit|City|County|United|American) (?:[A-Z][\w'&-]+ ){0,3}(?:Law|Legal|Lawyers|Attorneys|Advocates|Defenders|Group|Help|Relief|Claims|Rights|Justice)(?: [A-Z][\w'&-]+)*/g,
]

const naming = field(`
  called, calls? (?:us|itself|ourselves|him|her|me|(?:his|her|its|the|their|our) (?:office|firm|practice)), call ourselves, known, known as, know us, name, names, named, operat(?:es?|ed|ing), practic(?:es?|ed|ing), practis(?:es?|ed|ing), does business
  do business, doing business, trad(?:es?|ing), market(?:s|ed|ing)?, brand(?:s|ed)?, rebranded, banner, sign, signs, advertis(?:es?|ed|ing), listed, appear as, goes by, go by
  style[ds]?, styles itself, practice of, share a name, a name on the door, titled, nicknamed, dubbed, under the (?:name|banner|style), as the, are the, is the, is the name, name under, welcome to, visit, find, look for, ask for, dial, call the, under the banner, at the, letterhead, plaque, heading, registered
  division of, service of, subsidiary of, affiliate, law firm, attorneys at law, P\\.?C\\.?, is open, are open, continues under
`)

const alone = field(`
  alone, by (?:him|her|it)self, solo, sole, single-handed(?:ly)?, one-lawyer, one lawyer, only lawyer, single lawyer, single attorney, only attorney, (?:one|two)-(?:woman|man|person), (?:separate|own) (?:practices?|books|clients)(?= alone| only|$|[.,;]), separate practice, no partners, no associates, no other lawyers, just one, has no
`)
const several =
  /(?:&|\band) (?:Partners|Associates|Sons|Daughters|Company|Co\.|Colleagues|Team)\b|(?:, [A-Z]\w+)+ (?:&|and) [A-Z]\w+|\b(?:Group|Associates|Partners)\b/g

/** What makes a firm look larger than it is. */
const looksLarger =
  /\b(?:(?:carry|carries|bears?|uses?|shares?) our (?:cards?|name|letterhead|banner)\b(?=[^.;]*\b(?:appear|look|seem|independent|separate|one firm|own))|(?:we|firm|us) (?:all )?(?:appear|look|seem)s? (?:to be |as |like )(?:an? |one )?(?:single |large |big |national |global |international |worldwide )|network of (?:affiliated|associated|partner)|\(only [^)]{1,40} is a lawyer\)|not admitted there|lends? (?:his|her) name to|(?:rented|borrowed) desks?|virtual (?:offices?|mailbox(?:es)?)|mail drops?|names? (?:remains?|stays?|stands?|still appears?) (?:\w+ )?on (?:our|the) (?:letterhead|door|sign))\b/gi

/** A name by which the firm is called, whatever it sounds like. */
const called: readonly RegExp[] = [
  anyCase`\b(?:as|under the name(?: of)?|called|named|at|visit|to|is|from|with|through|call|we are|the|of|welcome to|^the) (?:the |The )?(?:[\w'&-]+ ){0,4}?${ofWhat}(?: [\w&-]+)? (?:center|centre|clinic|institute|bureau|hotline|helpline|help line|help center|network|headquarters|league|alliance|advocates of)\b`,
]

/** Where else one works, and names that are in dispute. */
const isElsewhere =
  /\b(?:named to|listed in|edition|work(?:ed|ing)|works (?:at|for)|served|serves (?:on|as)|clerked|volunteers?|volunteered|directors?|intern|interned|staff attorney|began|before (?!you)|former|formerly (?!known)|staffs?|staffed|library|pro bono|City Bar|legal aid societ\w+|lectur\w+|teaches|taught|professor|member|fellow|founded by|bar association|arbitration|arbitrations|trial at|hosted by|spoke|(?:speaks?|talks?|lectures?) (?:on|at|about|to)|registered in|disputed|allowed|transferred|infring\w+|cybersquat\w+|represented|advised|elected|give time|gives time|trust account|received|chairs?|committee)\b/i

const shared = {
  rule: 'trade-name',
  advice: {
    message:
      "{said} is a name that is not the firm's own, and such a name may not mislead or promise a result (Rule 7.5(b); of domains and telephone numbers Rule 7.5(e) and (f); New York City Bar Opinion 2003-01).",
    fix: `Write the firm's name, its own address on the web and its telephone number in digits, for example "Call West Atlantic at 212-555-0142". ${allowance}`,
  },
} as const

const invites: Circumstance = {
  sentence:
    /\b(?:call|dial|visit|go to|find|log on|online at|write to|e-?mail|click|see|contact|website|reach|text|remember|bookmark|type|phone|start|begin|file|claim|now|tonight|today|here (?:to|for)|serving|at your service|welcome|look for)\b/i,
}

export const names: readonly WordFamily<NewYorkRule>[] = [
  {
    ...shared,
    patterns: [...anywhere, ...called, looksLarger],
    onlyWhen: [...ofUs, invites, { isLabel: true }],
    // The addresses of lists and guides.
    unless: [
      { core: /legal500|bestlawyers|superlawyers|martindale|lawdragon/i },
      { sentence: isElsewhere },
      { sentence: isContractOrPolicy },
    ],
  },
  {
    ...shared,
    patterns: tradeNames,
    together: [naming],
    onlyWhen: [
      ...ofUs,
      { sentence: toReader },
      invites,
      { sentence: /\b(?:private|law office|lawyers?|PLLC|LLP|P\.?C\.?|law firm|attorneys at law)(?![\w-])/i },
    ],
    unless: [{ sentence: isElsewhere }, { sentence: isContractOrPolicy }],
  },
  {
    ...shared,
    patterns: [alone],
    together: [several, naming],
    unless: [{ sentence: isElsewhere }, { sentence: isContractOrPolicy }],
  },
]
