import { formatDate } from '../../site/formatDate.ts'
import { problemAt, type Problem } from '../../site/problem.ts'
import type { ReviewCheck } from '../review.ts'
import { archivesFile, readArchives } from './archiveRecord.ts'

/** The list of web archives is as `npm run preserve` wrote it, and tells of no day to come. */
export const checkArchives: ReviewCheck = ({ records: files, today }) => {
  const { records, problems } = readArchives(files.get(archivesFile))
  const early = records.filter(({ day }) => today !== undefined && day > today)
  return [
    ...problems,
    ...early.map(({ number, day, line }): Problem =>
      problemAt(archivesFile, { line, column: 1 }, [
        'archive-day',
        `Record ${number} tells of an archive for ${formatDate(day)}, which is still to come.`,
        'Ask who made it, and prove nothing with that archive.',
      ]),
    ),
  ]
}
