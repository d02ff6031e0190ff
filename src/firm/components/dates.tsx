import { formatDate } from '../../content/text/formatDate.ts'

export const FormattedDate = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>

/** A date after its label. Label and space are one text node, so that browsers kern them together. */
export const LabeledDate = ({ label, date }: { label: string; date: string }) => (
  <>
    {`${label} `}
    <FormattedDate date={date} />
  </>
)
