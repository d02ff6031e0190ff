import { field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs, ofUsOrToReader, toReader } from './voice/voice.ts'

/** Scenes that did not happen, and people who are not who they seem: what is played, and where it is shown. */

const played = field(`
  actors?, actress(?:es)?, performers?, models?, extras, stand-ins?, stuntm[ae]n, body doubles?, look-?alikes?, thespians?, volunteers, hired faces, avatars?, computer-generated, AI-generated
  generated, portray(?:s|ed|ing|als?)?, play(?:s|ed|ing)? (?:the|a|an|our|by|out), played, plays, poses?, posed, posing, cast, depict(?:s|ed|ing|ions?)?, impersonat\\w+
  re-?enact(?:s|ed|ing|ments?|ors?)?, re-?creat(?:es?|ed|ing|ions?)?, dramati[sz](?:es?|ed|ing|ations?), dramatic, drama, dramas, re-?stag(?:es?|ed|ing)?, staged, stages (?:an?|the|our|this), staging, (?:on|the) stage, simulat(?:es?|ed|ing|ions?)
  fictional(?:i[sz]ed)?, fictitious, imagin(?:es?|ed|ing|ary), set up, hired talent, talent, hired for, invented, made-up, make-believe, scripted, mock, composites?, hypothetical, rehears(?:al|ed), inspired by, based on, loosely
  reconstruct(?:s|ed|ing|ions?)?, acted(?: out)?, acting, acts out, bring(?:s|ing)? (?:back|to life), brought (?:back|to life), comes? (?:to life|alive), coming to life, relives?, relived, reliving, once more for the camera, for the camera
  as (?:if|though) you were, just as it happened, as it happened, moment by moment, minute by minute, step (?:into|inside), stock (?:photos?|images?|photographs?), names? changed, any resemblance, animated, animation, cartoon, comic strip
  breaks down, broke down, takes apart, take apart, tears, delivering, delivers, confront(?:s|ed|ing)?, storms?, crumbles?, squirms?, gasps?, folds?, face (?:change|fall)s?, takes on, moment when, the moment, role-?play(?:s|ed)?, dialogue, voice-?over, narrat\\w+
`)

const shownIn = field(`
  videos?, films?, filmed, short film, movie, clips?, commercials?, spots?, ads?, advertisements?, television, TV, screen, on-screen, footage, reels?, trailers?, documentary, miniseries, series, episodes?, vignettes?, skits?, sketch, podcast
  stock library, photos?, photographs?, photographed, pictures?, pictured, images?, gallery, poster, billboards?, brochure, slideshow, camera, cameras, shoot, scenes?, courtroom drama, our drama, dramatization, dramatisation, watch, press play, click play, play button, view
  animation, animated, storyboard, re-?enactments?, recreation, re-creation, simulation, this page, home page, website, our site, (?:see|step into|step inside|follow|meet|picture|imagine|relive|experience) (?:a|an|the|our|how|what|\\w+, a|"?[A-Z]\\w+), portrayal, case study, case studies, stories, story
`)

/** What happens in such scenes. */
const matters = field(`
  judges?, judge's, jur(?:y|ies|ors?), juror's, courtroom, courts?, verdicts?, trials?, hearings?, depositions?, cross-examin\\w+, closing(?: argument)?, opening statement, witness(?:es)?, clients?, famil(?:y|ies), couple, widows?, victims?, plaintiffs?, defendants?, employees?, tenants?, landlords?
  landlord's, insurers?, insurance, adjusters?, our (?:lawyers|attorneys|partners?|team|lead counsel|senior|associates?), lawyers?, attorneys?, partners?, partners", counsel, arrest(?:ed)?, accidents?, crash(?:es)?, collapse, fire, boardroom, takeover, deals?, bakery, home, homes, foreclosure, eviction, owners?, buyers?, sellers?, sued?, suit, lawsuit
  cyclist, pedestrian, injured, mother, father, child, children, people, patients?, workers?, settlements?, wins?, won, victor(?:y|ies), rescued?, saved, beat(?:ing)?, office, engagements?, cases?, negotiations?, showdown, injunctions?, testimony, calls us, chief executive, employer, doctor, driver, worker, firm, clinic, handshake
`)

