import { formatDate } from '../../content/text/formatDate.ts'

export const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDate(day)}</time>

/** A date after its label, which is one text with the space between them, so that browsers set it as one. */
export function Dated({ label, day }: { label: string; day: string }) {
  const before = `${label} `
  return (
    <>
      {before}
      <Day day={day} />
    </>
  )
}
