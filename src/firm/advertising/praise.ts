import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { words } from '../../content/text/wordList.ts' // Explains the notation of the lists.
import { biography, lawText, policyText, fees, lawyers, otherFirms, ours, people } from './wordClasses.ts'

/** Words that are praise of a lawyer or a firm in any sentence. */
const strongPraise = words(`unmatched, unrivaled, unrivalled, unparalleled, unsurpassed, unequaled,
  unequalled, peerless, matchless, incomparable, unprecedented, second to none/nobody, without equal, world-class, first-rate, first-class,
  top-notch, top-flight, top-tier, top-rated, top-ranked, five-star, elite, finest, premier, foremost, preeminent, pre-eminent, legend,
  legends, legendary, brilliant*, brilliance, superb*, stellar, masterful*, dazzling, phenomenal, genius*, flawless*, impeccable,
  powerhouse*, superstar*, gold standard, class/league of * own, head and shoulders, cream of the crop, go-to, unbeatable, undisputed,
  award-winning, sought-after, of choice, relentless*, fearless*, ferocious, feared, dreaded, gifted, revered, acclaimed, renowned,
  *-renowned, celebrated, nationally/internationally/widely recognized/known, envy of, highest caliber/quality/standard*, number one,
  exceptional*, extraordinar*, outstanding, toughest, smartest, sharpest, brightest, shrewdest, strongest, ablest, keenest, fiercest,
  greatest, superior, excellence, cutting-edge, top choice, #1, best-in-class, formidable, tenacious, unstoppable, pinnacle, summit`)

/** Words that are praise only in some sentences. */
const plainPraise = words(`best, leading, leaders in, leader in, recognized leader*, top, trusted,
  most affordable/qualified/experienced/respected/trusted/dedicated/skilled/talented,
  most effective/successful/powerful/capable/accomplished/admired/knowledgeable/responsive/creative/innovative, aggressive, fierce*,
  perfect*, remarkable, amazing, incredible, uniquely, prestigious, highly skilled/regarded/respected/rated/experienced`)
const otherMeanings = words(`
  best efforts/endeavors/endeavours/interest/interests/evidence/practice/practices/way/time/case/judgment, do your/our/their best,
  it is ... best to, best lawyers is/are, with/to ... trusted partners/vendors/providers/parties, recognized ... rights,
  leading case/cases/question*/treatise*/authority, top of, from the top, top floor/rate/tranche,
  superior court*/title/proposal/force/officer, outstanding shares/stock/balance*/invoice*/note*/debt*/principal/loan*/academic,
  greatest extent, organizational/communication skills, five-star hotel, top-tier ... club`)

const comparing = words(`better, more, less, fewer, faster, quicker, sooner, cheaper, lower, higher,
  stronger, weaker, sharper, smarter, tougher, harder, deeper, finer, superior, unlike, beat, beats, outwork*, outperform*, outmatch*,
  outclass*, outsmart*, match, matches, compare*, ahead, apart, cannot, do not, does not, never, rarely, few, instead, settle*, miss,
  overlook*, fail*, while, only, half, twice, fraction, actually, still, like, why, deliver, fight, care`)
const noOneBetter = words(`
  nobody/none/nowhere ... better/best/harder/more/like/finer/faster/tougher/tighter/deeper/closer/stronger/cheaper/less,
  no one ... better/best/harder/more/finer/faster/tougher/tighter/deeper/closer/stronger/cheaper/less,
  no other/better/finer/tougher/smarter ... firm/lawyer/lawyers/attorney/attorneys/counsel/team/group/practice/advocate/office/choice,
  no ... firm/lawyer/attorney/team/practice ... better/harder/more/match*/as well/like/faster/deeper/beats/way,
  few ... firms/lawyers/attorneys/people ... match/can/equal/like/offer/have, few ... equal,
  not/cannot/won't ... find ... better/finer/more/another, no equal, our equal, hard pressed/hard-pressed to find,
  unlike other/most/many/big/the ... firm*/lawyer*/attorney*/practice*/shops/offices, cannot be matched,
  better/tougher/harder/more ... than ... firm*/lawyer*/attorney*/anyone/competitors/opponents,
  only firm/lawyer/lawyers/attorney/attorneys you/in/that/with, only one firm/name, why settle`)
const cheaper = words(`lowest, lower, cheapest, cheaper, cheaply, affordable, less, unbeatable, rock-bottom,
  most reasonable/competitive, competitive, fraction, half, twice, one-third, a third, undercut*, discount*, beat, beats, bargain,
  better value, best value, below, overpay*, overcharg*, why pay/spend, low-cost, without the big-firm`)
const thanWhom = words(`we, our, us, ours, he, she, his, her, firm*, lawyer*, attorney*, practice*, anywhere,
  anyone, elsewhere, city, county, town, big-firm, results, quality, New York, Manhattan, Brooklyn, Queens, Bronx, Park Avenue,
  Wall Street, downtown`)

const expert = words(`expert, experts, expertise, expertly, expert-level, guru*, master/masters of, mastery,
  mastered, wizard*, resident ... authority, an/leading/recognized authority on/in, virtuoso*, maven*, thought leader*, wrote the book,
  inside and out, legal mind*, savant*, knows more about`)
