import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { groupBy } from '../../content/model.ts'
import { marketing } from './marketing.ts'
import { praise } from './praise.ts'
import { promises } from './promises.ts'
import { results } from './results.ts'
import { disclaimers } from './wordClasses.ts'

/** New York's rules on lawyer advertising, as far as wording can break them. A checklist, not legal advice. */
export const advertisingRules: readonly AdvertisingRule[] = [results, praise, promises, marketing]
  .flat()
  .map((rule) => ({ ...rule, unless: [disclaimers, ...rule.unless] }))

const officialText = 'The official text is 22 NYCRR Part 1200, published by the courts at nycourts.gov'

const lines = (texts: readonly string[]): string => texts.map((text) => `    ${text}`).join('\n')

/** The explanation of each rule, for `check --explain`. */
export const explanationsOf = (rules: readonly AdvertisingRule[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...groupBy(rules, ({ id }) => id)].map(([id, rows]) => [
      id,
      [
        `${(rows[0]?.message ?? '').replace('{words}', 'The text')}.`,
        [...new Set(rows.map(({ suggestion }) => suggestion))].join(' '),
        rows[0]?.why ?? '',
        `Wrong:\n${lines(rows.flatMap(({ fails }) => fails))}`,
        `Right:\n${lines(rows.flatMap(({ passes }) => passes))}`,
        `Sources:\n${lines([...new Set(rows.flatMap(({ law, sources }) => [law, ...sources])), officialText])}`,
      ].join('\n\n'),
    ]),
  )
