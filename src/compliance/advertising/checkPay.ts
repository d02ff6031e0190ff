import { fillAdvice, type AdvertisingRule } from './violation.ts'

/** Roles whose range of pay is none. That both amounts are there, the fields themselves see to. */
export const checkPay: AdvertisingRule = ({ lexicon: { pay }, site }) =>
  site.entries.jobs.flatMap(({ file, data, placeOf }) => {
    const { from, to } = data.pay
    if (!pay || dollars(from) <= dollars(to)) return []
    return [
      {
        rule: 'pay-range' as const,
        page: site.routes.find(({ kind }) => kind === data.page)?.path,
        words: data.title,
        text: data.title,
        place: { file, ...placeOf(['pay', 'from']) },
        ...fillAdvice(pay, { role: data.title, from, to }),
      },
    ]
  })

const dollars = (amount: string): number => Number(amount.replace(/\D/g, ''))
