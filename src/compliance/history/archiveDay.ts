import { formatDate } from '../../content/text/formatDate.ts'

/** An archive's day; when it was made later, that too, since it is no evidence from the day itself. */
export const archiveDay = ({ day, made }: { day: string; made?: string | undefined }): string =>
  made === undefined ? formatDate(day) : `${formatDate(day)} (made later, on ${formatDate(made)})`
