import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { words } from '../../content/text/wordList.ts' // Explains the notation of the lists.
import { lawText, policyText } from './wordClasses.ts'

/** How firms attract clients: fees, endorsements, staged scenes, trade names, solicitation, influence, contact forms. */

const feeIfWon = words(`no win, no fee/fees, no recovery, no charge,
  pay/pays/owe/owes ... nothing/zero/only/unless/until, you do not pay, never owe, never ... bill, costs/cost you nothing, contingency,
  contingent fee*, contingent-fee, free unless/until, only pay, no upfront, get paid ... when/only/unless/if, no bill from us,
  fee/share/pay comes/depends ... from/out/only/winning/outcome/recovery`)
const whoPays = words(`we, us, our, the firm, you, your, I, lawyer*, attorney*, win, recovery, losing, lose`)
const otherFees = words(`expenses, disbursements, tenant*, lease*, broker*, contingency plan*,
  mortgage contingency`)

const mayBePaid = words(`celebrity, spokesman, spokesperson, sponsor*, pay/pays ... for every/each, gift,
  reward*, referral fee*, earn, influencer*, compensate*, actress, actor, former mayor/senator, athlete, olympi*, champion, singer, chef,
  host, star, radio, television, face of, paid, discount, percent off, off your/their, prize, commission`)
const recommends = words(`review*, refer, refers, referral*, referred, recommend*, endors*, testimonial*,
  friend*, tells, trusts, chose, hired, send, sends, sent, listeners, fans, followers, viewers, story, says, calls, swears by`)
const ofFirm = words(`we, us, our, ours, firm, lawyer*, attorney*, you, your, his, her, their, client,
  receive`)

const staged = words(`re-enact*, re-creat*, dramatiz*, portray*, actor*, actress*, fictional*, staged,
  generated, composite, invented, simulated, animated, our/this/new commercial/commercials, video*, film, clip, clips, press play, models`)
const inCourt = words(`client*, judge, jury, courtroom, trial, lawyer*, attorney*, partner*, witness*,
  verdict*, landlord*, tenant*, story`)
const shown = words(`we, us, our, ours, the firm, watch, meet, this, in the, see, follow, above, below`)

const otherName = words(`*win*.com, *beat*.com, *justice*.com, *injur*.com, *best*.com, *fight*.com,
  *verdict*.com, *win*.org, 1-800-win*, 1-800-law*,
  practice/practices/practicing/operate/operates/business/known ... as/under ... center/group/clinic/bureau/guaranteed,
  the ... injury/justice/accident/divorce/settlement/victory/recovery/winning center/group/clinic/team/bureau/institute/lawyers,
  legal aid center/bureau, justice center/fund/league, practice/practices/firms under the name, our new name, do/does business as`)
const calledSo = words(`we, us, our, firm, visit, call, dial, text, find, number, www.*, lawyers,
  the ... center/group/clinic, office`)

const hurt = words(`crash*, collapse*, explosion*, accident*, spill, flood*, fire, derail*, breach, shooting,
  hurt, injured, victim*, passenger*, survivor*, famil*, laid off, laid-off, layoffs, aboard, disaster, storm, invested, arrest, sank`)
const callUs = words(`call us/now/our, contact, text, join, sign, signing, retain, hire, we are here, we can,
  hear from you, reach us, reaching out, our lawyers/attorneys/team/investigators/firm, let us, come to, you have a case, represent you,
  speak with, represented by`)
const lately = words(`last week/night/month/monday/tuesday/wednesday/thursday/friday/saturday/sunday,
  yesterday*, today*, this morning/week/weekend/month, tonight, just, recent, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*,
  sunday*, hospital bed/room, the scene, the ... fire/crash/collapse/explosion/flood/derailment/spill/shooting,
  if you were/are/lost/worked/lived/invested`)

const officials = words(`judge*, commissioner*, official*, prosecutor*, district attorney*, mayor*,
  governor*, city hall, Albany, agency, board*, bench, courthouse, inspector*, regulator*, department, authority, officer*, council*,
  court, SEC, IRS, permit*, people who ... decide`)
const influence = words(`friend*, ties, connection*, ear of, know/knows the right/judge*/people,
  know/knows which/who/whom/every/us, influence*, right people, golf*, lunch*, first-name, relationship*, favor, favors, people inside,
  doors, listen to us, calls returned, phone calls, trusts us, pick/picks up the phone, one call, a call from, close to,
  our/direct/inside access, old/former colleague*, clout, owes, our way, quiet word`)
const otherTies = words(`rule, may, must, disclos*, conflict*, convicted, bar association, no influence/sway,
  in favor, our favor, in its favor`)
const ourPeople = words(`we, us, our, ours, I, my, the firm, he, she, his, her, partner*, lawyer*, attorney*,
  Mr., Ms., former`)

const writing = words(`chat, message*, form, box, e-mail, send, type, typing, submit*, text, call, site,
  email, everything you`)
const secret = words(`privileged, attorney-client, confidential, now/already ... client/lawyer/attorney,
  protected, secret, secure form/chat, are our/a client`)

