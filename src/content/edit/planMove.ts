import type { Content } from '../model/content.ts'
import { recordTagOf } from '../tags/recordTag.ts'
import type { Registry } from '../model/registry.ts'
import { pastVersions, versionedEntries, versionedPath } from '../versions/legalVersions.ts'
import { findLinks, referencesTo, resolvePicture, type FoundLink } from './findLinks.ts'
import { resolveEntry, type ResolvedEntry } from './resolveEntry.ts'
import { choosingParameter, formatHref, names, parseHref, withChoice } from '../publish/href.ts'
import { urlListEdits, unpublishedUrls } from './urlListEdits.ts'
import { parseMoveTarget, type MoveTarget } from './moveTarget.ts'
import { replaceWords, scalarAtPath, valueRange, type EditableFile, type FileEdit } from './parseEditable.ts'
import { relativePath } from '../images/imageRef.ts'
import { urlListError, lists, ownAddress, type IndexedFile, type ContentIndex } from './indexContent.ts'
import { findMentions } from './findMentions.ts'
import { oldNames } from './ownNames.ts'
import { buildChangeset, onceEach, unreadNotes, type Plan, type PlanError } from './plan.ts'

/**
 * Decides how a file gets another name or address: which files are renamed with it, which references and links are
 * mended, and where the old addresses lead. Pure; writes nothing.
 * @param typed the old name and the new one, as files or addresses
 */
export function planMove(typed: { old: string; new: string }, index: ContentIndex): Plan | PlanError {
  const target = resolveEntry(typed.old, index)
  if ('error' in target) return target
  const place = parseMoveTarget(typed.new, target, index)
  if ('error' in place) return place
  const error = urlListError(index) ?? whyNot(target, place, index)
  if (error !== undefined) return { error }
  const moves = movesOf(target.known, place, index)
  const addresses = [...moves.addresses].filter(([from]) => moves.kept.has(from))
  const never = unpublishedUrls(index)
  const redirected = addresses.filter(([from]) => !never.has(from))
  const edits = [
    ...index.open.flatMap((file) => [
      ...linkEdits(file, moves, index),
      ...referenceEdits(file, moves),
      ...claimEdits(file, moves, index.content.registry),
    ]),
    ...urlListEdits(index, {
      standing: addresses.map(([, to]) => to),
      redirected: new Map(redirected),
      neverPublished: new Set(addresses.flatMap(([from]) => (never.has(from) ? from : []))),
      retarget: (href) => movedHref(href, undefined, moves, index),
    }),
  ]
  const { changes, summary, byHand, after } = buildChangeset(index, { edits, renamed: moves.files })
  return {
    changes,
    summary,
    todo: onceEach([
      ...byHand,
      ...findMentions(index.content.registry, after.files, oldNames(target.known, place.slug, index)),
    ]),
    notes: [
      ...redirected.map(([from, to]) => `Visitors of ${from} are led to ${to} from now on.`),
      ...unreadNotes(index),
    ],
  }
}

interface Moves {
  known: IndexedFile
  place: MoveTarget
  /** Files by their paths, pictures and notes among them. */
  files: Map<string, string>
  addresses: Map<string, string>
  /** The old addresses that were published, or are those of pages on the site. */
  kept: ReadonlySet<string>
}

function whyNot(
  { known }: ResolvedEntry,
  place: MoveTarget,
  { tree, files, content }: ContentIndex,
): string | undefined {
  if (known.file === place.file) return `${known.file} has that name already. Nothing was changed.`
  const base = content.registry.collections.find(
    (collection) => known.address && collection.base === known.address,
  )
  if (base) {
    return `The address ${known.address ?? ''} is the beginning of every ${base.title.toLowerCase()}’s address, so this page stays where it is. To change what it is called, change its fields “title” and “menuLabel”.`
  }
  const earlier = earlierAddresses(known, content)
  if (earlier.length > 0) {
    return `${known.name} has earlier versions, at ${earlier.join(', ')}. They are kept under the name ${known.slug}, and would leave the site with it, so the page keeps that name. To change what it is called, change its fields “title” and “menuLabel”. If its address must change all the same, rename the file by hand, and write into addresses.txt where each of these addresses leads.`
  }
  if (known.collection.isNested && place.slug.startsWith(`${known.slug}/`))
    return `${known.address ?? known.slug} cannot stand below itself. Choose another place.`
  const others = [...tree.files.map(({ path }) => path), ...tree.otherFiles]
  if (others.some((path) => path.toLowerCase() === place.file))
    return `There is a file ${place.file} already. Choose another name, or move that one first.`
  const claims = files.find(
    ({ address, file }) => address === place.address && address !== undefined && file !== known.file,
  )
  if (claims)
    return `The page ${claims.file} has the address ${place.address ?? ''} already. Choose another name.`
  const below = place.file.replace(/\.mdx$/, '/')
  const inTheWay = known.collection.isNested ? others.find((path) => path.startsWith(below)) : undefined
  return inTheWay === undefined || inTheWay.startsWith(known.file.replace(/\.mdx$/, '/'))
    ? undefined
    : `In the folder ${below} there are files already, for example ${inTheWay}. Move those first.`
}