const filmed = field(
  `videos?, films?, clips?, commercials?, spots?, ads, advertisements?, television spot, miniseries, episodes?, trailers?, documentary, (?:courtroom|trial|jury) scenes?, animated series, animations?`,
)

/** Nothing else is meant by these, wherever they are shown. */
const unmistakablyPlayed = field(`
  played with [\\w ]{1,20} by, might have sounded, artist's impression, (?:stage|theater|full|professional|ensemble) cast, cast of, (?:bring|brings|brought|bringing) [^.;]{0,40}?back to life, re-?enact(?:s|ed|ing|ments?), dramati[sz](?:es|ed|ations?), dramatic (?:retelling|reading|version|recreation|re-creation), re-?buil(?:d|ds|t) the (?:scene|moment|night|room), re-?creat(?:es|ed|ing|ions?) (?:of )?the (?:scene|moment|night|crash|accident|collapse|hearing|trial), re-?construct(?:s|ed) the (?:scene|moment), characters? (?:drawn|based|inspired|invented|made), (?:fictional|imaginary|invented|composite) (?:clients?|characters?|famil(?:y|ies)|couple|owner), (?:drawn|blended|stitched|pieced together) from (?:several|many|two|three|real|our), body doubles?, stand-ins?, look-?alikes?
`)

/** Our own films: what they tell of is a scene. */
const deeds = field(`
  weeping, cross-examin\\w+, wins?, win, won, winning, verdicts?, collapse, arrest(?:ed)?, crash, fire, escorted, calls us, call us, called us, confront(?:s|ed|ing)?, rescue[sd]?, rescuing, saved?, saves, saving, stopped, stops, beats?, beating, broke, breaks, tears, judge, jury, jurors, insurer, adjuster
  foreclosure, eviction, witness, showdown, fight, battle, justice, courtroom, trial, night, morning, hero(?:es)?, villain, defeats?, fired, injured, hurt, surprised?, widow, meets, changes? (?:her|his|their|a) li(?:fe|ves), victims?, family, stand, wins, settles?, settlement, acquitt(?:al|ed)
`)

/** What is said of others' films, and that nothing of the kind is shown. */
const isHarmless =
  /\b(?:counsel|advise|draft|negotiate|review)s? [^.;]{3,50}\bcontracts? (?:with|of|for|between) |^(?:dramati[sz]ation|represented|advised|negotiated|acted for|assisted)\b|\b(?:no actors|not actors|do not (?:use|show)|are (?:our|real|actual) (?:own )?(?:lawyers|clients|people)|show our own|sued|license[ds]?|rights?|release|likeness|worked as|directed plays|before law school|conference|seminar|hearsay|exhibition|sponsors?|bar association|read parts|museum|festival|historical|evidence|admitted|exhibit|lease|statute|was shown to the jury|in our podcast|(?:\band|\bare|\bis|models,|actors,) not (?:our )?clients|mock trial (?:team|competition)|moot|model (?:rules?|penal|law|code|act|form|agreement|lease)|business model)\b/i

const isLabelled =
  /\b(?:scenes?|photographs?|pictures?|images?|films?|videos?|clips?)\b[^.;]{0,40}\b(?:is|are|was|were) staged\b[^.;]*\bactors\b|\bdramati[sz]ation\b(?! of)|\bactors? (?:portray|portrays|portraying|play|plays|playing)\b[^]*\b(?:did not happen|fictional|not (?:real|actual|a real|an actual)|never happened)\b|\b(?<!\b(?:thrilling|gripping|dramatic|exciting|stunning|riveting|heart-pounding|action-packed) )(?:fictional|fictionalized|staged) (?:scene|event|depiction)s?[,.;]/i

