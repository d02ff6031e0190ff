import { field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { ofUs, toReader } from './voice/voice.ts'

/**
 * Calls to the victims of one certain accident: what happened, which one it was (by its day or its place), and what to
 * do. General advice names no accident. Who is sent to the scene or the sickbed solicits in person, whichever it was.
 */

const events = field(`
  accidents?, crash(?:es)?, crashed, collisions?, collided, derail(?:s|ed|ments?|ing)?, fires?, blazes?, burned, burning, explosions?, exploded, explodes
  blasts?, collaps(?:es?|ed|ing), shootings?, shot, stabbings?, sinking, sank, capsiz(?:es?|ed|ing), overturn(?:s|ed|ing)?, rolled over, spills?, spilled
  outbreaks?, bombings?, floods?, flooded, flooding, (?:gas |chemical |water )?leaks?, leaked, attacks?, attacked, disasters?, traged(?:y|ies), incidents?, wrecks?
  pile-?ups?, stampedes?, poison(?:ed|ings?), outages?, blackouts?, recalls?, recalled, storms?, hurricanes?, tornado(?:es)?, earthquakes?, breach(?:es|ed)?, hack(?:s|ed)?
  hit-and-run, struck, ran aground, let go (?:by|from), fired by, layoffs?, laid off, lay-?offs, closures?, shut ?down, bankruptcy of, sickened, hurt, injured, injur(?:y|ies), killed
  displaced, trapped, exposed, stranded, evacuated, infected, bitten, lost (?:a|their|loved|your|someone), deaths?, died, fell, fallen, carbon monoxide, contaminat(?:ed|ion)
  malfunction(?:s|ed)?, elevator, crane, scaffold(?:ing)?, runaway, hospitali[sz]ed, emergency room, aboard, passengers?, hit, ferry, ferries, bus, buses, train, trains, subway, plane, flight, helicopter, boat, truck, building, plant, bridge, pier, fair, carnival, stampeded?, ill, sick
`)

const certain = field(`
  (?:on |of )(?:July|June|May|March) \\d+, yesterday, yesterday's, today's, tonight, last night, last night's, this (?:morning|afternoon|evening|week|weekend|month|past|summer|winter|spring|fall)(?:'s)?
  last (?:week|weekend|month|evening|summer|winter|spring|fall|(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?:'s)?
  (?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:'s)?, recent(?:ly)?, the other (?:day|night), the (?:very )?(?:same|next) (?:day|night|morning), the (?:day|night|morning|week) after, within (?:the hour|hours|minutes|a day|days|\\w+ hours) (?:of|after), just (?:happened|occurred), earlier (?:this|today), hours ago, days ago
  (?:weekend|week|month|morning|night|evening)'s, (?:on|of) (?:January|February|March|April|May|June|July|August|September|October|November|December) \\d+
`)

/** The place names the accident: "the Pier 40 fire", "the collapse on Water Street". */
const certainPlace: readonly RegExp[] = [
  /\b(?:[Tt]he|[Tt]hat|[Tt]his|[Aa]board the) (?:[\w'-]+ ){0,2}?[A-Z][\w'-]+ (?:[A-Z\d][\w'-]* )*(?:[a-z-]+ ){0,2}(?:accident|crash|collision|derailment|fire|blaze|explosion|collapse|shooting|sinking|spill|outbreak|bombing|flood|leak|attack|disaster|tragedy|wreck|breach|recall|layoffs?|closure)s?\b/g,
  /\b(?:accident|crash|collision|derailment|fire|blaze|explosion|collapse|shooting|sinking|spill|outbreak|bombing|flood|leak|attack|disaster|tragedy|wreck|breach|layoffs?)s? (?:on|at|in|near|off|of) (?:the )?[A-Z\d]/g,
  /\b(?:collapsed|burned|exploded|crashed|derailed|sank|overturned|capsized|flooded|struck|caught fire|gave way|came down|blew up) (?:on|at|in|near|off|into) (?:the )?[A-Z\d]/g,
  /\b(?:on|at|in|near|off) (?:the )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)* (?:gave way|came down|collapsed|burned(?: down)?|exploded|blew up|caught fire|crashed|derailed|sank|capsized|overturned|flooded)\b/g,
  /\b(?:aboard|on|of|from)(?: the)?(?: [a-z]+)? (?:(?:[Ff]light|[Tt]rain|[Bb]us|[Ff]erry) [A-Z\d][\w-]*|[A-Z]?\d\S* (?:flight|train|bus|ferry)\b)/g,
]

const calls = field(`
  were you, were your, was (?:your|a) loved one, hear(?:ing)? from us,
  chat, our phones, visit your (?:room|home|bedside),
  on our way, come to you,   sue, you may, are standing by, standing by,   call now,   in touch, have a claim, here for you, our team,   call, call us, calls?, calling, contact, contacting, dial, telephones?, phones?, rings?, at the hospital, text, e-?mail us, write to us, message us, visit us, phone us, telephone, reach, reach out, reaching out, get in touch
  hear from you, speak (?:with|to), talk to, talk with, meet, meet with, we can help, help, we are (?:here|ready|now|standing|investigating|representing|available|signing|taking|accepting|prepared|on the|at)
  our (?:[\\w-]+ )?(?:lawyers|attorneys|team|firm|office|phones?|doors?|investigators), may be (?:entitled|owed|able), are entitled, could be entitled, be owed, is owed
  has a claim, have a claim, have claims?, may have, your (?:claims?|rights?|case), rights, act (?:now|fast|quickly), free (?:consultation|case|evaluation|review)
  represent(?:s|ing|ed)?, join, sign(?:ing|s)? up, sign with, sign, hire, retain, file (?:for|your|a|suit), claims?, compensation, lawsuit, class action, offer(?:ing)? our
  let us, speak, waiting, on your behalf, don't wait, before (?:you|the|it|they), deadline, stand with you, fight for you, here for you
`)

/** Days that are over: whatever happened on them, a call to those whom it befell is about it. */
const pastDays = field(`
  yesterday, yesterday's, last night, last night's, this (?:morning|afternoon)(?:'s)?, last (?:week|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?:'s)?, on (?:sun|mon|tues|wednes|thurs|fri|satur)day
  (?:sun|mon|tues|wednes|thurs|fri|satur)day's, (?:on )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d+
`)
const callsToUs = field(`
  call us, call our, contact us, contact our, text us, text our, phone us, phone our, our hotline, hotline, reach us, get in touch with us, sign with us, write to us, talk to us, call now, call today
`)

const inPerson = field(`
  (?:at|to|on|from) the (?:scene|site), hospital beds?, bedsides?, hospital rooms?, emergency rooms?, (?:outside|at|in|to) (?:the |your |any )?(?:[\\w']+ ){0,3}?hospitals?, funeral(?: home)?s?
  doorbells?, doorsteps?, front doors?, living rooms?, kitchen tables?, at home with
  your door, knock(?:s|ing)? on, door[- ]to[- ]door, come to (?:you|your)(?: home)?, crash (?:scenes?|sites?), accident sites?, accident scenes?, police (?:\\w+ )?reports?, injury in the, ambulances?, (?:the |any )?shelters?, burn unit, intensive care, trauma (?:unit|center), recovery rooms?, waiting rooms?, wakes?, morgue, outside the, at their (?:hotel|home|bedside), hotel
`)

const sufferers = field(`
  your name, agreements?, burned[- ]out, exploded, collapsed, burned, injur(?:y|ies), retainers?, injured, hurt, victims?, victims', survivors?, crash, collapse, accidents?, explosion, fire, derailment, passengers, hospitals?, wards?, collided, crashed, blaze, loved one, families, patients, relatives, widows?, mourners, bereaved, tenants, workers
`)

const approaches = field(`
  saw, seen, believe that you, sending you, set up, sets up, tables?, booths?, come, comes, coming, will be, can be, rings?, drives?, drop(?:s)? by, stops? by, shows? up, appears?, walks?, flies, visit(?:s|ing)?, telephone, call, calls, calling, knock(?:s|ing)?, meet(?:s|ing)?, sign(?:s|ing)?(?: up)?, speak, approach(?:es)?, offer, signing, already, waiting, ready, dispatch(?:ed|es)?, send(?:s|ing)?, arrive, hand(?:ing)? out, distribut\\w+, on the spot
`)

/** General advice, and what is told of past accidents. */
const isGeneral =
  /\b(?:after an? |(?:in|of) an? (?:car |traffic |work )?(?:accident|crash)\b(?!.*\b(?:yesterday|last|this week))|notice of claim|statute|within (?:thirty|ninety|\d+) days|sued|was injured|were injured(?! in (?:the|this|that|yesterday|last))|held|ruling|court|decision|deposit(?:or)?s?|dispute arising|policies|seminar|(?<!waiting for )your (?:letter|message|e-?mail|call)\b|our (?:offices?|phones?|telephones?|telephone lines|lines|server|e-?mail|elevators?) (?:was|were|is|are|went|will be) (?:closed|flooded|without|down|out|moved)|we (?:were|are) (?:closed|without)|answered)\b/i

const shared = {
  rule: 'incident-solicitation',
  unless: [{ sentence: isGeneral }],
  advice: {
    message:
      '{said} calls the victims of one certain accident, which is not allowed within thirty days of it (Rule 7.3(e) and Rule 4.5; Alexander v. Cahill, 2d Cir. 2010).',
    fix: `Wait the thirty days, and let a lawyer look at the words; or name no accident: "We represent people who were injured in accidents on ferries." ${allowance}`,
  },
} as const

const ofVictims = [
  ...ofUs,
  { sentence: toReader },
  { sentence: /^(?:injured|hurt|lost|burned|evacuated|sickened|laid off)\b/i },
  {
    sentence:
      /\b(?:victims|passengers|famil(?:y|ies)|anyone|those|survivors|residents|riders|tenants|workers|employees|injured)\b.*\b(?:should|can|may|call|contact|text|entitled)\b/i,
  },
]

export const incidents: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns: [certain], together: [events, calls], onlyWhen: ofVictims },
  { ...shared, patterns: certainPlace, together: [calls], onlyWhen: ofVictims },
  {
    ...shared,
    patterns: [pastDays],
    together: [callsToUs],
    onlyWhen: ofVictims,
    unless: [
      { sentence: isGeneral },
      {
        sentence:
          /\b(?:closed|holiday|office hours|seminar|webinar|breakfast|join us|register|deadline|due|takes effect|filed|signed)\b/i,
      },
    ],
  },
  { ...shared, patterns: [inPerson], together: [sufferers, approaches], onlyWhen: ofUs },
]