const otherExperts = words(`
  expert witness*/report*/testimony/opinion*/fees/evidence/discovery/determination/disclosure, independent, consult*`)

const specialist = words(`speciali*, specialty, specialties, board certified, board-certified,
  certified in/as, certified ... lawyer*/attorney*/specialist*/advocate*, special competence`)
const otherSpecialists = words(`not ... certified/specialist*/specialize, nor ... certified/specialist*,
  claim to be, no lawyer, not affiliated, may, certified as a mediator, hospital*,
  specialty lines/chemical*/insurance/insurer*/retail*/food*/court*/lender*/paper/coating*/contractor*/occupation*,
  specialized knowledge/agency/equipment/court/training/part/parts/tribunal, army, navy, air force, reports to, other specialists,
  billing/records/claims/credit/language/product/environmental/IT/support/benefits/marketing/technology specialist*,
  specialist dealer*/conservator*/supplier*/court*`)

const meta = {
  id: 'unproved-praise',
  supportedBy: 'claim',
  law: 'Rule 7.1(d), (e)',
  sources: [
    'NYSBA Ethics Opinion 1005 (2014), "unsurpassed litigation skills": technethics.com/new-york-state-bar-opinion-1005',
    'Nassau County Bar Association, Ethics Opinion 2012-1, on superlatives: https://nassaubar.org/ethics-opinion/2012-1',
    'On "expert" (Rule 7.4(a)), from memory: committees read it as praise or as a claim to be a specialist',
  ],
  why: 'Praise and comparisons need factual support on the date they are published. Some can never have it.',
} as const
const praisesFirm = {
  ...meta,
  message: '{words} praises the firm, and no claim supports it',
  suggestion: 'Write the fact behind it, such as "has tried cases since 2005".',
  unless: [lawText, policyText, biography, otherMeanings],
}
const comparesFirm = {
  ...meta,
  message: '{words} compares the firm with others, and no claim supports it',
  suggestion: 'Say what the firm itself does, such as "A partner reads every brief".',
  unless: [lawText, policyText, biography, words(`equal employment/opportunity/treatment`)],
}

export const praise: readonly AdvertisingRule[] = [
  {
    ...praisesFirm,
    all: [strongPraise, lawyers],
    fails: ['We are the premier litigation boutique in New York.', 'Brilliant counsel for owners.'],
    passes: ['The company has two million outstanding shares.'],
  },
  {
    ...praisesFirm,
    all: [plainPraise, lawyers],
    fails: ['We are the leading litigation firm in New York.', 'Our attorneys are the most qualified.'],
    passes: ['The leading case is Palsgraf.', 'We act in the best interests of our clients.'],
  },
  {
    ...comparesFirm,
    all: [otherFirms, comparing, ours],
    fails: ['Unlike other firms, we return every call.', 'We work harder than any other firm.'],
    passes: ['Other firms send us matters.'],
  },
  {
    ...comparesFirm,
    all: [noOneBetter],
    fails: ['Nobody understands venture capital better than we do.', 'You cannot find a better lawyer.'],
    passes: ['No firm may pay for a recommendation.'],
  },
  {
    ...comparesFirm,
    message: "{words} compares fees with other firms' fees, and no claim supports it",
    suggestion: 'Say what the firm charges, such as "We agree on a fixed fee".',
    all: [cheaper, fees, thanWhom],
    unless: [lawText, policyText, words(`tax, taxes, rent, insurance, worth, filing`)],
    fails: ['Our fees are the lowest in Manhattan.', 'We charge less than the big firms.'],
    passes: ['We settle where litigation would cost more than it is worth.'],
  },
  {
    ...praisesFirm,
    message: '{words} claims expertise, and no claim supports it',
    suggestion: 'Say what the lawyer does and since when, such as "has advised on taxes since 2011".',
    all: [expert, people],
    unless: [...praisesFirm.unless, otherExperts],
    fails: ['Our attorneys are experts in securities law.', 'She is an authority on antitrust.'],
    passes: ['Expert witnesses exchange their reports before trial.', 'We retain experts in accounting.'],
  },
  {
    id: 'specialist',
    law: 'Rule 7.4(a), (c)',
    sources: [
      'Rule 7.4(a), (c): casetext.com, 22 NYCRR 1200.7.4, current through October 9, 2024',
      'Hayes v. Grievance Committee, 672 F.3d 158 (2d Cir. 2012), on an earlier form of the statement',
      'NYSBA Ethics Opinion 972 (the heading "Specialties"): https://nysba.org/ethics-opinion-972/',
      'NYCLA Ethics Opinion 748 ("Skills and Expertise" is allowed)',
    ],
    why: 'Only a lawyer certified by an approved organization is a specialist, with the statement of Rule 7.4(c).',
    message: '{words} says that a lawyer or the firm is a specialist',
    suggestion: 'Write "practices", "concentrates on" or "is limited to" instead.',
    all: [specialist, people],
    unless: [policyText, otherSpecialists],
    fails: ['She specializes in mergers.', 'Certified specialists in tax law.', 'Our specialties are many.'],
    passes: ['Her practice is limited to mergers.', 'She advises specialty chemical makers.'],
  },
]
