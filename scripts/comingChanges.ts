import { comingDays, comingRoutes } from '../src/compliance/comingDays.ts'
import { readSiteText, type SiteText } from '../src/compliance/readPages.ts'
import type { ComingTexts } from '../src/compliance/redline/redline.ts'
import { isError } from '../src/content/model.ts'
import { registry } from '../src/firm/registry.ts'
import type { Folders } from '../src/node/folders.ts'
import { readContent } from '../src/node/readContent.ts'
import { bodyCompiler } from '../src/vite/bodyCompiler.ts'
import { finishedPages, payloadMaker } from '../src/vite/renderSite.ts'

type ReadFolders = Pick<Folders, 'content' | 'public'>

/**
 * What the pages say on the coming days on which they change on either side, the days that follow, and the sides that this
 * program can't read. Without the old side, each day is compared with the one before.
 */
export async function comingChanges(old: ReadFolders, now: ReadFolders) {
  const [before, after] = [await readSide(old), await readSide(now)]
  const sides = [before, after].flatMap((side) => side ?? [])
  const days = [...new Set(sides.flatMap((side) => [...side.days.keys()]))].sort()
  const coming: ComingTexts[] = []
  for (const [at, day] of days.slice(0, 40).entries()) {
    const changed = new Set(sides.flatMap((side) => [...(side.days.get(day) ?? [])]))
    const was = await (before ? before.textOn(day, changed) : after?.textOn(days[at - 1], changed))
    const is = await after?.textOn(day, changed)
    if (was && is) coming.push({ day, before: was, after: is })
  }
  const laterDays = [...new Set(sides.flatMap((side) => [...side.laterDays, ...days.slice(40)]))].sort()
  return { coming, laterDays, unread: { old: before === undefined, now: after === undefined } }
}

async function readSide(folders: ReadFolders) {
  const { load, ...content } = await readContent(registry, folders, bodyCompiler)
  const loaded = load()
  const site = loaded.content.problems.some(isError) ? undefined : loaded.assemble()
  if (!site) return undefined
  const read = comingDays({ ...loaded, site }, (one) => payloadMaker(one, content))
  const days = new Map([...read].map(({ day, changed }) => [day, changed]))
  const textOn = async (day: string | undefined, changed: ReadonlySet<string>): Promise<SiteText> => {
    const then = day === undefined ? site : loaded.siteOn(day)
    return then ? readSiteText(await finishedPages(then, content, comingRoutes(then, changed))) : new Map()
  }
  return { days, laterDays: loaded.laterDays, textOn }
}
