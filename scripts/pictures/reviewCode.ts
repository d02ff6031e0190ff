import type { CodeReview } from '../../src/compliance/rendered/codeReview.ts'
import type { Sides } from '../../src/compliance/compare/types.ts'
import { compareRendered } from '../../src/compliance/rendered/compareRendered.ts'
import { differentPages } from '../../src/compliance/rendered/differentPictures.ts'
import type { RenderedPage } from '../../src/compliance/rendered/types.ts'
import { counted } from '../../src/content/text/plural.ts'
import { UserError } from '../../src/node/userError.ts'
import { siteBreakpoints } from './breakpoints.ts'
import type { Progress } from '../cli/showProgress.ts'
import { isSameSite, pageDocuments } from './changedPages.ts'
import { renderSites } from './renderSites.ts'
import type { SiteBuilds } from './siteBuilds.ts'
import { withBrowser } from './withBrowser.ts'

/** A review of the code, with the folders of the two sites that it is about. */
export interface ReviewedCode {
  review: CodeReview
  sites?: { before: string; after: string }
}

/**
 * Finds out what a change of code does to the words of the site: both codes build the same content, and every page of
 * both is read in a browser. Where the old code cannot build the new content, each builds its own.
 * @param files those outside of the content that differ, from the repository’s top
 * @param base what the older side is called; @param progress told what takes long
 */
export async function reviewCode(
  files: readonly string[],
  builds: SiteBuilds,
  base: string,
  progress: Progress,
): Promise<ReviewedCode> {
  if (files.length === 0) return { review: { outcome: 'untouched' } }
  try {
    const after = builds.asItIs()
    const { before, notes } = oldSite(builds, base)
    const sites = { before, after }
    const pages = new Set([...pageDocuments(before).keys(), ...pageDocuments(after).keys()]).size
    if (isSameSite(before, after)) return { review: { outcome: 'same', files, pages }, sites }
    progress.begin(`Opening ${counted(pages, 'page')} of both sites in a browser …`)
    const { read, widths } = await withBrowser(async (browser) => {
      const widths = await siteBreakpoints(browser, [before, after])
      return { widths, read: await renderSites(browser, sites, widths, progress.count) }
    })
    const names = {
      from: notes.length === 0 ? `the code of ${base}, with this content` : `${base}, code and content`,
      to: notes.length === 0 ? 'the code of this change, with the same content' : 'this change',
    }
    const redline = compareRendered(read, { ...names, notes })
    const [different, asleep] = [differentPages(read), asleepOn(read)]
    return { review: { outcome: 'compared', files, pages, redline, different, widths, asleep }, sites }
  } catch (error) {
    if (error instanceof UserError) return { review: { outcome: 'unread', files, reason: error.message } }
    throw error
  }
}

/** The site to compare with. Only when the old code cannot build it from this content, with the content that it had. */
function oldSite(builds: SiteBuilds, base: string): { before: string; notes: string[] } {
  try {
    return { before: builds.oldCodeNewContent(), notes: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return {
      before: builds.asItWas(),
      notes: [
        `The code of ${base} cannot build the content of this change, so each was built with its own: what the content changed is told here once more.`,
      ],
    }
  }
}

const asleepOn = ({ before, after }: Sides<readonly RenderedPage[]>): string[] => [
  ...new Set(
    [before, after].flatMap((pages) =>
      pages.filter(({ documents }) => !documents.has('awake')).map(({ path }) => path),
    ),
  ),
]
