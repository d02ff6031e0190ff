import { approach } from './approach.ts'
import { praise } from './praise.ts'
import { promises } from './promises.ts'
import { results } from './results.ts'
import { specialists } from './specialists.ts'

/** New York's rules on lawyers' advertising, as far as words give them away. A checklist, not legal advice. */
export const advertisingRules = [...results, ...praise, ...promises, ...specialists, ...approach]
