import type { AdvertisingRule } from './violation.ts'

/** Roles whose range of pay is none. That both amounts are there, the fields themselves see to. */
export const checkPay: AdvertisingRule = ({ site }) =>
  site.entries.jobs.flatMap(({ file, data, placeOf }) => {
    const { from, to } = data.pay
    if (dollars(from) <= dollars(to)) return []
    return [
      {
        rule: 'pay-range' as const,
        page: site.routes.find(({ kind }) => kind === data.page)?.path,
        words: data.title,
        text: data.title,
        place: { file, ...placeOf(['pay', 'from']) },
        message: `The range of pay of "${data.title}" begins with ${from}, which is more than its end, ${to} (Labor Law § 194-b).`,
        fix: 'Write the least that the firm will pay into "from", and the most into "to".',
      },
    ]
  })

const dollars = (amount: string): number => Number(amount.replace(/\D/g, ''))
