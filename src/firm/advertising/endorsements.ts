import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { allowance } from './advice.ts'

/** Who is paid to praise, and scenes that did not happen: both may be shown, and both have to be said. */

const famous =
  '(?:(?:television|TV|NBA|WNBA|NFL|MLB|NHL|radio|film|movie|Hollywood|Broadway|sports|pop|rock|soap|Grammy|Emmy|Oscar|Tony|Super Bowl|World Series|Olympic|Instagram|TikTok|YouTube|award-winning)(?:.s)? (?:[\\w-]+ )?(?:chefs?|cooks?|hosts?|stars?|winners?|champions?|doctors?|judges?|personalit(?:y|ies)|lawyers?|legends?|heroe?s?|anchors?|actors?|athletes?|creators?|sensations?)|celebrit(?:y|ies)|actors?|actress(?:es)?|movie stars?|film stars?|(?:television|TV).s (?:[\\w-]+ )?(?:judge|host|star|doctor|lawyer)|television (?:hosts?|stars?|personalit(?:y|ies)|judges?)|TV (?:hosts?|stars?|personalit(?:y|ies)|judges?)|talk[- ]show hosts?|radio hosts?|news anchors?|anchorm[ae]n|comedians?|singers?|rappers?|rock stars?|pop stars?|athletes?|quarterbacks?|pitchers?|goalkeepers?|ballplayers?|basketball (?:stars?|players?|legends?)|baseball (?:stars?|players?|legends?)|football (?:stars?|players?|legends?)|boxers?|champions?|Olympians?|Olympic (?:[\\w-]+ )?(?:medalists?|champions?)|gold medalists?|Hall of Fame(?:r|rs)?|all-stars?|influencers?|YouTubers?|podcasters?|bloggers?|reality stars?|supermodels?|sports legends?|local legends?|household names?|star of (?:television|TV|stage|screen|the (?:hit )?(?:show|series))|hosts? of (?:television|TV|the)|former (?:Yankees?|Mets?|Knicks?|Giants?|Jets?|mayor|governor|judge|senator|champion)|Yankees?|Mets|Knicks)'
const endorse =
  '(?:recommends?|recommended|endorses?|endorsed|trusts?|chose|chooses|picks?|relies on|counts on|swears by|backs?|vouches? for|speaks? for|stands? by|loves?|praises?|says?|tells?|urges?|calls?|explains?|shares? (?:her|his|their) (?:story|stories|experiences?)|is the face|our face|the face of|stars? in|appears? in|teams? up|sends? (?:all |his |her |their |every)|partners?|partnered|joins us|hired|uses|turns? to|invites|ambassadors?|is proud to)'

