import { anyCase, field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUsOrToReader } from './voice/voice.ts'

/** Who is paid to praise: it may be shown, and has to be said. */

const famous =
  '(?:(?:television|TV|radio|film|movie|Hollywood|Broadway|sports|pop|rock|soap|Grammy|Emmy|Oscar|Tony|Super Bowl|World Series|Olympic|Instagram|TikTok|YouTube|award-winning)(?:.s)? (?:[\\w-]+ )?(?:chefs?|cooks?|hosts?|stars?|winners?|champions?|doctors?|judges?|personalit(?:y|ies)|lawyers?|legends?|heroe?s?|anchors?|actors?|athletes?|creators?|sensations?)|celebrit(?:y|ies)|actors?|actress(?:es)?|movie stars?|film stars?|(?:television|TV).s (?:[\\w-]+ )?(?:judge|host|star|doctor|lawyer)|television (?:hosts?|stars?|personalit(?:y|ies)|judges?)|TV (?:hosts?|stars?|personalit(?:y|ies)|judges?)|talk[- ]show hosts?|radio hosts?|news anchors?|anchorm[ae]n|comedians?|singers?|rappers?|rock stars?|pop stars?|athletes?|quarterbacks?|pitchers?|goalkeepers?|ballplayers?|basketball (?:stars?|players?|legends?)|baseball (?:stars?|players?|legends?)|football (?:stars?|players?|legends?)|boxers?|champions?|Olympians?|Olympic (?:[\\w-]+ )?(?:medalists?|champions?)|gold medalists?|Hall of Fame(?:r|rs)?|all-stars?|influencers?|YouTubers?|podcasters?|bloggers?|reality stars?|supermodels?|sports legends?|local legends?|household names?|star of (?:television|TV|stage|screen|the (?:hit )?(?:show|series))|hosts? of (?:television|TV|the)|former (?:Yankees?|Mets?|Knicks?|Giants?|Jets?|mayor|governor|judge|senator|champion)|Yankees?|Mets|Knicks)'
const endorse =
  '(?:recommends?|recommended|endorses?|endorsed|trusts|chose|chooses|picks?|relies on|counts on|swears by|backs?|vouches? for|speaks? for|stands? by|loves?|praises?|says?|tells?|urges?|calls?|explains?|shares? (?:her|his|their) (?:story|stories|experiences?)|is the face|our face|the face of|stars? in|appears? in|teams? up|sends? (?:all |his |her |their |every)|partners?|partnered|joins us|hired|uses|turns? to|invites|ambassadors?|is proud to)'

