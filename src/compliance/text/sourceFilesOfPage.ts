import { entriesOf } from '../../content/model/content.ts'
import { kindOf, type Registry } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'
import { everyPage } from '../../content/publish/addresses.ts'

/** The content files whose words may stand on any page: the organization's own facts first, then the labels. */
export const filesOfEveryPage = ({ singles }: Registry): string[] =>
  singles.flatMap(({ path, isUnshown }) => (isUnshown ? [] : path))

/**
 * The content files whose words a page shows: its own first, then those that it lists, then those of every page.
 * @param page its kind and its file inside the content folder
 */
export function sourceFilesOfPage(
  { registry, entries }: Site,
  { kind, file }: { kind: string; file: string },
): string[] {
  const everywhere = filesOfEveryPage(registry)
  if (kind === everyPage) return everywhere
  const shown = kindOf(registry, kind).shows ?? []
  return [
    file,
    ...shown.flatMap((collection) => entriesOf({ entries }, collection).map((entry) => entry.file)),
    ...everywhere,
  ]
}
