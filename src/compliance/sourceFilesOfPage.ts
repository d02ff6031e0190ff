import type { Site } from '../content/buildSite.ts'
import type { PageKind } from '../firm/pages/pageKind.ts'
import { firmFile, type CollectionName } from '../firm/collections.ts'

/** The collections whose files a kind of page shows besides its own. */
const shown: Partial<Record<PageKind, readonly CollectionName[]>> = {
  home: ['practice-areas'],
  'practice-areas': ['practice-areas'],
  'practice-area': ['attorneys'],
  contact: ['practice-areas'],
  attorneys: ['attorneys'],
  partners: ['attorneys', 'practice-areas'],
  associates: ['attorneys', 'practice-areas'],
  leadership: ['attorneys'],
  careers: ['jobs'],
  join: ['jobs'],
}

/**
 * The content files whose words a page shows: its own first, then those that it lists, then the firm's own facts.
 * @param page its kind and its file inside the content folder
 */
export const sourceFilesOfPage = (
  { entries }: Site,
  { kind, file }: { kind: PageKind; file: string },
): string[] => [
  file,
  ...(shown[kind] ?? []).flatMap((name) => entries[name].map((entry) => entry.file)),
  firmFile.path,
]