/** Of the firm, to the reader, or of what stands beside: "the couple in the gallery below". */
const here: readonly Circumstance[] = [
  ...ofUs,
  { sentence: toReader },
  {
    sentence:
      /\b(?:above|below|you see|in (?:the|this|these|our|that) (?:photographs?|photos?|pictures?|images?|videos?|films?|clips?|commercials?|ads?|scenes?)|these (?:scenes|images|photographs|pictures|clips|films|videos)|on this (?:page|site)|pictured|press play|click)\b|^\W*(?:watch|see|view|picture|imagine|meet|play|experience|relive|step|follow|dramatic|actors?|scenes?|models?|professional actors|an? (?:actor|actress|re|dramat)|in (?:the|this|our))/i,
  },
]

const shared = {
  rule: 'staged-scene',
  unless: [{ sentence: isHarmless }, { sentence: isContractOrPolicy }],
  onlyWhen: here,
  allowedBeside: [{ sentence: /./, statement: isLabelled }],
  advice: {
    message:
      '{said} tells or shows a scene that did not happen, or people who are not who they seem, and the page does not say so (Rule 7.1(c)(3)).',
    fix: `Write beside it, for example "Dramatization. Actors portray clients, and the scene did not happen."; or tell what did happen. ${allowance}`,
  },
} as const

const byThemselves: readonly RegExp[] = [
  /^in our (?:new |latest |television |TV )?(?:commercial|video|film|ad|spot|clip)s?, (?:an?|the|two|our) [\w -]{2,40}s\b|\bour re-?enactment (?:shows|tells|proves|brings)\b|\band then (?:our phone rang|(?:he|she|they) (?:called|found|met|dialed) (?:us|our))\b/gi,
  // Somebody whom a program made speaks or thanks.
  /\b(?:(?:tells? (?:his|her|their|you)|telling|says?|speaks?|speaking|thanks?|thanking|describes?|recommends?|testimonial|gratitude|praises?)\b[^.;]{0,60}\b(?:was|were|is|are|has been) (?:\w+ )?(?:generated|made|created|synthesi[sz]ed|rendered|produced|drawn)(?: (?:by|with|on|using) (?:an? |the )?(?:[\w-]+ )?(?:computer|program|AI|artificial intelligence|software|machine|algorithm))?|(?:computer|AI|machine)[- ]generated\b[^.;]{0,60}\b(?:client|thanks?|gratitude|real|tell|story|grateful))\b/gi,
  // "See our lawyers board a tanker."
  /^(?:see|watch)(?: how| as)? (?:our|one of our) (?:[\w-]+ ){0,2}?(?:lawyers?|attorneys?|partners?|team|founder|litigators?) (?:[\w-]+ ){1,3}?(?:an?|the|his|her|their|down|in|into|for)\b[^.;]{0,80}\b(?:scenes?|clips?|showdown|rescue|video|film|stand|courtroom|courthouse|judge|jury|witness|insurer|villain|landlord|boss|driver|cop|doctor|thriller|movie)\b/gi,
  /\b(?:actors?|actress(?:es)?|models) (?:portray|play|pose|act)(?:s|ed|ing)?\b(?! in (?:films?|regional))/gi,
  /\b[Mm]eet (?!(?:with|the (?:team|partners|lawyers|attorneys)|our|us|your|you|all|these|those|in|at|and|every|each|one|a|on|before|by|deadlines?)\b)"?[A-Z]\w+\b[^]{0,160}?\b(?:called|calls|hired|came to|found|turned to|until|thanks to|then|story|composite|not any one|not a real|every client|all our) /g,
  /\b(?:picture (?:this|yourself|the (?:scene|judge|jury))|imagine (?:the|a|an|our|your|this|that|yourself)|close your eyes|it is (?:a dark|late|midnight))\b[^]{0,120}?\b(?:judge|jury|courtroom|witness|opposing|the other side|verdict|our (?:partner|lawyer|attorney|team)s?|crash|insurer|you win|we (?:rise|stand|win|walk))\b/gi,
]

export const scenes: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns: byThemselves },
  { ...shared, patterns: [unmistakablyPlayed], together: [matters], onlyWhen: ofUsOrToReader },
  { ...shared, patterns: [played], together: [shownIn, matters] },
  { ...shared, patterns: [filmed], together: [deeds], onlyWhen: [{ isOfFirm: true }] },
]
