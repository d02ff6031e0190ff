import { anyCase, field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs, toReader } from './voice/voice.ts'

/** How people are approached who asked for nothing: by name, from a report; or signed up in a chat before they think. */

/** How the firm learned of somebody, and of what. */
const learned: readonly RegExp[] = [
  /\b(?:we|I|our (?:\w+ )?(?:lawyers?|attorneys?|investigators?|team|office|staff)) (?:have |has |just |recently |already )*(?:saw|see|seen|read (?:about|of)|noticed|learned (?:of|about|from)|heard (?:of|about)|found|came across|know about|spotted) (?:in (?:the )?[\w ]{1,20} )?(?:that )?(?:you (?:were|have been) (?:served|sued|arrested|charged|hurt|injured|evicted|fired|laid off)|your? (?:[\w'-]+ ){0,5}?(?:arrest(?:ed)?|accidents?|crash|injur(?:y|ed|ies)|foreclosure|eviction|divorce|death|loss|lawsuit|sued|charge[ds]?|summons|ticket|indictment|bankruptcy|layoff|fired|audit|hurt|police report|report|judgment|default|collision|fire|name))\b/gi,
  /\b(?:(?:have|has|got|obtain|obtained|bought|gathered|found|pulled|took) )+(?:your|the|all(?: of)? the|a|every) (?:names?|list|address(?:es)?|telephone numbers?|phone numbers?|(?:police|crash|accident) reports?)\b[^.;]{0,120}?\b(?:of (?:all|every|the|each|those)|from (?:the|a) (?:police|crash|accident|hospital|court|blotter|arrest)|police|evacuated|will (?:be )?(?:call|visit|telephon|writ|text|contact))/gi,
  /\b(?:got|took|found|have|obtained) your (?:name|address|number) (?:from|in|on) the (?:[\w'-]+ )?(?:police|crash|accident|hospital|court|arrest|blotter|docket|report|papers?|news\w*|filing|calendar|records?)/gi,
  /\byour name (?:appeared|appears|came up|was|is) (?:\w+ )?(?:on|in) (?:the|an?) (?:[\w'-]+ ){0,3}?(?:calendar|docket|report|blotter|list|petition|complaint|filing|news\w*|papers?|register|records?)\b|\byou were (?:just |recently )?(?:named|listed|sued|arrested|charged|served|injured|hurt)\b[^.;]{0,60}\b(?:and|so|that is why) (?:we|our)\b/gi,
]

/** Who is sought out, at home or by telephone. */
const misfortunate =
  '(?:creditors?|victims?|famil(?:y|ies)|passengers?|survivors?|workers|tenants?|residents|shareholders|investors|patients|widows?|widowers?|detainees?|homeowners?|defendants|neighbors?|parents|relatives|mourners|employees|customers|drivers|commuters)'
const our =
  '(?:we|our (?:[\\w-]+ ){0,2}?(?:lawyers?|attorneys?|investigators?|team|office|staff|people|paralegals?|partners?|representatives?))'

const soughtOut: readonly RegExp[] = [
  // "Our lawyers join chat rooms for survivors to offer them representation."
  anyCase`\b${our} (?:regularly |often |also |now )?(?:joins?|enters?|visits?|posts? in|monitors?|watch(?:es)?|frequents?|drops? into|attends?|waits? (?:in|at|outside)|go(?:es)? to|comes? to|combs?) (?:[\w'-]+ ){0,5}?(?:chat ?rooms?|chats|forums?|groups?|message boards?|hospitals?|shelters?|wakes?|funerals?|vigils?|emergency rooms?|waiting rooms?|scenes?|pages)\b[^.;]{0,60}?\b(?:to|and|where they) (?:offers? (?:\w+ ){0,2}?(?:representation|services|to represent|a retainer)|signs? (?:up|new|clients|them|victims|people)|finds? (?:new )?clients|recruits?|enlists?|hands? out|solicits?)\b`,
  anyCase`\b${our} (?:will (?:be )?|are |is |have been |has been |have |'re )?(?:now |already |even |personally )?(?:knock(?:s|ing|ed)? on (?:the )?(?:[\w'-]+ )?doors?|go(?:es|ing)? (?:door to door|from door to door|house to house|room to room|bed to bed)|canvass(?:es|ing|ed)?)\b`,
  anyCase`\b${our} (?:will (?:be )?|are |is |have been |have |'ll |'re )?(?:now |already |even |personally |also )?(?:telephon(?:e|es|ing|ed)|phon(?:e|es|ing|ed)|call(?:s|ing|ed)?|text(?:s|ing|ed)?|visit(?:s|ing|ed)?|contact(?:s|ing|ed)?|reach(?:es|ing|ed)? out to|approach(?:es|ing|ed)?) (?:every|each|all|everyone|those|the) (?!families we represent)(?:[\w'-]+ ){0,4}?(?:${misfortunate}|taken|arrested|hurt|injured|laid off|evicted|named|listed)\b[^.;]{0,50}\b(?:of|on|in|at|from|after|hurt|injured|killed|laid off|listed|why|to (?:explain|offer|sign|tell|say))\b`,
]

const quickly = field(`
  (?:sign(?:s|ed|ing)?|enrol(?:l|ls|led|ling)?) (?:(?:you|people|clients|visitors|your [\\w']+) )?(?:up|on), sign up your [\\w' ]{1,30}, be signed, signs? you(?: up)?(?: today| now| tonight)?, sign with, enroll you, signed you(?: up)?, retains clients, (?:have|has|get|sign) your retainer, take (?:on )?your (?:\\w+ )?(?:case|claim), takes? your (?:\\w+ )?(?:case|claim), opens? your (?:\\w+ )?(?:case|claim), becomes? (?:a|our) client, makes? you (?:a|our) client, ready to represent you, makes? you (?:a|our) client, be your lawyer, accept your (?:case|claim)
`)
const online = field(`
  chat(?:s|ting)?, chat (?:room|window|box|lawyer), live lawyer, message window, messenger, bubble, pop-?up, pops up, online, this page, text line, video call, click, widget, leave (?:the|this|our) (?:page|site), bots?, first text, chatbots?, virtual assistant
`)

const isCautious =
  /\b(?:not|no|never|until|unless|before we have|conflicts?|agreement in writing|portal|newsletter|seminar)\b(?!.{0,20}\bleave\b)/i

export const solicitations: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'incident-solicitation',
    patterns: [...learned, ...soughtOut],
    onlyWhen: [...ofUs, { sentence: toReader }],
    unless: [
      { sentence: isContractOrPolicy },
      {
        sentence:
          /\b(?:referr\w+|clinic|whom? we represent|we represent|your (?:letter|message|e-?mail|résumé|resume|application|article))\b/i,
      },
    ],
    advice: {
      message:
        '{said} approaches people by name whose misfortune the firm read of; whoever is written to first is told how the firm learned of it, and after an accident thirty days must pass (Rule 7.3, Rule 4.5).',
      fix: `Speak to everybody alike, for example "We represent tenants in eviction cases." ${allowance}`,
    },
  },
  {
    rule: 'premature-engagement',
    patterns: [quickly],
    together: [online],
    onlyWhen: [...ofUs, { sentence: toReader }],
    unless: [{ sentence: isCautious }, { sentence: isContractOrPolicy }],
    advice: {
      message:
        '{said} makes clients of visitors in a chat, which is solicitation in real time and comes before anybody has looked for conflicts (Rule 7.3(a)(1), Rule 7.1(a)).',
      fix: `Say when somebody answers, for example "Write to us, and a lawyer will call you on the next business day." ${allowance}`,
    },
  },
]
