import { buildSite } from '../../content/buildSite.ts'
import { earlierFiles } from '../../content/load/earlierFiles.ts'
import { isError } from '../../content/model/diagnostic.ts'
import type { ParseFile } from '../../content/model/parsedFile.ts'
import { requiredSingles } from '../../content/model/registry.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'

/** How sides of a redline are read. */
export interface ReadOptions {
  registry: SiteRegistry
  today: string
  read: ParseFile
  /** The files from which a side takes what it lacks because it came later. */
  present: readonly SourceFile[]
  /** Files that are not held against today's rules. */
  without: ReadonlySet<string>
}

/** A side as a site. */
interface MadeSite {
  site: Site | undefined
  errors: number
  /** Files that others stand in for, since there is no site without them. */
  missed: ReadonlySet<string>
}

/** Makes a site of a side, whatever is wrong with some of its files. */
export function siteOfSnapshot(
  { files, otherFiles, publicFiles, urlList }: ContentSnapshot,
  { registry, today, read, present, without }: ReadOptions,
): MadeSite {
  const given = earlierFiles(
    registry,
    files.filter(({ path }) => !without.has(path)),
    { read, present },
  )
  const build = (tree: readonly SourceFile[]) =>
    buildSite(registry, tree, {
      publicFiles: new Set(publicFiles),
      otherFiles: new Set(otherFiles),
      urlList: urlList ?? { path: urlListFile, text: '' },
      today,
      includeUnpublished: true,
      onError: 'ignore',
      read,
    })
  const built = build(given)
  const errors = built.problems.filter(isError).length
  if (built.site) return { site: built.site, errors, missed: new Set() }
  const wrong = new Set(built.problems.filter(isError).map(({ file }) => file))
  const missed = new Set(requiredSingles(registry).flatMap(({ path }) => (wrong.has(path) ? path : [])))
  const others = given.filter(({ path }) => !missed.has(path))
  const tree = missed.has(registry.organization.path) ? [...others, standIn(registry)] : others
  return { site: build(earlierFiles(registry, tree, { read, present })).site, errors, missed }
}

/** The files of a side that are no part of its site, because nobody can say what a page would make of them. */
export function unsoundFiles({ files }: ContentSnapshot, { site, missed }: MadeSite): string[] {
  const sound = new Set(
    site
      ? [
          ...site.entries.map(({ file }) => file),
          ...site.versions.map(({ file }) => file),
          ...site.keptCopies.map(({ file }) => file),
          ...site.singles.flatMap(({ file }) => (missed.has(file) ? [] : file)),
        ]
      : [],
  )
  return files.map(({ path }) => path).filter((path) => !sound.has(path))
}

/**
 * Takes the place of the organization's file where that is missing or not sound, so that everything else can be read.
 * Nothing of it is shown: what the file itself says is compared as it is typed.
 */
const standIn = ({ organization, placeholder }: SiteRegistry): SourceFile => ({
  path: organization.path,
  text: placeholder,
})

/** Whether another file took the place of the organization's. */
export const isStandIn = ({ registry, organization }: Site): boolean =>
  organization.site === /^site: (.*)$/m.exec(registry.placeholder)?.[1]
