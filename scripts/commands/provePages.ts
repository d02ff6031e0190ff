import { footTexts } from '../../src/compliance/advertising/identification.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import { lazily } from '../../src/content/model/lazily.ts'
import type { Route } from '../../src/content/model/route.ts'
import type { Site } from '../../src/content/model/site.ts'
import { codeFinder } from '../../src/content/proof/findInCode.ts'
import { everyPage } from '../../src/content/publish/addresses.ts'
import { buildYear } from '../../src/node/buildDay.ts'
import { readCode } from '../../src/node/readCode.ts'
import { readStyleSheets } from '../../src/node/styleSheets.ts'
import type { ProofOptions } from '../../src/vite/proveSite.ts'
import type { Folders } from '../../src/node/folders.ts'
import type { CommandContext } from '../cli/command.ts'

/** What the build would find wrong with the words of the finished pages. It takes React, so it is loaded where it is asked for. */

/** What a command knows, and its folders. */
export interface ProofContext extends CommandContext {
  folders: Pick<Folders, 'public'>
}

const proofOptions = (site: Site, { code, registry, env, caches }: ProofContext): ProofOptions => ({
  loadServer: async () => Reflect.get(await code.loadServer(), 'default'),
  findInCode: codeFinder(lazily(() => readCode(code.folder))),
  foot: footTexts(site, registry.lexicon),
  year: buildYear(env),
  caches,
})

/** All that is wrong with the pages of a site and the files beside them. */
export async function proveWholeSite(site: Site, context: ProofContext): Promise<Diagnostic[]> {
  const { code, caches, folders } = context
  const { proveSite } = await import('../../src/vite/proveSite.ts')
  const { startDrawing } = await import('../../src/vite/startDrawing.ts')
  const { publicTexts } = await import('../../src/vite/siteFiles.ts')
  const drawings = startDrawing((await code.loadDrawings())(site), {
    code: caches?.code,
    cache: caches?.open('drawings'),
  })
  // What the bundler makes of these is looked at by the build.
  const styles = readStyleSheets(code.folder).map(({ path, text }) => ({ path, text, copyOf: path }))
  return proveSite(site, {
    ...proofOptions(site, context),
    files: [...(await drawings), ...publicTexts(folders.public), ...styles],
  })
}

/** What is wrong with what one page shows; of `every page`, with what all of them show. */
export async function proveOnePage(site: Site, route: Route, context: ProofContext): Promise<Diagnostic[]> {
  if (route.path === everyPage) return proveWholeSite(site, context)
  const { proveRoute } = await import('../../src/vite/proveSite.ts')
  return proveRoute(site, route, proofOptions(site, context))
}
