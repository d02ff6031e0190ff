import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a client who adds up the example of an invoice gets its sums', () => {
  const page = readFileSync('content/pages/about/engagements-and-fees.mdx', 'utf8').replaceAll(',', '')
  const work = [...page.matchAll(/([\d.]+) × \$(\d+) +\| \$([\d.]+)/g)].map((row) => row.slice(1).map(Number))
  for (const [hours = 0, rate = 0, amount] of work) expect((hours * rate).toFixed(2)).toBe(amount?.toFixed(2))
  const amountOf = (row: string) => Number(page.split(`| ${row}`)[1]?.match(/\$([\d.]+)/)?.[1])
  expect(work.reduce((sum, [, , amount = 0]) => sum + amount, 0)).toBe(amountOf('**Fees**'))
  const expenses = amountOf('Oct 7: messenger') + amountOf('Oct 12: title')
  expect(amountOf('**Fees**') + expenses).toBe(amountOf('**Fees and expenses**'))
  expect(amountOf('**Fees and expenses**') - amountOf('Paid')).toBe(amountOf('**Due'))
})
