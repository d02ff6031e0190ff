import { existsSync } from 'node:fs'
import { buildSite, type BuiltSite, type Surroundings } from '../site/buildSite.ts'
import { ledgerFile } from '../site/ledger/readLedger.ts'
import { readSource, type ReadSource, type SourceReading } from '../site/readSource.ts'
import { buildDay } from './buildDay.ts'
import type { Folders } from './folders.ts'
import { listFiles, readTree } from './readTree.ts'

/** The content as it stands on the disk now. */
export interface ContentStore {
  /**
   * Reads the tree again and makes the site; files whose text is unchanged are not taken apart anew.
   * @param unsaved texts that an editor holds and has not saved, by path; they stand in for what is on the disk
   * @throws BuildDayError when `BUILD_DATE` is set and is no day
   */
  load: (unsaved?: ReadonlyMap<string, string>) => BuiltSite
}

/**
 * A store over the content and public folders. Nothing that content may hold makes it throw.
 * @param unpublished whether drafts and the like are left out, or shown
 */
export function contentStore(
  { content, public: publicFolder }: Pick<Folders, 'content' | 'public'>,
  { unpublished }: Pick<Surroundings, 'unpublished'> = {},
): ContentStore {
  const kept = new Map<string, { text: string; reading: SourceReading }>()
  const read: ReadSource = (source, options) => {
    // Another flaw may leave the same text.
    if (source.flaw) return readSource(source, options)
    const known = kept.get(source.path)
    if (known?.text === source.text) return known.reading
    const reading = readSource(source, options)
    kept.set(source.path, { text: source.text, reading })
    return reading
  }
  return {
    load: (unsaved) => {
      const publicFiles = new Set(
        existsSync(publicFolder) ? listFiles(publicFolder).map((path) => `/${path}`) : [],
      )
      const { files, otherFiles, ledger } = existsSync(content)
        ? readTree(content)
        : { files: [], otherFiles: [], ledger: undefined }
      const current = files.map((file) => {
        const text = unsaved?.get(file.path)
        return text === undefined ? file : { path: file.path, text }
      })
      return buildSite(current, {
        publicFiles,
        otherFiles: new Set(otherFiles),
        ledger: ledger ?? { path: ledgerFile, text: '' },
        today: buildDay(),
        unpublished,
        read,
      })
    },
  }
}
