import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildDay, buildYear } from '../../src/node/buildDay.ts'
import { UserError } from '../../src/node/userError.ts'

describe('the day of a build', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it.each([
    ['2026-01-01T04:59:59Z', '2025-12-31'],
    ['2026-01-01T05:00:00Z', '2026-01-01'],
    ['2026-07-04T03:59:59Z', '2026-07-03'],
    ['2026-07-04T04:00:00Z', '2026-07-04'],
    // The hour in which only a calendar knows, in winter and in summer, and the ones beside it.
    ['2026-12-24T03:59:59Z', '2026-12-23'],
    ['2026-12-24T04:30:00Z', '2026-12-23'],
    ['2026-08-24T04:30:00Z', '2026-08-24'],
    ['2026-08-24T05:00:00Z', '2026-08-24'],
  ])('at %s is %s, New York’s', (moment, day) => {
    vi.setSystemTime(new Date(moment))
    vi.stubEnv('BUILD_DATE', '')
    expect(buildDay({})).toBe(day)
    expect(buildYear()).toBe(Number(day.slice(0, 4)))
  })

  it('is BUILD_DATE when that is set', () => {
    vi.stubEnv('BUILD_DATE', '2028-02-29')
    expect(buildDay()).toBe('2028-02-29')
    expect(buildYear()).toBe(2028)
  })

  it.each(['yesterday', '2026-02-30', '2027-02-29', '2026-1-1', '2026', '2026-01-01T00:00:00Z', ' '])(
    'BUILD_DATE=%s is refused in one sentence',
    (typed) => {
      const refused = expect(() => buildDay({ BUILD_DATE: typed }))
      refused.toThrow(UserError)
      refused.toThrow(`BUILD_DATE is "${typed}"; write it as a day, for example 2026-01-31.`)
    },
  )
})
