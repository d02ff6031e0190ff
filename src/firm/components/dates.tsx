import { formatDate } from '../../content/text/formatDate.ts'

export const FormattedDate = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>

/** A date after its label. Label and space are one text node, so that browsers kern them together. */
export function LabeledDate({ label, date }: { label: string; date: string }) {
  const before = `${label} `
  return (
    <>
      {before}
      <FormattedDate date={date} />
    </>
  )
}
