import { join } from 'node:path'
import { picturesPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { redlinePage } from '../../src/compliance/redline/documents/redlinePage.ts'
import { changedByCode, codeSentences } from '../../src/compliance/rendered/codeReview.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import type { Progress } from '../cli/showProgress.ts'
import { lookAtPages } from './picturePages.ts'
import type { ReviewedCode } from './reviewCode.ts'
import type { SiteBuilds } from './siteBuilds.ts'

/**
 * Writes the page about the code, where there is something to show, and the pictures of all pages where they are asked for.
 * @returns the names of the pages
 */
export async function writePictures(
  folder: string,
  {
    code,
    builds,
    base,
    progress,
  }: { code: ReviewedCode; builds: SiteBuilds | undefined; base: string; progress: Progress },
): Promise<string[]> {
  const written: string[] = []
  const all = builds && { before: builds.asItWas(), after: builds.asItIs() }
  const found = all && (await lookAtPages(all, folder, progress))
  const { review, sites } = code
  if (review.outcome === 'compared' && sites) {
    // With the same content on both sides, the two comparisons are one.
    const isSame = found && sites.before === all.before
    const { different } = isSame ? found : await lookAtPages(sites, folder, progress, 'code-')
    if (changedByCode(review) || different.length > 0) {
      const page = redlinePage({ ...review.redline, notes: codeSentences(review) }, different)
      writeFileAtomic(join(folder, 'code.html'), page)
      written.push('code.html')
    }
  }
  if (found) {
    writeFileAtomic(
      join(folder, 'pictures.html'),
      picturesPage(found.different, { from: base, same: found.same }),
    )
    written.push('pictures.html')
  }
  return written
}
