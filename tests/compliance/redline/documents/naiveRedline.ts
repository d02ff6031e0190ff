import type { PageText, Section } from '../../../../src/compliance/text/types.ts'
import type { BlockChange, Change, SectionChange } from '../../../../src/compliance/compare/types.ts'
import type { PageChange, Redline } from '../../../../src/compliance/redline/types.ts'

/**
 * A redline made in the simplest way, for tests of what is made from one: sections are the same when their ids are,
 * blocks and words when the longest common row says so. It shares no code with the engine.
 */
export function naiveRedline(before: readonly PageText[], after: readonly PageText[]): Redline {
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort()
  const pages = paths.flatMap((path) => {
    const change = pageChange(
      before.find((page) => page.path === path),
      after.find((page) => page.path === path),
    )
    return change ? [change] : []
  })
  return {
    from: 'the version of June 20, 2025',
    to: 'the working copy',
    shell: { sections: [], facts: [] },
    pages,
    site: [],
  }
}

function pageChange(before: PageText | undefined, after: PageText | undefined): PageChange | undefined {
  const page = after ?? before
  if (!page) return undefined
  const sections = sectionChanges(before?.sections ?? [], after?.sections ?? [])
  const factBefore = new Map(before?.facts.map(({ key, value }) => [key, value]))
  const facts = (before && after ? after.facts : []).flatMap(({ key, label, value }) => {
    const was = factBefore.get(key)
    return was === undefined || was === value ? [] : [`${label}: ${was} → ${value}`]
  })
  const runs = sections.flatMap(({ heading, blocks }) => [
    ...heading,
    ...blocks.flatMap((block) => block.runs),
  ])
  const words = (kind: Change['kind']) =>
    runs.filter((run) => run.kind === kind).flatMap(({ text }) => text.match(/\S+/g) ?? []).length
  const [inserted, deleted] = [words('inserted'), words('deleted')]
  const moved = sections.some(({ status }) => status === 'moved')
  if (inserted + deleted + facts.length === 0 && !moved) return undefined
  return {
    path: page.path,
    title: page.title,
    kind: page.kind,
    status: before ? (after ? 'changed' : 'removed') : 'added',
    inserted,
    deleted,
    sections,
    facts,
    ...(before &&
      after &&
      page.kind === 'legal' && { dateMoved: facts.some((fact) => fact.startsWith('Last')) }),
  }
}

function sectionChanges(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const ids = (sections: readonly Section[]) => sections.map(({ id }) => id)
  const common = new Set(
    commonRow(ids(before), ids(after)).flatMap(([old, now]) => (old === now ? [now] : [])),
  )
  const known = new Set(ids(before))
  const changes = after.map((section): SectionChange => {
    const index = before.findIndex(({ id }) => id === section.id)
    const change = { ...sectionChange(before[index], section), ...(index >= 0 && { placeBefore: index }) }
    if (!known.has(section.id) || common.has(section.id)) return change
    return {
      ...change,
      status: 'moved',
      movedFrom: before[index - 1]?.heading ?? '',
    }
  })
  // What is gone stands behind the nearest one before it that stayed where it was.
  for (const [index, section] of before.entries()) {
    if (ids(after).includes(section.id)) continue
    const anchors = before.slice(0, index).filter(({ id }) => common.has(id) || !ids(after).includes(id))
    const anchor = anchors.at(-1)?.id
    changes.splice(changes.findIndex(({ id }) => id === anchor) + 1, 0, {
      ...sectionChange(section, undefined),
      placeBefore: index,
    })
  }
  return changes
}

function sectionChange(before: Section | undefined, after: Section | undefined): SectionChange {
  const heading = wordChanges(before?.heading ?? '', after?.heading ?? '')
  const texts = (section: Section | undefined) =>
    section?.blocks.map(({ role, text }) => `${role}:${text}`) ?? []
  const blocks = pairNeighbours(commonRow(texts(before), texts(after))).map(blockChange)
  const isChanged = [...heading, ...blocks.flatMap(({ runs }) => runs)].some(({ kind }) => kind !== 'same')
  return {
    id: (after ?? before)?.id ?? '',
    heading,
    level: (after ?? before)?.level ?? 1,
    status: before ? (after ? (isChanged ? 'changed' : 'same') : 'deleted') : 'inserted',
    ...(before?.number !== undefined && { numberBefore: before.number }),
    ...(after?.number !== undefined && { numberAfter: after.number }),
    blocks,
  }
}

type Pair = readonly [string | undefined, string | undefined]

/** One text gone and one come at the same place, of the same kind, is one text changed. */
function pairNeighbours(pairs: readonly Pair[]): Pair[] {
  const result: Pair[] = []
  for (const pair of pairs) {
    const last = result.at(-1)
    const role = (text: string | undefined) => text?.split(':')[0]
    if (
      last?.[0] !== undefined &&
      last[1] === undefined &&
      pair[0] === undefined &&
      role(last[0]) === role(pair[1])
    )
      result.splice(-1, 1, [last[0], pair[1]])
    else result.push(pair)
  }
  return result
}

function blockChange([before, after]: Pair): BlockChange {
  const [role = ''] = (after ?? before ?? '').split(':')
  const text = (one: string | undefined) => one?.slice(role.length + 1) ?? ''
  return {
    status:
      before === after
        ? 'same'
        : before === undefined
          ? 'inserted'
          : after === undefined
            ? 'deleted'
            : 'changed',
    role: roles.find((one) => one === role) ?? 'paragraph',
    runs: wordChanges(text(before), text(after)),
  }
}

const roles = ['heading', 'paragraph', 'item', 'row', 'quotation', 'code', 'picture', 'hidden'] as const

/** The runs between two texts, word by word. */
export function wordChanges(before: string, after: string): Change[] {
  const words = (text: string) => text.match(/\S+\s*/g) ?? []
  const changes = commonRow(words(before), words(after)).map(([old, now]): Change => {
    if (old === undefined) return { kind: 'inserted', text: now ?? '' }
    return { kind: now === undefined ? 'deleted' : 'same', text: old }
  })
  return changes.reduce<Change[]>((runs, { kind, text }) => {
    const last = runs.at(-1)
    return last?.kind === kind
      ? [...runs.slice(0, -1), { kind, text: last.text + text }]
      : [...runs, { kind, text }]
  }, [])
}

/** Two rows side by side along their longest common row: gone, come or the same in both. */
function commonRow(before: readonly string[], after: readonly string[]): Pair[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) pairs.push([before[i++], after[j++]])
    else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1)))
      pairs.push([before[i++], undefined])
    else pairs.push([undefined, after[j++]])
  }
  return pairs
}
