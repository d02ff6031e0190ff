import type { ReviewCheck } from '../review.ts'
import { archivesFile, readArchives } from './archiveRecord.ts'

/** The list of web archives is as `npm run preserve` wrote it. */
export const checkArchives: ReviewCheck = ({ records }) => readArchives(records.get(archivesFile)).problems
