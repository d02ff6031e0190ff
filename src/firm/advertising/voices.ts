import { anyCase, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { testimonialAdvice } from './rules/advice.ts'
import { supposed } from './testimonials.ts'

/** What others are said to say of the firm, by its grammar: words in quotation marks and a speaker, or a crowd. */

const speaker =
  '(?:clients?|customers?|(?:ship|home|business|restaurant|property|company|boat|yacht|shop)?-?owners?|mothers?|fathers?|mom|dad|widow(?:er)?s?|parents?|couples?|tenants?|founders?|bankers?|brokers?|executives?|CEOs?|CFOs?|general counsel|in-house counsel|managers?|developers?|entrepreneurs?|workers?|drivers?|teachers?|nurses?|doctors?|chefs?|lenders?|borrowers?|investors?|foreman|survivors?|patients?|reviewers?|captains?|famil(?:y|ies)|neighbors?|daughters?|sons?|colleagues?|peers?|opponents?|adversar(?:y|ies)|judges?|people|veterans?|artists?|musicians?|actors?|landlords?|sailors?|longshorem[ae]n|directors?|presidents?|chairm[ae]n|treasurers?|immigrants?|asylum seekers?|plaintiffs?)'
const says =
  '(?:says?|said|wrote|writes|told (?:us|me|friends|the firm|everyone)|tells (?:us|me)|puts? it|recalls?|recalled|remarked|remembers|reports?|called (?:us|our|him|her|it)|calls (?:us|our|him|her)|described (?:us|our|him|her)|describes (?:us|our|him|her)|thanked (?:us|our)|raves?|raved|gushed|praises?|praised|shared|posted|summed|sums|commented|comments|added|adds|swears|cried)'

const anywhere: readonly RegExp[] = [
  /[!,.]" (?:says|writes|said|wrote|recalls|advises|adds) [A-Z]\w+(?! (?:Court|J\.|v\.))|" \((?:[A-Z]\. ?){2}[,)]/g,
  /\b(?:[Cc]lients?|[Rr]eviews?|[Rr]eviewer|[Tt]estimonials?|[Cc]ustomers?)\b[^".;]{0,40}[:,] ?"|\b(?:says?|said|put|puts) it best\b/g,
  // "…," said a dock foreman. "…" — Maria G.
  anyCase`(?<="[-–—, ]{0,3})(?:${says}) (?:(?:an?|one|our|the|another) )?(?:[\w'-]+ ){0,5}?${speaker}\b`,
  /" ?[-–—(~] ?[^"]{0,60}?\b(?:client|customer|review|Google|Yelp|Avvo|owner|mother|father|CEO|founder|verified|counsel|executive|manager|Brooklyn|Queens|Manhattan|Bronx|Staten Island|Long Island)s?\b[^"]{0,30}$/gi,
  anyCase`\b(?:one|an?|as one|as an?|another|as our) (?:[\w'-]+ ){0,3}?${speaker}(?: (?:whom|that|who|we|of ours|in|from|at|of)(?: [\w'-]+){0,5}?)? (?:recently |once |later |has |have |even )*(?:${says})\b[^]{0,10}?(?:"|\bthat (?:we|our|without|he has never|she has never|nobody|no one|without us|the firm|it was)\b|\bof (?:us|our)\b|\bus (?:his|her|their|a|the best|she|he|the most|"|that)|: )`,
  anyCase`\b(?:what|how) (?:our |past |former |happy |satisfied |real |other |some of our |some |your |others|many |the |an? |one |another |grateful )*(?:${speaker}|people|others|they)? ?(?:are |have been )?(?:say|saying|said|think|thinks|thought|written|wrote|write|feel|posted|(?:have|had|has) to say|tell|telling)(?: (?:about|of) (?:us|our|West|working)|(?=[.!:]|$))`,
  /\b(?:don't|do not|no need to|never) (?:just )?take (?:our|my) word\b|\b(?:our|my) (?:clients|customers|reviews|testimonials|results) (?:say it (?:all|best)|speak for|do the talking|agree|love|rave|adore|keep coming back|come back|return|trust|call us|thank|recommend|refer|describe|praise|swear|sing|stay|appreciate|know)\b|\bclients (?:call|describe|praise|love|recommend|trust|thank|adore|rave about|swear by|cheer|speak highly of|sing|come back to) (?:us|our|him|her|the firm|working)\b|\b(?:reviews|testimonials) (?:are in|say|speak|prove|show)\b|\brave reviews\b|\bword of mouth\b/gi,
  /\bask (?:anyone|anybody|any of our clients|any client|our clients|around|the people (?:who|we)|those (?:who|whom|we)|people who|any (?:judge|lawyer|shipowner|broker|insurer))\b(?! (?:for|to|about|whether|what|how|when|if)\b)/gi,
  /\b(?:glowing|five[- ]star|5[- ]star|hundreds of|thousands of|many|positive|stellar|excellent|great|rave|\d+\+?) (?:[\w-]+ ){0,2}?(?:reviews|testimonials|endorsements|thank-you (?:notes|letters))\b(?! (?:must|may))/gi,
]

/** What might be said, or is not, or is law. */
const isSupposed: readonly Circumstance[] = [
  { before: supposed },
  {
    sentence:
      /\b(?:statute|court|Rule \d|shall|judge (?:said|wrote)|opinion|contract|clause|section|consent|privileged|notice)\b/i,
  },
]

const ofUs: readonly RegExp[] = [
  // Words in quotation marks in which somebody speaks of himself and of the firm.
  /"[^"]*\b(?:I|we|my|our|me)\b[^"]*\b(?:I|us|them|they|lawyers?|attorneys?|firm|you|they're|team|recommend|would never|saved|best|thank|grateful|trust|amazing|professional|responsive)\b[^"]*"/gi,
  // "Judges have told her that she was the best-prepared."
  /\b(?:judges|jurors|opponents|adversaries|colleagues|opposing counsel) (?:have |has |often |still |regularly |routinely |frequently |always )*(?:told|tell|said|say|call|called|praised?|compliment(?:ed)?|describe[d]?) (?:us|him|her|M[rs]s?\.? [\w-]+)\b(?=[^.;]*\b(?:best|finest|most|better|never|prepared|favou?rite|brilliant|greatest|toughest))/gi,
  /"[^"]*\b(?:thank you|thanks to|highly recommend|saved (?:my|our)|changed (?:my|our)|gave (?:me|us) back|best (?:lawyers?|attorneys?|firm|team|decision)|worth every|life-?sav\w+|never (?:have|would have)|could not have|couldn't have|they (?:fought|won|got|listened|cared|never|saved|answered)|the only lawyers?)\b[^"]*"/gi,
  anyCase`\b(?:an?|one|another|many|several|most|some|countless|hundreds of|thousands of|past|former|happy|satisfied|grateful|our|these) (?:[\w'-]+ ){0,3}?${speaker}(?: (?:whom|that|who)(?: [\w'-]+){1,4}?)? (?:has |have |recently |often |once |always |still |even |regularly )*(?:${says}|thanks?|credits?|recommends?|recommended|loves?|consider|considers|agree|sends? (?:us )?(?:their|his|her)|trusts? us|rates?|rated)\b(?! (?:to|in court|under|at trial|the (?:accident|insurer|loss)))(?=[^.]*\b(?:us|our|we|West|him|her|the firm)\b)`,
]

export const voices: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unrecorded-claim',
    patterns: anywhere,
    unless: isSupposed,
    tellsOfClient: true,
    advice: testimonialAdvice,
  },
  {
    rule: 'unrecorded-claim',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }],
    unless: isSupposed,
    tellsOfClient: true,
    advice: testimonialAdvice,
  },
]
