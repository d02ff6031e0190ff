import { footTexts } from '../../src/compliance/advertising/identification.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import { lazily } from '../../src/content/model/lazily.ts'
import type { Route } from '../../src/content/model/route.ts'
import type { Site } from '../../src/content/model/site.ts'
import { codeFinder } from '../../src/content/proof/findInCode.ts'
import { everyPage } from '../../src/content/publish/addresses.ts'
import { buildYear } from '../../src/node/buildDay.ts'
import { readCode } from '../../src/node/readCode.ts'
import type { ProofOptions } from '../../src/vite/proveSite.ts'
import type { CommandContext } from '../cli/command.ts'

/** What the build would find wrong with the words of the finished pages. It takes React, so it is loaded where it is asked for. */

const proofOptions = ({
  site,
  code,
  registry,
  env,
  caches,
}: CommandContext & { site: Site }): ProofOptions => ({
  loadServer: async () => Reflect.get(await code.loadServer(), 'default'),
  findInCode: codeFinder(lazily(() => readCode(code.folder))),
  foot: footTexts(site, registry.lexicon),
  year: buildYear(env),
  caches,
})

/** All that is wrong with the pages of a site and the files beside them. @param publicFolder what is published as it is */
export async function proveAll(
  site: Site,
  publicFolder: string,
  context: CommandContext,
): Promise<Diagnostic[]> {
  const { code, caches } = context
  const { proveSite } = await import('../../src/vite/proveSite.ts')
  const { drawSite, publicTexts } = await import('../../src/vite/siteFiles.ts')
  const drawings = drawSite(site, await code.loadDrawings(), {
    code: caches?.code,
    cache: caches?.open('drawings'),
  })
  // What the bundler makes of these is looked at by the build.
  const styles = readCode(code.folder, /\.css$/).map(({ path, text }) => ({ path, text, copyOf: path }))
  return proveSite(site, {
    ...proofOptions({ ...context, site }),
    files: [...drawings, ...publicTexts(publicFolder), ...styles],
  })
}

/** What is wrong with what one page shows; of `every page`, with what all of them show. */
export async function proveShown(
  site: Site,
  route: Route,
  publicFolder: string,
  context: CommandContext,
): Promise<Diagnostic[]> {
  if (route.path === everyPage) return proveAll(site, publicFolder, context)
  const { proveRoute } = await import('../../src/vite/proveSite.ts')
  return proveRoute(site, route, proofOptions({ ...context, site }))
}