export const marketing: readonly AdvertisingRule[] = [
  {
    id: 'contingent-fee',
    law: 'Rule 7.1(p)',
    sources: ['Rule 7.1(p) and Judiciary Law § 488(3), from memory: let a lawyer confirm'],
    why: 'Court fees, experts and transcripts may cost more than a lost case is worth.',
    message: "{words} offers a contingent fee, but doesn't mention expenses",
    suggestion: 'Say in the same sentence that the client is liable for expenses whatever the outcome.',
    all: [feeIfWon, whoPays],
    unless: [lawText, policyText, otherFees],
    fails: ['No fee unless you recover.', 'You pay nothing unless we win.', 'We work on contingency.'],
    passes: ['You owe no fee, and you remain liable for the expenses of the case.'],
  },
  {
    id: 'paid-endorsement',
    law: 'Rule 7.1(c)(1)',
    sources: ['brandeslaw.blogspot.com, May 26, 2011', 'Rule 7.2(a), from memory: let a lawyer confirm'],
    why: 'A paid endorsement must say that it is paid, and nothing may be given for a recommendation.',
    message: '{words} may be a paid endorsement, or offers something for one',
    suggestion: 'Say in the same sentence who "is paid for this endorsement". Never pay for reviews.',
    all: [mayBePaid, recommends, ofFirm],
    unless: [policyText, words(`is paid for this endorsement, advise*, agreement*, employ*, rule*`)],
    fails: ['Olympic champion Sam Reed recommends our firm.', 'Refer a friend to us and get a gift card.'],
    passes: ['Jane Sample, an actress, recommends us and is paid for this endorsement.'],
  },
  {
    id: 'staged-scene',
    law: 'Rule 7.1(c)(3)',
    sources: ['New York State Register, May 25, 2011: amended Rule 7.1(c), (d), (e), (g)'],
    why: 'Actors and depictions of fictional events or scenes must be disclosed, in pictures and in words.',
    message: '{words} describes a scene that may be invented or acted',
    suggestion: 'Show only real people and events, or add a disclosure.',
    all: [staged, inCourt, shown],
    unless: [policyText, words(`advise*, agreement*, bar association*, may, must, evidence`)],
    fails: ['This commercial shows a re-enactment of a trial.', 'The actor in this film plays our client.'],
    passes: ['An actor may license the use of a likeness.'],
  },
  {
    id: 'trade-name',
    law: 'Rule 7.5(b), (e), (f)',
    sources: [
      'NYSBA Ethics Opinions 1207 (https://nysba.org/ethics-opinion-1207/) and 1226, on domain names',
      'New York City Bar, Formal Opinion 2003-01; Rule 7.5(e), (f), from memory: let a lawyer confirm',
    ],
    why: "Trade names have been allowed since 2020 if they don't mislead. A domain or phone number may not suggest results.",
    message: "{words} is a name, domain or phone number that isn't the firm's own",
    suggestion: "Write the firm's own name, address and number.",
    all: [otherName, calledSo],
    unless: [lawText, policyText, words(`pro bono, volunteer*, trademark*`)],
    fails: ['Visit www.winyourcase.com today.', 'We practice as The Wall Street Justice Center.'],
    passes: ['We register trade names and trademarks.', 'Call us at 1-877-555-0142.'],
  },
  {
    id: 'incident-solicitation',
    law: 'Rule 7.3(e); Rule 4.5',
    sources: [
      'Alexander v. Cahill, 598 F.3d 79 (2d Cir. 2010)',
      'Both rules, from memory: let a lawyer confirm',
    ],
    why: 'Within thirty days of an incident, lawyers may not solicit the injured or their families for claims about it.',
    message: '{words} solicits people hurt in a particular accident or event',
    suggestion: 'Say what the firm does in general, such as "We represent people injured on ferries".',
    all: [hurt, callUs, lately],
    unless: [policyText, words(`statute, rule, notify, represented companies`)],
    fails: ['If you were hurt in the ferry crash last week, call us.'],
    passes: ['We represent people who were injured in accidents on ferries.'],
  },
  {
    id: 'improper-influence',
    law: 'Rule 8.4(e)',
    sources: ['Rule 8.4(e), from memory: let a lawyer confirm'],
    why: 'A lawyer may not state or imply an ability to influence a court, a legislature or an official improperly.',
    message: '{words} suggests influence on a court or an official',
    suggestion: 'State the office and the years, such as "counsel to a city agency from 2004 to 2009".',
    all: [officials, influence, ourPeople],
    unless: [policyText, otherTies],
    fails: ['Our partners have close relationships with judges.', 'We know the right people at City Hall.'],
    passes: ['She was counsel to a city agency until 2009.', 'We disclose any relationship with a judge.'],
  },
  {
    id: 'premature-engagement',
    law: 'Rule 7.1(a); Rule 1.18',
    sources: ['Rules 1.18 and 7.3(a)(1), from memory: let a lawyer confirm'],
    why: 'Nobody is a client before the firm has checked for conflicts and agreed in writing.',
    message: '{words} says that visitors are already clients or messages are confidential',
    suggestion: 'Write "Please send nothing confidential until we agree in writing to represent you".',
    all: [writing, secret],
    unless: [words(`not, no, nothing, before, until, unless, may, must, policy`)],
    fails: ['Everything you type in this box is protected by attorney-client privilege.'],
    passes: ['Do not send confidential information through this form.'],
  },
]
