import type { Rules } from '../../../content/report/rules/rule.ts'
import { officialText, register2011 } from './sources.ts'

/** How clients are won: fees, endorsers, scenes, names, victims, influence, forms. */

export const approachRules = {
  'contingent-fee': {
    severity: 'warning',
    summary: 'A fee that depends on the outcome is offered, and nothing is said of expenses.',
    what: 'A page that says “no fee unless …” or that the firm works for a contingent fee also says what becomes of the expenses of the case: that the client remains liable for them whatever the outcome, or on which terms the firm advances them. The check looks for such a sentence anywhere on the page.',
    why: 'Court fees, experts and transcripts may cost more than a lost case is worth. Who reads “you pay nothing” believes it.',
    wrong: ['No fee unless we win.'],
    right: ['If nothing is recovered, you owe no fee, and you remain liable for the expenses of the case.'],
    sources: [
      'Rule 7.1(p), from memory: let a lawyer confirm',
      'Judiciary Law § 488(3), from memory: let a lawyer confirm',
      'S. S. Gerstman, How to Advertise Fees Within Rules, on the rule before 2009: newyorklegalethics.com',
      officialText,
    ],
  },
  'paid-endorsement': {
    severity: 'warning',
    summary: 'Somebody who may be paid speaks for the firm, or reviews are paid for.',
    what: 'Who recommends the firm and is paid for it, in money or otherwise, is shown with the words that say so: “is paid for this endorsement”. Spokespersons and well-known people are looked for, and gifts and discounts for reviews and referrals, which no such words allow: nothing is offered for those.',
    why: 'Rule 7.1(c)(1) forbids a paid endorsement without disclosing that the person is compensated. Rule 7.2(a), from memory, forbids gifts to people for recommending a lawyer.',
    wrong: ['Actress Jane Sample recommends us.', 'Leave a review and receive a gift card.'],
    right: ['Jane Sample, an actress, recommends us. She is paid for this endorsement.'],
    sources: [
      'Rule 7.1(c)(1): text in brandeslaw.blogspot.com, May 26, 2011',
      'Rule 7.2(a), from memory: let a lawyer confirm',
      officialText,
    ],
  },
  'staged-scene': {
    severity: 'warning',
    summary: 'A scene that did not happen is told or shown without saying so.',
    what: 'Where actors appear, where a trial is enacted again, or where the story of an invented client is told, the same page says that it is so. The check looks for such words as “re-enactment”, “played by an actor” and “our video shows the judge”.',
    why: 'Rule 7.1(c)(3) asks that actors and depictions of fictional events or scenes are disclosed, whether in pictures or in words.',
    wrong: ['Meet Carla, who lost everything until she called us.'],
    right: ['Dramatization. Actors portray clients, and the scene did not happen.'],
    sources: ['Rule 7.1(c)(3)', register2011, officialText],
  },
  'trade-name': {
    severity: 'warning',
    summary: 'The firm is found under a name that is not its own.',
    what: 'Domains such as “winyourcase.com”, telephone numbers made of words and names of trade such as “The Injury Law Center” are told. Write the firm’s own name, address and number, or let a lawyer allow the name.',
    why: 'Names of trade have been allowed since 2020 when they do not mislead (Rule 7.5(b)). A domain or a telephone number may not suggest that the firm can obtain results, and every page bears the firm’s own name.',
    wrong: ['Visit us at winyourcase.com.'],
    right: ['Visit us at www.westatlantic.example.'],
    sources: [
      'Rule 7.5(b) and NYSBA Ethics Opinion 1207: https://nysba.org/ethics-opinion-1207/',
      'Rule 7.5(e), (f), from memory: let a lawyer confirm',
      'Association of the Bar of the City of New York, Formal Opinion 2003-01, on domain names',
      'NYSBA Ethics Opinion 1226 (2021), on domain names, read in a summary: ezel.ai',
    ],
  },
  'incident-solicitation': {
    severity: 'warning',
    summary: 'The victims of one certain accident are called upon.',
    what: 'Words that ask the people hurt in one named or recent accident, or their families, to call the firm. General advice to people who were injured names no accident, and is left alone.',
    why: 'A solicitation about a specific incident with claims for personal injury or wrongful death may not be spread before the thirtieth day after it. After the Staten Island ferry crash of 2003, lawyers advertised while the rescue went on; the thirty days were upheld in Alexander v. Cahill.',
    wrong: ['If you were hurt in the ferry crash last week, call us.'],
    right: ['We represent people who were injured in accidents on ferries.'],
    sources: [
      'Rule 7.3, of it above all (e), and Rule 4.5, from memory: let a lawyer confirm',
      'Alexander v. Cahill, 598 F.3d 79 (2d Cir. 2010): newyorklegalethics.com, April 2010 and July 2011',
      officialText,
    ],
  },
  'improper-influence': {
    severity: 'error',
    summary: 'Influence over judges or officials is hinted at.',
    what: 'Words that suggest that the firm knows the right people: friends among judges, connections at an agency, a call that makes a case go away. That a lawyer was a judge or a prosecutor may be said as a fact, with its years.',
    why: 'Rule 8.4(e) forbids a lawyer to state or imply an ability to influence a court, a legislature or an official improperly or on irrelevant grounds.',
    wrong: ['Our connections at City Hall get permits approved.'],
    right: ['She was counsel to a city agency from 2004 to 2009.'],
    sources: ['Rule 8.4(e), from memory: let a lawyer confirm', officialText],
  },
  'premature-engagement': {
    severity: 'warning',
    summary: 'Visitors are told that they are clients already, or that what they write is secret.',
    what: 'Words that make whoever fills in a form, writes or calls a client, or that call such a message privileged, safe or secret without more. That nothing confidential may be sent before an agreement is signed may be said anywhere.',
    why: 'Nobody is a client before the firm has looked for conflicts and agreed in writing, and what was sent before may be used against its sender. The legal pages of the site say so; a page that says otherwise misleads (Rule 7.1(a)).',
    wrong: ['Everything you type in this box is protected by attorney-client privilege.'],
    right: ['Please send nothing confidential before we have agreed in writing to represent you.'],
    sources: [
      'Rule 7.1(a)(1)',
      'Rule 1.18, on prospective clients, from memory: let a lawyer confirm',
      'Rule 7.3(a)(1), on solicitation in real time, from memory: let a lawyer confirm',
      officialText,
    ],
  },
} as const satisfies Rules