/** The addresses of the past versions of a legal page. */
function earlierAddresses({ collection, slug }: IndexedFile, content: Content): string[] {
  const page = collection.versions && versionedEntries(content).find((entry) => entry.slug === slug)
  return page
    ? pastVersions(page, content.versions).map((version) => `${versionedPath(version)}/${version.name}`)
    : []
}

function movesOf(known: IndexedFile, place: MoveTarget, { tree, files, urlList }: ContentIndex): Moves {
  const from = known.file.replace(/\.mdx$/, '')
  const to = place.file.replace(/\.mdx$/, '')
  const moved = new Map([[known.file, place.file]])
  // What stands in the page's folder moves along: the pages below it, and their pictures.
  if (known.collection.isNested) {
    for (const path of [...tree.files.map((file) => file.path), ...tree.otherFiles])
      if (path.startsWith(`${from}/`)) moved.set(path, to + path.slice(from.length))
  }
  const pages = files.filter(({ file, address }) => moved.has(file) && address !== undefined)
  const addresses = new Map(
    pages.flatMap(({ address = '', slug, file }) => {
      const target = (moved.get(file) ?? '').replace(/\.mdx$/, '').slice(known.collection.name.length + 1)
      const next = `${known.collection.base ?? ''}/${target}`
      // The front page and the page for missing addresses stand where they are, whatever their files are called.
      return address.endsWith(`/${slug}`) ? [[address, next] as const] : []
    }),
  )
  const published = new Set(urlList?.lines.map(({ address }) => address))
  const kept = pages.filter(({ isLive, address = '' }) => isLive || published.has(address))
  return { known, place, files: moved, addresses, kept: new Set(kept.map(({ address = '' }) => address)) }
}

function linkEdits(file: EditableFile, moves: Moves, index: ContentIndex): FileEdit[] {
  return findLinks(file).flatMap((link) => {
    const href =
      link.kind === 'link'
        ? movedHref(link.href, ownAddress(index, file.path), moves, index)
        : movedPicture(link, file.path, moves.files)
    return href === undefined || href === link.href
      ? []
      : [replaceWords(file, link, { from: link.href, to: href })]
  })
}

/** Where a link leads after the move; undefined when it leads off the site. */
function movedHref(
  href: string,
  own: string | undefined,
  moves: Moves,
  { site, kindAt }: ContentIndex,
): string | undefined {
  const parts = parseHref(href, site)
  if (!parts) return undefined
  const { known, place } = moves
  const standing = parts.path === '' ? own : parts.path.replace(/(?<=.)\/+$/, '')
  const kind = standing === undefined ? undefined : kindAt.get(standing)
  const path = (parts.path === '' ? undefined : moves.addresses.get(standing ?? '')) ?? parts.path
  const parameter = choosingParameter(kind, known, parts.query)
  const query = parameter === undefined ? parts.query : withChoice(parts.query, parameter, place.slug)
  const hash = lists(kind, known.collection) && names(parts.hash, known.slug) ? place.slug : parts.hash
  return formatHref({ ...parts, path, query, hash })
}

/** What a picture beside a file is called when the file, the picture or both have moved. */
function movedPicture(link: FoundLink, file: string, files: ReadonlyMap<string, string>): string {
  const { href, isEncoded } = link
  const named = resolvePicture(link, file)
  if (named.where !== 'content') return href
  const [home, there] = [files.get(file) ?? file, files.get(named.path) ?? named.path]
  const again = resolvePicture(link, home)
  if (again.where === 'content' && again.path === there) return href
  const name = relativePath(home, there)
  return isEncoded ? encodeURI(name) + (/[?#].*$/s.exec(href)?.[0] ?? '') : name
}

const referenceEdits = (file: EditableFile, { known, place }: Moves): FileEdit[] =>
  referencesTo(file, known).map(({ path }) => {
    const scalar = scalarAtPath(file, path)
    const at = scalar && valueRange(file, scalar)
    return replaceWords(file, { at, start: scalar?.start ?? 0 }, { from: known.slug, to: place.slug })
  })

/** Records are named in the middle of texts. */
function claimEdits(
  { path: file, plain }: EditableFile,
  { known, place }: Moves,
  { tags }: Registry,
): FileEdit[] {
  const record = recordTagOf(tags)
  if (!known.collection.isRecord || !record) return []
  const named = new RegExp(`<${record.name}\\s+${record.property}\\s*=\\s*["']([^"']*)["']`, 'g')
  return [...plain.matchAll(named)].flatMap(({ 0: tag, 1: name, index }) => {
    const end = index + tag.length - 1
    return name === known.slug
      ? [{ file, start: end - name.length, end, text: place.slug, words: `${name} → ${place.slug}` }]
      : []
  })
}
