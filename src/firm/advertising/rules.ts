import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import type { Rules } from '../../content/report/rule.ts'
import { approach } from './approach.ts'
import { praise } from './praise.ts'
import { promises } from './promises.ts'
import { results } from './results.ts'
import { specialists } from './specialists.ts'

/** New York's rules on lawyers' advertising, as far as words give them away. A checklist, not legal advice. */
export const advertisingRules = [...results, ...praise, ...promises, ...specialists, ...approach]

/** What `check --explain` says of each rule. */
export const explanationsOf = (rules: readonly AdvertisingRule[]): Rules =>
  Object.fromEntries(
    [...groupBy(rules, ({ id }) => id)].map(([id, rows]) => [
      id,
      {
        severity: 'warning',
        summary: `${(rows[0]?.message ?? '').replace('{words}', 'The text')}.`,
        what: [...new Set(rows.map(({ suggestion }) => suggestion))].join(' '),
        why: rows[0]?.why ?? '',
        wrong: rows.flatMap(({ fails }) => fails),
        right: rows.flatMap(({ passes }) => passes),
        sources: [...new Set(rows.flatMap(({ law, sources }) => [law, ...sources]))],
      },
    ]),
  )