const speakers: readonly RegExp[] = [
  /\b(?:celebrity |paid |compensated |official |brand |our |famous |sponsored )?(?:spokes(?:man|men|woman|women|person|persons|people|model|models)|brand ambassadors?|pitchm[ae]n)\b/gi,
  anyCase`\b${famous}\b[^.;!?]{0,80}?\b${endorse}\b`,
  anyCase`\bour (?:celebrity |famous |well-known |star )(?:clients?|friends?|partners?|fans?|endorsers?|endorsements?|ambassadors?)\b`,
  /\b(?:you (?:may |might |probably |'ll )?(?:know|have seen|recogni[sz]e|remember) (?:him|her|them|the face|the voice)|as seen on (?:TV|television)|the voice of)\b(?=.*\b(?:trusts?|recommends?|calls?|us|we|our)\b)/gi,
]

/** What is given beside kind words, before them or behind. */
const offers: readonly RegExp[] = [
  // Who is paid for every client whom they send.
  anyCase`\b(?:earns?|gets?|collects?|receives?|pockets?|makes?|(?:is|are) (?:paid|rewarded|thanked|tipped|compensated))\b[^.;]{0,60}?\b(?:for each|for every|whenever|when|each time|every time|of each|of every|per|if)\b[^.;]{0,50}?\b(?:they (?:send|bring|refer|hand|give|steer|mention)|send us|sends us|bring us|brings us|refers?|signs? with|hires? us|becomes? our|becomes a client|retains? us|signs up|hand(?:s)? (?:out )?our card|we sign)\b`,
  anyCase`\bwe (?:pay|reward|tip|thank|compensate) (?:[\w-]+ ){1,4}?(?:for|whenever|when|each time) (?:every|each|they|the|an?)\b[^.;]{0,50}?\b(?:signs?|send|sends|refers?|hires?|client|brings?|leads?|referrals?|card)\b`,
  anyCase`\b(?:runners?|cappers?|steerers?|recruiters?) (?:at|in|outside|on) (?:the |every )?(?:[\w-]+ )?(?:hospitals?|scenes?|courthouses?|emergency rooms?|precincts?|jails?)\b|\bby the signature\b`,
  /\b(?:gift cards?|discounts?|cash|rewards?|credits?|bonus(?:es)?|\$\d+|money|prizes?|raffle|sweepstakes|drawing|free|coupons?|vouchers?|tickets?|percent off|% off|on the house|entered|compensat(?:ed|es?|ion)|paid|pay|thank-you gifts?|a chance to win)\b[^.;!?]{0,60}?\b(?:reviews?|testimonials?|five[- ]stars?|5[- ]stars?|referr(?:al|als|ed|ing)|refer|recommend(?:ation|ations|ing|s|ed)?|endorse(?:ment|ments|s|d)?|say(?:ing)? (?:something )?nice|tell(?:ing)? (?:a|your) friends?|stories|posts?|(?:you|who) (?:send|sends|bring|brings|introduce|refer))\b/gi,
  /\b(?:reviews?(?! (?:the |our |their |your )?fees?\b)|testimonials?|five[- ]stars?|5[- ]stars?|referr(?:al|als|ed|ing)|refer|recommend(?:ation|ations|ing|s)?|endorse(?:ment|ments|rs?|d)?|stories|storytellers|bloggers?|influencers?)\b[^.;!?]{0,60}?\b(?:gift cards?|discounts?|cash|rewards?|credits?|bonus(?:es)?|\$\d+|receive[sd]? (?:a|free|\$)|earns?|prizes?|coupons?|vouchers?|percent off|% off|free (?:month|hour|will|consultation)|compensat(?:ed|es?|ion)|(?:is|are|was|were|get|gets|been) paid|a small (?:fee|gift|payment)|partner(?:s|ed)? with|thank-you gift|entered|in exchange|in return|fees?)\b/gi,
]

/** What is given, and for what kind words. */
const given = field(`
  gift cards?, gift certificates?, gifts?, discounts?, cash, rewards?, rewarded, credits?, credited, bonus(?:es)?, \\$\\d[\\d,]*, dollars off, dollars, prizes?, raffles?, sweepstakes, drawing, coupons?, vouchers?, tickets?, percent off, percent of, percent, \\d+%
  earns?, who (?:is|are) paid, paid to
  weekends?, getaways?, trips?, vacations?, cruises?, spa days?, dinners?, hampers?, baskets?, cases? of wine, bottles?, champagne, iPads?, laptops?, perks?, treats?
  entered, compensat(?:ed|es?|ion), paid, thank-you, thank you, thank them, token, tokens, appreciation, commissions?, commissioned, sponsor(?:s|ed|ing|ship)?, partner(?:s|ed|ship)? with, partnership, ambassadors?, in exchange, in return, reduced (?:fee|rate|bill), reduced, lower (?:fee|rate|bill), free, waive[ds]?, off (?:his|her|their|your|the)
  (?:tenth|fifth|quarter|third|half|share|cut|portion|slice|piece) of (?:our|the|its|each) (?:fees?|bill), fee for, retainer for, contract with, hired, endorsement deal, campaign, campaigns, face of, voice of, on our behalf, referral fees?, finder's fee, kickbacks?, dinner for two, lottery, loyalty, points, donat(?:e|es|ion)
`)
const kindWords = field(`
  reviews?, reviewed, reviewing, reviewers?, testimonials?, five[- ]stars?, 5[- ]stars?, stars, rat(?:e|es|ed) (?:us|our|the firm), ratings?, referr(?:al|als|ed|ing), refers?, recommend(?:s|ed|ing|ations?)?, endors(?:e|es|ed|ing|ements?|ers?), kind words?, good words?, nice, friends? who (?:signs?|hires?|retains?|joins?|comes?), pay them, tell(?:s|ing)? (?:(?:a|your|his|her|their|all|all his|all her|\\w+ million) )?(?:friends?|listeners|viewers|followers|fans|readers|neighbors|world|people|business owners|owners|employees|clients), told (?:\\w+ )*followers, posts? (?:a|about|on|your), posted, posting, followers?, listeners?, viewers?, subscribers?
  bring(?:s)? (?:to )?(?:us|our), for every \\w+ (?:they|who|you|whom) (?:\\w+ )?(?:bring|send|refer|steer|introduce)s?, they (?:bring|send|refer), belongs to, love us
  mentions? (?:us|our), steers?, steered, directs? (?:\\w+ )?(?:to|our way), points? (?:\\w+ )?(?:to|our way), funnels?, our way, names? us, brings? (?:in )?(?:a|an|new), each (?:new )?(?:client|case|lead), every (?:new )?(?:client|case|lead) (?:who|whom|that|they|you), spread(?:s|ing)? the word, shout-?outs?, likes?, tags? us, hashtags?
  influencers?, bloggers?, podcasters?, spokes\\w+, brand ambassadors?, celebrit(?:y|ies), athletes?, actors?, actress, anchors?, singers?, players?, chefs?, sends? us, send us, brings? us, introduces?, sends? (?:a|their|your) (?:friends?|clients?|neighbors?), word of mouth, on social media, on camera, video, praise[sd]?, praising, vouch(?:es)?, sing our praises
`)

/** What the law says of it, and what the firm pays for otherwise. */
const isOfLaw =
  /\b(?:(?:yearly|annual|hourly) (?:pay|salary)|(?:pay|salary) range|must|may not|forbid|forbids|prohibit\w*|disclos\w*|statute|rule|rules|FTC|federal|do not|does not|nobody is|no one is|is never|not be|no actors|genuine|court|licens\w+|agreements?|contracts? (?:for|between)|(?:counsel|advise|draft|negotiate|review)s? [^.;]{3,50}\bcontracts? with|health care|lender|seller|purchase|salary|salaries|bonuses are|applicants?|candidates?|recruiters?|summer associates|employees?|employers?|workers|payroll|wages|escrow|taxed|deductible|income|consultation|hourly|retainer is (?:due|paid|held|kept|refundable|not|an|credited|deposited)|engagement letter|advised|represented|negotiated)\b/i

const isPaidToSay =
  /\b(?:is|are|was|were|has been|have been) (?:a |an )?(?:paid|compensated)\b(?! (?:by us )?(?:to (?:say|tell)|for (?:each|every)|per\b))/i

/** What clients and their friends are given for a kind word, which no disclosure cures. */
const isGift =
  /\b(?:gift cards?|gift certificates?|gifts?|vouchers?|discounts?|coupons?|raffles?|sweepstakes|prizes?|cash|\$\d[\d,]*|dollars off|percent off|\d+% off|credits?|credited|rewards?|rewarded|bonus(?:es)?|free|waive[ds]?|referral fees?|finder's fees?|commissions?|kickbacks?|dinners?|tickets?|getaways?|baskets?|hampers?|thank-you|tokens?|points)\b/i

const ofFirmOrToReader: readonly Circumstance[] = [
  { isOfFirm: true },
  { sentence: /\byou(?:r|'ll)?\b|^(?:refer|leave|post|write|share|review|tell|recommend)\b/i },
]

/** People who speak for the firm. */
const ofPeople = {
  rule: 'paid-endorsement',
  unless: [{ sentence: isOfLaw }, { sentence: isContractOrPolicy }],
  allowedBeside: [{ sentence: /./, statement: isPaidToSay }],
  advice: {
    message:
      '{said} lets somebody speak for the firm who may be paid for it, and the page does not say whether that is so (Rule 7.1(c)(1)).',
    fix: `Say it beside the words, for example "Jane Sample is paid for this endorsement."; or leave the endorsement out. ${allowance}`,
  },
} as const

/** What is offered for kind words. */
const ofOffers = {
  ...ofPeople,
  allowedBeside: [{ sentence: new RegExp(`^(?!.*${isGift.source})`, 'i'), statement: isPaidToSay }],
  adviceWhen: [
    {
      when: { sentence: isGift },
      message:
        '{said} offers something of value for a review or a recommendation, which a lawyer may not give, whether the page says so or not (Rule 7.2(a)).',
      fix: `Ask for reviews and offer nothing for them, for example "If you were content with our work, we would be glad of a review." ${allowance}`,
    },
  ],
} as const

/** People whom many know, who speak for the firm. */
const wellKnown = field(`
  (?:TV|television|radio|talk[- ]show|morning[- ]show|game[- ]show|news|sports|weather|reality|drive-time|late-night)(?:[- ][\\w-]+){0,2} (?:hosts?|stars?|anchors?|chefs?|personalit(?:y|ies)|doctors?|judges?|anchorm[ae]n|commentators?), celebrit(?:y|ies), actors?, actress(?:es)?, movie stars?, film stars?, anchors?, anchorm[ae]n, anchorwom[ae]n, comedians?, comics?, singers?, rappers?, musicians?, drummers?, guitarists?
  (?:NBA|NFL|MLB|NHL|WNBA|MLS|television|TV|radio|Hollywood|Broadway|baseball|football|basketball|hockey|soccer|sports|Instagram|YouTube|TikTok|Netflix)(?:'s)? (?:stars?|favou?rite|best-loved|most|greatest|own|legends?|icons?|heroes|hero|great|personality)(?: [\\w-]+)?, fans, (?:retired|former|legendary|beloved) (?:[\\w-]+ )?(?:player|star|captain|champion|mayor|governor|anchor|linebacker|quarterback|pitcher|coach|fighter|judge), soap (?:star|actor), ballerinas?, magicians?, models?, crooners?, tenors?, sopranos?, divas?, idols?, icons?
  (?:rock|pop|opera|soap|film|country) stars?, athletes?, quarterbacks?, pitchers?, catchers?, shortstops?, infielders?, outfielders?, goalkeepers?, goalies?, ballplayers?, point guards?, centers?, forwards?, linebackers?, boxers?, wrestlers?, heavyweights?, champions?, champs?, Olympians?, medalists?, Hall of Famers?, all-stars?, sluggers?, jockeys?, head coach(?:es)?, sprinters?, skaters?, swimmers?
  influencers?, YouTubers?, podcasters?, bloggers?, TikTokers?, streamers?, supermodels?, legends?, household names?, (?:celebrity|famous|award-winning|television) (?:chefs?|authors?|designers?|bakers?), novelists?, best-selling authors?, meteorologists?, weatherm[ae]n, weatherwom[ae]n, sportscasters?, broadcasters?, newscasters?, ex-(?:mayor|governor|Yankee|Met|Knick|Giant|Jet), shock jock, DJ, disc jockey, whose show
`)
const vouches = field(`
  recommend(?:s|ed|ing)?, endors(?:es|ed|ing|e|ement), trusts, trusted, trust (?:us|our|only|in us), chose, chooses, picks?, picked, relies on, counts on, swears by, backs?, vouch(?:es)?, speaks? for, stands by, loves?, prais(?:es?|ed), says?, said, tells?, told, urges?, calls?, explains?, shares?, face of, our face, voice of, stars in, appears? in, teams up, teamed up, sends?, partners? with, partnered, joins us
  joined us, hired, hires, uses, turns? to, turned to, invites, ambassadors?, proud to, thinks, believes, sings our praises, pitches, promotes?, plugs?, mentions?, raves?, tweets?, posts?, enthusiasm, would never, only firm, only lawyers?, lends?, introduces
`)

/** A firm by its name: "recommends Sample Jones to anybody". */
const recommendsNamed =
  /\b(?:recommends|endorses|trusts|vouches for|swears by|chose|picks|relies on) (?!The\b)[A-Z]\w+,? (?:(?:and|&) )?[A-Z]\w+/

export const endorsements: readonly WordFamily<NewYorkRule>[] = [
  {
    ...ofOffers,
    patterns: [given],
    together: [kindWords],
    onlyWhen: [
      ...ofUsOrToReader,
      { sentence: /^(?:clients|anyone|everyone|every \w+|those) (?:who|that)\b/i },
    ],
  },
  {
    ...ofPeople,
    patterns: [wellKnown],
    together: [vouches],
    onlyWhen: [{ isOfFirm: true }, { sentence: recommendsNamed }],
  },
  { ...ofPeople, patterns: speakers, onlyWhen: ofFirmOrToReader },
  { ...ofOffers, patterns: offers, onlyWhen: ofFirmOrToReader },
]
