import type { Payload, Shell } from '../content/model/payload.ts'
import { payloadAddress } from '../content/publish/addresses.ts'
import { pageFile } from '../content/publish/pageFiles.ts'
import { missingAtFoot, type FootText } from '../compliance/advertising/identification.ts'
import { fileWriter } from '../node/output/stagedSite.ts'
import type { Publication } from '../render/pageRenderer.tsx'
import { loadServerEntry } from './bundles.ts'
import { writeCompressed, type WrittenFiles } from './hosting/compressedWriter.ts'
import { settlePage, styleHash, type SettledPage } from './hosting/pageStyles.ts'

/** What all pages of a build are finished with: data that can be handed to another thread. */
export interface FinisherOptions {
  /** The files of the modules that render pages, that of the entry first. */
  server: readonly string[]
  /** The folder of the site that is built. */
  folder: string
  shell: Shell
  publication: Publication
  /** Other sites of which pages show something in frames. */
  frames: readonly string[]
  /** What the rules ask for at the foot of every page. */
  foot: readonly FootText[]
}

/** A page that is to be finished. */
export interface PageJob {
  /** Its address. */
  path: string
  payload: Payload
  /** Whether its styles stand in a file that pages share. */
  isShared: boolean
}

/** A page that stands in the site's folder. */
export interface FinishedPage {
  /** The hashes of its styles. */
  styles: string[]
  sheets: SettledPage['sheets']
  files: WrittenFiles
  /** What its foot lacks. */
  missing: FootText[]
}

/** Renders a page from its payload, and writes both with their compressed copies. */
export type FinishPage = (job: PageJob) => Promise<FinishedPage>

/** Loads what finishes the pages of a build. */
export async function pageFinisher(setting: FinisherOptions): Promise<FinishPage> {
  const { server, folder, shell, publication, frames, foot } = setting
  const { pageRenderer } = await loadServerEntry(server)
  const renderPage = pageRenderer(shell, publication)
  const write = fileWriter(folder)
  const hashes = new Map<string, string>()
  /** The hash of a style element, which many pages share. */
  const hashOf = (style: string): string => {
    const hash = hashes.get(style) ?? styleHash(style)
    hashes.set(style, hash)
    return hash
  }
  return async ({ path, payload, isShared }) => {
    const page = await renderPage(payload)
    const { html, sheets } = settlePage(page, isShared, frames)
    return {
      styles: page.styles.map(hashOf),
      sheets,
      missing: missingAtFoot(html, foot),
      files: [
        ...writeCompressed(write, pageFile(path), html),
        ...writeCompressed(write, payloadAddress(path), JSON.stringify(page.payload)),
      ],
    }
  }
}
