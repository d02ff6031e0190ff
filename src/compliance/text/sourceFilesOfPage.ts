import { entriesOf } from '../../content/model/content.ts'
import { kindOf } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'

/**
 * The content files whose words a page shows: its own first, then those that it lists, then the organization's own facts.
 * @param page its kind and its file inside the content folder
 */
export function sourceFilesOfPage(site: Site, { kind, file }: { kind: string; file: string }): string[] {
  const shown = kindOf(site.registry, kind).shows ?? []
  return [
    file,
    ...shown.flatMap((collection) => entriesOf(site, collection).map((entry) => entry.file)),
    site.registry.organization.path,
  ]
}
