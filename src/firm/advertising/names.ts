import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { allowance } from './advice.ts'

/** Names under which a firm is found that are not its own: domains, telephone numbers made of words, names of trade. */

const boast =
  '(?:win|won|best|top|justice|verdict|settle|cash|money|dollar|max|beat|freedom|dismiss|expert|special|guarantee|nojail|victor|success|champion|super|great|award|recover|compensat|deserve|payday|payout|million|number1|numberone|no1|aggressive|tough|getpaid|getyour|free|fix|fight|killer|bulldog|shark|pitbull|hammer|results|acquit|notguilty|notickets?|erase|injur|accident|hurt|sue|divorce|bankrupt|lawcenter|legalcenter|justicecenter|cheap|lowcost|affordable|fast|quick|easy|ace|elite|premier|leading|power)'

const center =
  '(?:law|legal|justice|litigation|injury|accident|divorce|immigration|bankruptcy|defense|rights|claims?|victims?|recovery|maritime|tenant|consumer|disability|visa|debt|tax)'

const patterns: readonly RegExp[] = [
  /\b(?:doing business|do business|does business|operat(?:e|es|ing)|trad(?:e|es|ing)|rebranded) as (?:the |The )?"?[A-Z]\w+/g,
  anyCase`(?<![\w.])(?:https?:\/\/)?(?:[\w.+-]+@)?(?:www\.)?[a-z\d-]*${boast}[a-z\d-]*\.(?:com|net|org|law|lawyer|lawyers|legal|attorney|nyc|us|biz|info|co)\b`,
  /\b(?:1[- .])?\(?(?:8(?:00|33|44|55|66|77|88)|212|718|917|646|347|516|914|929|631)\)?[- .](?=[A-Z\d-]*[A-Z]{2})[A-Z\d]+(?:-[A-Z\d]+)*\b/g,
  anyCase`\b(?:as|under the name(?: of)?|called|named|at|visit|to|is|from|with|through|call|we are|the|of|welcome to|^the) (?:the |The )?(?:[\w'&-]+ ){0,4}?${center}(?: [\w&-]+)? (?:center|centre|clinic|institute|bureau|hotline|helpline|help line|help center|network|foundation|headquarters|league|alliance|council|society|department|commission|agency|advocates of)\b`,
  /\b(?:also |better |widely |commonly |popularly )?(?:known|doing business|do business|does business|operat(?:e|es|ing)|practic(?:e|es|ing)|trad(?:e|es|ing)|market(?:s|ed|ing)?|brand(?:ed|s)?|rebranded|advertis(?:e|es|ed|ing)|call(?:s|ed)? (?:us|him|her|me|ourselves)|nicknamed|dubbed) (?:[\w-]+ )?(?:under the (?:name|banner|brand)(?: of)?|as|to (?:everyone|clients|insurers) as|")? ?"?(?:the |The )(?:[A-Z][\w'&-]+ ?){1,5}/g,
  /\b(?:d\/b\/a|dba)\b/gi,
  /\b(?:[Cc]all|[Aa]sk for|[Hh]ire|[Mm]eet|[Rr]emember|[Ff]ind) "?[Tt]he (?:Hammer|Bulldog|Shark|Pit ?bull|Closer|Fixer|Heavy Hitters?|Winning Team|Winner|Dream Team|Champ|Terminator|Strong Arm|Tiger|Lion|Eagle|Law Tigers|Ticket Killer|Barracuda|King|Queen)\b/g,
]

const isElsewhere =
  /\b(?:worked|works|served|serves|clerked|volunteer|volunteers|volunteered|board|director|intern|interned|staff attorney|began|before|former|formerly|legal aid|lectur\w+|teaches|taught|professor|member|fellow|founded by|bar|arbitration|arbitrations|trial at|hosted by|spoke|speaks at|registered in|disputed|transferred|infring\w+|cybersquat\w+)\b/i

export const names: WordFamily<NewYorkRule> = {
  rule: 'trade-name',
  patterns,
  onlyWhen: [
    { isOfFirm: true },
    { core: /\bwww\.|https?:/i },
    {
      sentence:
        /\b(?:call|dial|visit|go to|find|log on|online at|write to|e-?mail|click|see|contact|website|reach|text|remember|bookmark|type|phone|here (?:to|for)|for you|help you|learn|online|serves?|serving|at your service|welcome)\b/i,
    },
    { isLabel: true },
  ],
  unless: [{ sentence: isElsewhere }],
  advice: {
    message:
      "{said} is a name that is not the firm's own, and such a name may not mislead or promise a result (Rule 7.5(b); of domains and telephone numbers Rule 7.5(e) and (f), from memory; New York City Bar Opinion 2003-01).",
    fix: `Write the firm's name, its own address on the web and its telephone number in digits, for example "Call West Atlantic at 212-555-0142". ${allowance}`,
  },
}
