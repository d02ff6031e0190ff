import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { words } from './words.ts'
import { disclaimers, people, policyText } from './wordClasses.ts'

const specialist = words(`
  speciali*, specialty, specialties, board certified, board-certified, certified in/as,
  certified ... lawyer*/attorney*/specialist*/advocate*, special competence
`)
const otherSpecialists = words(`
  not ... certified/specialist*/specialize, nor ... certified/specialist*, claim to be, no lawyer, not affiliated, may,
  certified as a mediator, hospital*,
  specialty lines/chemical*/insurance/insurer*/retail*/food*/court*/lender*/paper/coating*/contractor*/occupation*,
  specialized knowledge/agency/equipment/court/training/part/parts/tribunal, army, navy, air force, reports to, other specialists,
  billing/records/claims/credit/language/product/environmental/IT/support/benefits/marketing/technology specialist*,
  specialist dealer*/conservator*/supplier*/court*
`)

export const specialists: readonly AdvertisingRule[] = [
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
    unless: [disclaimers, policyText, otherSpecialists],
    fails: ['She specializes in mergers.', 'Certified specialists in tax law.', 'Our specialties are many.'],
    passes: ['Her practice is limited to mergers.', 'She advises specialty chemical makers.'],
  },
]
