import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { allowance } from './advice.ts'

/** Calls to the victims of one certain accident: who, of what, and what to do. General advice names no accident. */

const event =
  '(?:accidents?|crash(?:es)?|collisions?|derail(?:ment|ments|ed|s)|fires?|blazes?|explosions?|exploded|blasts?|collapses?|collapsed|shootings?|sinking|sank|capsiz(?:ed|ing)|spills?|outbreaks?|flights? [\\w-]*\\d+|bombing|floods?|flooding|leaks?|attacks?|disasters?|traged(?:y|ies)|incidents?|wrecks?|pile-?ups?|stampede|poisonings?|outage|recall|storms?|hurricanes? [A-Z]\\w+|earthquake|breach|overturned|crashed|flipped|ferry|plane|train|bus|subway|helicopter|crane|scaffold)'
const when =
  "(?:yesterday(?:'s)?|today(?:'s)?|tonight|this (?:morning|week|weekend|month|afternoon|past|summer|winter|spring|fall)(?:'s)?|last (?:night|week|weekend|month|evening|sunday|monday|tuesday|wednesday|thursday|friday|saturday|summer|winter|spring|fall|january|february|march|april|may|june|july|august|september|october|november|december)(?:'s)?|(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?:'s| (?:morning|night|evening|afternoon))?|on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december)|recent(?:ly)?|just (?:happened|occurred)|earlier this|days ago|hours ago|weekend's|week's)"
const someone =
  '(?:you|victims?|passengers?|famil(?:y|ies)|anyone|those|survivors?|residents?|riders?|crew|workers?|neighbors|people|loved ones?|relatives|tenants|injured|hurt|harmed|affected|aboard|on board|caught|commuters|bystanders|travelers|guests|employees|next of kin)'
const call =
  "(?:call(?: us| now| today| our|ing| the| for| [A-Z\\d])|contact|we can help|we are (?:here|ready|now|standing|investigating|representing|available|signing|taking|accepting|prepared|on the|at)|our (?:lawyers|attorneys|team|firm|office|phones?|doors?)|may be entitled|are entitled|could be entitled|accepting|free (?:consultation|case|evaluation|review)|get in touch|reach (?:out|us)|speak (?:with|to) (?:us|a lawyer|an attorney|our)|let us|we (?:will|want to|would like to) (?:help|hear|fight|represent|speak|meet|come)|we're (?:here|ready)|you have rights|know your rights|act (?:now|fast|quickly)|may have (?:a|claims?)|have a claim|text us|join (?:our|the|us)|sign up|hire us|protect your rights|we represent|represent (?:you|victims|families|passengers)|help you|entitled to)"

const patterns: readonly RegExp[] = [
  anyCase`\b${someone}\b[^]{0,90}?\b(?:${when}\b[^]{0,40}?\b${event}|${event}\b[^]{0,40}?\b${when})\b[^]{0,120}?\b${call}`,
  anyCase`\b${call}[^]{0,120}?\b${someone}\b[^]{0,90}?\b(?:${when}\b[^]{0,40}?\b${event}|${event}\b[^]{0,40}?\b${when})\b`,
  anyCase`\b(?:${when}\b[^]{0,40}?\b${event}|${event}\b[^]{0,40}?\b${when})\b[^]{0,90}?\b${someone}\b[^]{0,90}?\b${call}`,
  anyCase`\b(?:sickened|hurt|injured|killed|displaced|burned|trapped|poisoned|exposed|harmed|stranded|evacuated|infected|bitten|lost)\b[^.;]{0,60}?\b${when}[^]{0,100}?\b${call}`,
  anyCase`\b(?:were|was|did|are|is|have|has) (?:you|your|someone you|a loved one|anyone|a family member)\b[^.?]{0,100}?(?:\b${when}\b[^.?]{0,40}?\b${event}|\b${event}\b[^.?]{0,40}?\b${when})[^.?]*\?`,
  // The place names the accident: "the Pier 40 fire", "the collapse on Water Street".
  /\b(?:[Vv]ictims?|[Pp]assengers?|[Ff]amil(?:y|ies)|[Aa]nyone|[Tt]hose|[Ss]urvivors?|[Rr]esidents?|[Rr]iders?|[Cc]rew|loved ones?|[Rr]elatives|[Tt]enants|[Ii]njured|[Hh]urt|[Hh]armed|[Aa]ffected|[Aa]board|[Yy]ou)\b[^]{0,60}?\b(?:the|that|this|aboard|at the|by the) (?:[\w'-]+ ){0,4}?(?:[A-Z][\w'-]+ (?:[A-Z\d][\w'-]* )*(?:[a-z-]+ )?(?:accident|crash|collision|derailment|fire|blaze|explosion|collapse|shooting|sinking|spill|outbreak|bombing|flood|leak|attack|disaster|tragedy|wreck)|(?:[a-z-]+ )?(?:accident|crash|collision|derailment|fire|blaze|explosion|collapse|shooting|sinking|spill|outbreak|bombing|flood|leak|attack|disaster|tragedy|wreck) (?:on|at|in|near|off|of) (?:the )?[A-Z\d])[^]{0,120}?\b(?:[Cc]all\b|[Cc]ontact\b|[Ww]e can\b|[Ww]e are\b|[Oo]ur (?:lawyers|attorneys|team|firm|office)\b|entitled\b|[Ff]ree consultation\b|[Rr]each\b|[Ll]et us\b|[Ww]e will\b|help\b)/g,
  /\b(?:aboard|on|of|from) (?:[Ff]light|[Tt]rain|[Bb]us|[Ff]erry) (?:[A-Z\d][\w-]*)\b[^]{0,120}?\b(?:call|contact|we|our)\b/g,
]

/** General advice, and what is told of past accidents. */
const isGeneral =
  /\b(?:after an? |(?:in|of) an? (?:car |traffic |work )?(?:accident|crash)\b(?!.*\b(?:yesterday|last|this week))|notice of claim|statute|within (?:thirty|ninety|\d+) days|sued|was injured|were injured)\b/i

export const incidents: WordFamily<NewYorkRule> = {
  rule: 'incident-solicitation',
  patterns,
  unless: [{ sentence: isGeneral }],
  advice: {
    message:
      '{said} calls the victims of one certain accident, which is not allowed within thirty days of it (Rule 7.3(e) and Rule 4.5, from memory; Alexander v. Cahill, 2d Cir. 2010).',
    fix: `Wait the thirty days, and let a lawyer look at the words; or name no accident: "We represent people who were injured in accidents on ferries." ${allowance}`,
  },
}
