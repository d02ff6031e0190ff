import { compareText } from '../../content/model/diagnostic.ts'
import { counted } from '../../content/text/plural.ts'
import { truncateList } from '../../content/text/truncate.ts'
import { changedPassages, placeSentences } from '../compare/changedPassages.ts'
import { comparePage } from '../redline/comparePage.ts'
import type { Sides } from '../compare/types.ts'
import type { PageChange, Redline } from '../redline/types.ts'
import { appearanceSentences } from './appearanceSentences.ts'
import { isReported } from '../redline/isReported.ts'
import { differentStates } from './differentPictures.ts'
import { documentText } from './documentText.ts'
import { commonStates, whereStates } from './states.ts'
import type { PagePart, RenderedPage, RenderState } from './types.ts'

/** How many pages are named at once. */
const maxNamed = 5

/**
 * What differs between two sites for those who read them in a browser, as a redline: words, their order, and how they
 * look. What is the same on all pages is told once; `sections` and `facts` of `shell` are those of header and footer.
 * @param names what the two sites are called, and what a reader must know besides
 */
export function compareRendered(
  { before, after }: Sides<readonly RenderedPage[]>,
  names: Pick<Redline, 'from' | 'to' | 'notes'>,
): Redline {
  const [old, now] = [byPath(before), byPath(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
  const pages: PageChange[] = []
  const shells: ShellChanges[] = []
  for (const path of paths) {
    const sides = { before: old.get(path), after: now.get(path) }
    if (isOnBoth(sides)) {
      const main = partChanges(sides, 'main')
      pages.push(...main.changes)
      // What moves, because the page above it became longer, is painted otherwise.
      shells.push({ path, changes: partChanges(sides, 'shell', main.changed).changes })
    } else pages.push(...wholePage(sides))
  }
  const { shell, others } = shellChanges(shells)
  return { ...names, shell, pages: [...others, ...pages], site: [] }
}

const byPath = (pages: readonly RenderedPage[]) => new Map(pages.map((page) => [page.path, page]))

const isOnBoth = (sides: Partial<Sides<RenderedPage | undefined>>): sides is Sides<RenderedPage> =>
  sides.before !== undefined && sides.after !== undefined

/** A page that one site has and the other has not. */
function wholePage(sides: Sides<RenderedPage | undefined>): PageChange[] {
  const textOf = (page: RenderedPage | undefined) => page && textIn(page, 'wide', 'main')
  const change = comparePage({ before: textOf(sides.before), after: textOf(sides.after) }, false)
  return change ? [change] : []
}

const textIn = (page: RenderedPage, state: RenderState, part: PagePart) => {
  const found = page.documents.get(state)
  return found && documentText(page, found, part)
}

/** What became of a part of a page, and in which states something is told of it. */
interface PartChanges {
  changes: PageChange[]
  changed: ReadonlySet<RenderState>
}

/**
 * What became of one part of a page: its words, told once for all states that agree, then its looks, and that it looks
 * different where neither says so.
 * @param others the states in which something is told of the page's other part, which may move this one
 */
function partChanges(
  { before, after }: Sides<RenderedPage>,
  part: PagePart,
  others: ReadonlySet<RenderState> = new Set(),
): PartChanges {
  const found = new Map<string, { change: PageChange; states: RenderState[] }>()
  const common = commonStates({ before, after })
  // Most states have the same words.
  const known = new Map<string, PageChange | undefined>()
  for (const state of common) {
    if (before.documents.get(state) === after.documents.get(state)) continue
    const sides = { before: textIn(before, state, part), after: textIn(after, state, part) }
    const key = JSON.stringify(sides)
    const change = known.has(key) ? known.get(key) : comparePage(sides, false)
    known.set(key, change)
    // Of what is the same for readers but for its order among the facts, there is nothing to tell.
    if (!change || !isReported(change)) continue
    const states = found.get(signature(change))?.states ?? []
    found.set(signature(change), { change, states: [...states, state] })
  }
  const changes = [...found.values()].map(({ change, states }) => {
    const where = whereStates(states, common)
    // Some tables show titles, and some addresses.
    return { ...change, path: after.path + where, title: change.title + where, pages: [after.path] }
  })
  const looks = appearanceSentences({ before, after }, part)
  const told = new Set([...found.values(), ...looks].flatMap(({ states }) => states))
  const untold = differentStates({ before, after }, part).filter(
    (state) => !told.has(state) && !others.has(state),
  )
  const facts = [
    ...(part === 'main' ? wakingSentence({ before, after }) : []),
    ...looks.map(({ sentence }) => sentence),
    ...(untold.length === 0
      ? []
      : [`Looks different${whereStates(untold, common)}; only pictures show how.`]),
  ]
  const changed = new Set([...told, ...untold])
  if (facts.length === 0) return { changes, changed }
  // Each of these tells by itself in which states it is so.
  const [whole, rest] = [
    changes.find(({ path }) => path === after.path) ?? unchanged(after),
    changes.filter(({ path }) => path !== after.path),
  ]
  return { changes: [{ ...whole, facts: [...whole.facts, ...facts] }, ...rest], changed }
}

const unchanged = ({ path, title }: RenderedPage): PageChange => ({
  path,
  title,
  kind: '',
  status: 'changed',
  inserted: 0,
  deleted: 0,
  sections: [],
  facts: [],
})

function wakingSentence({ before, after }: Sides<RenderedPage>): string[] {
  const [did, does] = [before.documents.has('awake'), after.documents.has('awake')]
  if (did === does) return []
  return [
    does
      ? 'The page’s scripts start now; before, they did not. What they show was compared with nothing.'
      : 'The page’s scripts do not start any more; before, they did.',
  ]
}

/** What somebody would be told of a change; the same for two pages that changed alike. */
const signature = (page: Pick<PageChange, 'sections' | 'facts'>): string =>
  JSON.stringify([changedPassages(page), placeSentences(page), page.facts])

/** What became of header and footer of a page. */
interface ShellChanges {
  path: string
  changes: readonly PageChange[]
}

/** What became of header and footer: on every page, or on some. */
function shellChanges(pages: readonly ShellChanges[]): { shell: Redline['shell']; others: PageChange[] } {
  const groups = new Map<string, { change: PageChange; paths: string[] }>()
  for (const { path, changes } of pages)
    for (const change of changes) {
      const where = change.path.slice(path.length)
      const key = `${where} ${signature(change)}`
      const group = groups.get(key) ?? { change: { ...change, path: where }, paths: [] }
      groups.set(key, { ...group, paths: [...group.paths, path] })
    }
  const all = [...groups.values()]
  const everywhere = all.find(({ change, paths }) => change.path === '' && paths.length === pages.length)
  return {
    shell: { sections: everywhere?.change.sections ?? [], facts: everywhere?.change.facts ?? [] },
    others: all
      .filter((group) => group !== everywhere)
      .map(({ change, paths }) => ({
        ...change,
        pages: paths,
        title: `Header and footer of ${counted(paths.length, 'page')}${change.path}`,
        path:
          (paths.length === pages.length
            ? 'Every page'
            : `${truncateList(paths, maxNamed).join(', ')}, header and footer`) + change.path,
      })),
  }
}
