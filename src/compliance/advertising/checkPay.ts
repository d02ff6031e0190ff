import { fillAdvice, type AdvertisingCheck } from './violation.ts'

/** Roles whose range of pay is none. That both amounts are there, the fields themselves see to. */
export const checkPay: AdvertisingCheck = ({ lexicon: { pay }, site }) =>
  (pay?.ranges(site) ?? []).flatMap(({ role: { entry, text, path }, kind, from, to }) => {
    if (!pay || dollars(from) <= dollars(to)) return []
    return [
      {
        rule: pay.rule,
        page: site.routes.find((route) => route.kind === kind)?.path,
        words: text,
        text,
        place: () => ({ file: entry.file, ...entry.placeOf(path) }),
        ...fillAdvice(pay.advice, { role: text, from, to }),
      },
    ]
  })

const dollars = (amount: string): number => Number(amount.replace(/\D/g, ''))
