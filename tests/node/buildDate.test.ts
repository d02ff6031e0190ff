import { afterEach, expect, it, vi } from 'vitest'
import { buildDate, buildYear } from '../../src/node/buildDate.ts'
import { UserError } from '../../src/node/userError.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  ['2026-01-01T05:00:00Z', '2026-01-01'],
  ['2026-07-04T03:59:59Z', '2026-07-03'],
  ['2026-07-04T04:00:00Z', '2026-07-04'],
])('an editor who builds at %s gets the New York date, %s', (now, date) => {
  vi.setSystemTime(now)
  vi.stubEnv('BUILD_DATE', '')
  expect([buildDate({}), buildYear()]).toEqual([date, Number(date.slice(0, 4))])
})

it('an editor sets another date with BUILD_DATE', () => {
  vi.stubEnv('BUILD_DATE', '2028-02-29')
  expect([buildDate(), buildYear()]).toEqual(['2028-02-29', 2028])
})

it.each(['yesterday', '2027-02-29', '2026-1-1', '2026-01-01T00:00:00Z', ' '])(
  'an editor who types BUILD_DATE=%s reads how to write it',
  (typed) => {
    const attempt = () => buildDate({ BUILD_DATE: typed })
    expect(attempt).toThrow(UserError)
    expect(attempt).toThrow(`BUILD_DATE is "${typed}". Write a date such as 2026-01-31.`)
  },
)
