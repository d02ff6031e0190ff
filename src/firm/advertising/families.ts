import type { WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { achievements } from './achievements.ts'
import { assurances } from './promises/assurances.ts'
import { clientVoice } from './clientVoice.ts'
import { comparisons } from './comparisons.ts'
import { solicitations } from './solicitations.ts'
import { contingentFees } from './contingentFees.ts'
import { contrasts } from './contrasts.ts'
import { countedResults } from './countedResults.ts'
import { whereDenied } from './denials.ts'
import { endorsements } from './endorsements.ts'
import { excellence } from './excellence.ts'
import { experts } from './experts.ts'
import { figures } from './figures.ts'
import { promisedOutcomes } from './promises/promisedOutcomes.ts'
import { honors, quantities } from './honors.ts'
import { incidents } from './incidents.ts'
import { influence } from './influence.ts'
import { intake } from './intake.ts'
import { names } from './names.ts'
import { opponents } from './promises/opponents.ts'
import { isOfTrademarks, otherSubjects } from './otherSubjects.ts'
import { outcomes } from './outcomes.ts'
import { guarantees } from './promises/guarantees.ts'
import { praise } from './praise.ts'
import { promises } from './promises/promises.ts'
import { records } from './records.ts'
import { quality } from './quality.ts'
import { rivals } from './rivals.ts'
import { results } from './results.ts'
import { scenes } from './scenes.ts'
import { specialists } from './specialists.ts'
import { tallies } from './tallies.ts'
import { testimonials } from './testimonials.ts'
import { voices } from './voices.ts'
import { superlatives } from './superlatives.ts'
import { predictions } from './promises/predictions.ts'
import { winRates } from './winRates.ts'

const all: readonly WordFamily<NewYorkRule>[] = [
  promises,
  ...predictions,
  ...guarantees,
  ...superlatives,
  ...assurances,
  ...promisedOutcomes,
  ...opponents,
  ...specialists,
  ...experts,
  praise,
  ...excellence,
  ...comparisons,
  ...rivals,
  ...contrasts,
  ...quality,
  ...results,
  ...outcomes,
  ...records,
  ...winRates,
  ...countedResults,
  ...tallies,
  ...honors,
  ...testimonials,
  ...voices,
  ...clientVoice,
  ...figures,
  achievements,
  quantities,
  ...endorsements,
  ...scenes,
  contingentFees,
  ...incidents,
  ...names,
  ...influence,
  ...intake,
  ...solicitations,
]

/** The rules on what is said of the firm; others are on what it does. */
const isOnFirm = new Set<NewYorkRule>(['unproved-praise', 'unrecorded-claim'])

/** The words that the rules speak against, with what leaves all of them alone. */
export const families: readonly WordFamily<NewYorkRule>[] = all.map((family) => ({
  ...family,
  unless: [
    ...(family.unless ?? []),
    ...whereDenied,
    isOfTrademarks,
    ...(isOnFirm.has(family.rule) ? otherSubjects : []),
  ],
}))