const paid: readonly RegExp[] = [
  /\b(?:celebrity |paid |compensated |official |brand |our |famous |sponsored )?(?:spokes(?:man|men|woman|women|person|persons|people|model|models)|brand ambassadors?|pitchm[ae]n)\b/gi,
  anyCase`\b${famous}\b[^.;!?]{0,80}?\b${endorse}\b`,
  anyCase`\b(?:endorsed|recommended|trusted|chosen|praised|backed|approved|featured|supported) by (?:[\w'-]+ ){0,4}?${famous}\b`,
  anyCase`\bour (?:celebrity |famous |well-known |star )(?:clients?|friends?|partners?|fans?|endorsers?|endorsements?|ambassadors?)\b`,
  /\b(?:you (?:may |might |probably |'ll )?(?:know|have seen|recogni[sz]e|remember) (?:him|her|them|the face|the voice|[A-Z]\w+)|as seen on (?:TV|television)|the voice of)\b(?=.*\b(?:trusts?|recommends?|calls?|us|we|our)\b)/gi,
  /(?<!\w)(?:gift cards?|discounts?|cash|rewards?|credits?|bonus(?:es)?|\$\d+|money|prizes?|raffle|sweepstakes|drawing|free|coupons?|vouchers?|tickets?|percent off|% off|entered|compensat(?:ed|es?|ion)|paid|pay|thank-you gifts?|a chance to win)\b[^.;!?]{0,60}?\b(?:reviews?|reviewing|testimonials?|five[- ]stars?|5[- ]stars?|referr(?:al|als|ed|ing)|refer|recommend(?:ation|ations|ing|s|ed)?|endorse(?:ment|ments|s|d)?|say(?:ing)? (?:something )?nice|tell(?:ing)? (?:a|your) friends?|stories|posts?|(?:you|who) (?:send|sends|bring|brings|introduce|refer))\b/gi,
  /\b(?:reviews?|reviewing|testimonials?|five[- ]stars?|5[- ]stars?|referr(?:al|als|ed|ing)|refer|recommend(?:ation|ations|ing|s)?|endorse(?:ment|ments|rs?|d)?|stories|storytellers|bloggers?|influencers?)\b[^.;!?]{0,60}?\b(?:gift cards?|discounts?|cash|rewards?|credits?|bonus(?:es)?|\$\d+|receive[sd]? (?:a|free|\$)|earns?|prizes?|coupons?|vouchers?|percent off|% off|free (?:month|hour|will|consultation)|compensat(?:ed|es?|ion)|(?:is|are|was|were|get|gets|been) paid|a small (?:fee|gift|payment)|partner(?:s|ed)? with|thank-you gift|entered|in exchange|in return|fees?)\b/gi,
  /\b(?:paid|compensated|sponsored|hired|retained|commission(?:ed)?) (?:[\w-]+ )?(?:endorse(?:ment|ments|rs?)|testimonials?|reviewers?|reviews?|bloggers?|posts?|promot(?:er|ers|ions)|fans?|influencers?|clients? who)\b/gi,
]

const isPaidToSay =
  /\b(?:is|are|was|were|has been|have been) (?:a |an )?(?:paid|compensated)\b(?! (?:by us )?to (?:say|tell))/i

/** What the rules say of endorsements. */
const isOfRules = /\b(?:FTC|guides|must|may not|rules?|disclos\w+|forbids?|regulat\w+)\b/i

const scenes: readonly RegExp[] = [
  /\b(?:dramatic|cinematic|faithful|vivid) (?:re-?creation|re-?enactment|portrayal|reconstruction|depiction)s?\b/gi,
  /\b(?:in|watch|see|view|our) (?:this |our |the )?(?:[\w-]+ )?(?:re-?enactment|dramati[sz]ation|recreation|simulation)\b/gi,
  /\b(?:re-?enact(?:s|ed|ing|ments?|or|ors)?|re-?creat(?:e[sd]?|ing|ions?)|dramati[sz](?:e[sd]?|ing|ations?)|simulat(?:e[sd]?|ing|ions?)|staged?|re-?staged|restages?|fictional(?:i[sz]ed)?|fictitious|imagined|make-believe|scripted|mock)\b[^.;!?]{0,60}?\b(?:scenes?|trials?|courtroom|closing|arguments?|verdicts?|cross-examinations?|cases?|videos?|films?|commercials?|moments?|clients?|judges?|jury|victor(?:y|ies)|stor(?:y|ies)|accidents?|crash(?:es)?|hearings?|depositions?|settlement|negotiations?|drama|day|night|arrest|raid)\b/gi,
  /\b(?:scenes?|trials?|courtroom|closing|arguments?|verdict|cross-examination|videos?|films?|commercials?|client|judge|story|drama|moment|hearing|crash|accident)\b[^.;!?]{0,40}?\b(?:re-?enact(?:s|ed|ing|ment|ments)?|re-?creat(?:e[sd]?|ing|ions?)|dramati[sz](?:e[sd]?|ing|ation)|staged|scripted|staged (?:with|by|for|in)|fictional|played by|portrayed by|performed by|acted out|brought to life|come to life|comes to life|relives?|relived)\b/gi,
  /\b(?:actors?|actress(?:es)?|models?|professionals?|performers?|stand-ins?|extras|hired faces|stuntm[ae]n)\b[^.;!?]{0,40}?\b(?:plays?|played|portrays?|portraying|playing|poses?|posing|as (?:our|an?|the)|stands? in|in the role|depicts?|wear)\b/gi,
  /\b(?:played|portrayed|performed|voiced|depicted) by (?:an? |our |the |hired )?(?:[\w-]+ )?(?:actors?|actress(?:es)?|models?|performers?|staff|colleagues?|friends?|lawyers?|partners?|associates?)\b/gi,
  /\bour (?:new |latest |short |award-winning |TV |television |online |web |30-second )*(?:videos?|films?|commercials?|advertisements?|ads?|TV spots?|spots?|clips?|miniseries|reels?|animations?|trailer|documentary)\b[^.;!?]{0,80}?\b(?:judges?|jury|jurors|clients?|famil(?:y|ies)|witness(?:es)?|insurer|insurance|adjuster|courtroom|win|wins|verdict|trial|widow|victims?|accident|crash|scene|cross-examin\w*|lawyers? (?:in|at|as))\b/gi,
  /\b(?:in|watch|see) (?:this|the|our|the following) (?:[\w-]+ )?(?:video|film|commercial|clip|ad|spot|scene|animation)\b(?: below| above)?,?[^.;!?]{0,80}?\b(?:judge|jury|jurors|client|family|witness|insurer|adjuster|courtroom|verdict|trial|widow|victim|cross-examin\w*)\b/gi,
  /\b(?:scenes?|scenarios?|stories|story|vignettes?|episodes?) (?:in|from|of|on) (?:our|this|the firm's|these) (?:[\w-]+ )?(?:commercials?|videos?|films?|ads?|advertising|campaigns?|spots?|page|website)\b/gi,
  /\b[Mm]eet (?!(?:with|the (?:team|partners|lawyers|attorneys)|our|us|your|you|all|these|those|in|at|and|every|each|one|a|on|before|by|deadlines?)\b)[A-Z]\w+\b[^]{0,160}?\b(?:called|calls|hired|came to|found|turned to|until|thanks to|then) (?:us|we|our|[A-Z])/g,
  /\b(?:picture (?:this|yourself|the (?:scene|judge|jury))|imagine (?:the|a|an|our|your|this|that|yourself)|close your eyes|it is (?:a dark|late|midnight))\b[^]{0,120}?\b(?:judge|jury|courtroom|witness|opposing|the other side|verdict|our (?:partner|lawyer|attorney|team)s?|crash|insurer|you win|we (?:rise|stand|win|walk))\b/gi,
  /\b(?:composite|typical|hypothetical|imaginary|invented|made-up) (?:clients?|characters?|stor(?:y|ies)|famil(?:y|ies)|couple|scenes?)\b/gi,
]

const isLabelled =
  /\bdramati[sz]ation\b(?! of)|\bactors? (?:portray|portrays|portraying|play|plays|playing)\b[^]*\b(?:did not happen|fictional|not (?:real|actual|a real|an actual)|never happened)\b|\b(?:fictional|fictionalized|staged) (?:scene|event|depiction)s?[,.;]/i

export const endorsements: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'paid-endorsement',
    patterns: paid,
    onlyWhen: [
      { isOfFirm: true },
      { sentence: /\byou(?:r|'ll)?\b|^(?:refer|leave|post|write|share|review|tell|recommend)\b/i },
    ],
    unless: [{ sentence: isOfRules }],
    allowedBeside: { sentence: /./, statement: isPaidToSay },
    advice: {
      message:
        '{said} lets somebody speak for the firm who may be paid for it, and the page does not say whether that is so (Rule 7.1(c)(1)).',
      fix: `Say it beside the words, for example "Jane Sample is paid for this endorsement." Offer nothing for reviews; or leave the endorsement out. ${allowance}`,
    },
  },
  {
    rule: 'staged-scene',
    patterns: scenes,
    onlyWhen: [
      { isOfFirm: true },
      {
        sentence:
          /\b(?:this|our) (?:page|website|site|video|film|commercial)\b|^(?:watch|see|picture|imagine|meet|view|play|experience|relive|in (?:the|this)|actors?|scenes?|dramatic|an? (?:actor|re|dramat))\b/i,
      },
    ],
    allowedBeside: { sentence: /./, statement: isLabelled },
    advice: {
      message:
        '{said} tells or shows a scene that did not happen, or people who are not who they seem, and the page does not say so (Rule 7.1(c)(3)).',
      fix: `Write beside it, for example "Dramatization. Actors portray clients, and the scene did not happen."; or tell what did happen. ${allowance}`,
    },
  },
]
