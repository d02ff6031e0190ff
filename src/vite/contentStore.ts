import { existsSync } from 'node:fs'
import { buildSite, type BuiltSite } from '../site/buildSite.ts'
import { readSource, type ReadSource, type SourceReading } from '../site/readSource.ts'
import type { Folders } from './folders.ts'
import { listFiles, readTree } from './readTree.ts'

/** The content as it stands on the disk now. */
export interface ContentStore {
  /** Reads the tree again and makes the site; files whose text is unchanged are not taken apart anew. */
  load: () => BuiltSite
}

/** A store over the content and public folders. It never throws for what content may hold. */
export function contentStore({
  content,
  public: publicFolder,
}: Pick<Folders, 'content' | 'public'>): ContentStore {
  const kept = new Map<string, { text: string; reading: SourceReading }>()
  const read: ReadSource = (source, options) => {
    const known = kept.get(source.path)
    if (known?.text === source.text) return known.reading
    const reading = readSource(source, options)
    kept.set(source.path, { text: source.text, reading })
    return reading
  }
  return {
    load: () => {
      const publicFiles = new Set(
        existsSync(publicFolder) ? listFiles(publicFolder).map((path) => `/${path}`) : [],
      )
      return buildSite(existsSync(content) ? readTree(content) : [], { publicFiles, read })
    },
  }
}
