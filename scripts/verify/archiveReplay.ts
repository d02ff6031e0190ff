import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { chromium, errors, type Frame, type Page } from 'playwright-core'
import send from 'send'
import { WARCParser } from 'warcio'
import { readManifest } from '../../src/compliance/archive/manifest.ts'
import { places } from '../../src/node/archive/packArchive.ts'
import { unpackArchive } from '../../src/node/archive/unpackArchive.ts'
import { ensureChrome } from '../findChrome.mjs'

/**
 * `npx jiti scripts/verify/archiveReplay.ts FILE [PICTURES]`: opens an archive in ReplayWeb.page, the reader
 * of the Webrecorder project, in a real browser without a network, and compares each page that it shows with
 * the archived HTML.
 * PICTURES is a folder for a picture of each page.
 *
 * It stands apart from the tests, since the reader is a download of 2.4 MB, which comes from the npm registry
 * and is kept in node_modules.
 */
const reader = {
  name: 'replaywebpage@2.5.3',
  file: 'replaywebpage-2.5.3.tgz',
  sha512: 'nCj2PSON3BxeSJKE8AsYPyULv0XPZKJWfy4l9PyQre9SqwLZ+WKZVs/sfLqPOQ4GrH+0YkjbwOhr8cSTH08gsQ==',
}

const viewer = `<!doctype html><meta charset="utf-8"><title>Archive</title>
<style>html, body, replay-web-page { block-size: 100%; margin: 0; display: block }</style>
<script src="ui.js"></script>
<script>
  document.write('<replay-web-page source="archive.wacz" replayBase="replay/" embed="replayonly" url="' +
    new URLSearchParams(location.search).get('url') + '"></replay-web-page>')
</script>`

const [typed, pictures] = process.argv.slice(2)
if (typed === undefined || !existsSync(typed)) {
  console.error('Name an archive: npx jiti scripts/verify/archiveReplay.ts archives/2026-01-31-8c3196c.wacz')
  process.exit(2)
}
const archive = resolve(typed)
const work = mkdtempSync(join(tmpdir(), 'replay-'))
try {
  process.exitCode = await replay(archive)
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function replay(file: string): Promise<number> {
  const pages = await pagesOf(file)
  if (pages.size === 0) {
    console.error(`${file} is no archive of this site.`)
    return 2
  }
  const packed = getReader()
  mkdirSync(join(work, 'replay'))
  copyFileSync(join(packed, 'ui.js'), join(work, 'ui.js'))
  copyFileSync(join(packed, 'sw.js'), join(work, 'replay/sw.js'))
  writeFileSync(join(work, 'index.html'), viewer)
  copyFileSync(file, join(work, 'archive.wacz'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/archive.wacz') response.setHeader('content-type', 'application/wacz')
    // Readers of archives fetch them in parts, also counted from the end.
    send(request, pathname, { root: work }).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const browser = await chromium.launch({
    executablePath: ensureChrome(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  })
  let wrong = 0
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const [url, html] of pages) {
      const shown = await isShown(page, { origin, url, html })
      if (pictures !== undefined) {
        const name = new URL(url).pathname.slice(1).replaceAll('/', '-') || 'home'
        await page.screenshot({ path: join(pictures, `${name}.png`) })
      }
      if (!shown) wrong += 1
      console.log(`${url}: ${shown ? 'shown as it was archived' : 'NOT shown as it was archived'}`)
    }
    console.log(
      wrong === 0
        ? `ReplayWeb.page shows all ${pages.size} pages of ${basename(file)}, word for word.`
        : `${wrong} of ${pages.size} pages are not shown as they were archived.`,
    )
  } finally {
    await browser.close()
    server.close()
  }
  return wrong === 0 ? 0 : 1
}

/** Whether the reader shows exactly the words that the archived answer has. */
async function isShown(page: Page, { origin, url, html }: Shown): Promise<boolean> {
  const arrival = replayed(page, url)
  await page.goto(`${origin}/index.html?url=${encodeURIComponent(url)}`)
  const frame = await arrival
  if (!frame) return false
  await frame.waitForLoadState('load')
  return frame.evaluate((archived) => {
    const wordsOf = (text: Document) => {
      const copy = new DOMParser().parseFromString(text.body.outerHTML, 'text/html').body
      for (const script of copy.querySelectorAll('script, style')) script.remove()
      return `${text.title}\n${copy.textContent.replace(/\s+/g, ' ')}`
    }
    return wordsOf(document) === wordsOf(new DOMParser().parseFromString(archived, 'text/html'))
  }, html)
}

/** One page as it was archived, and where the reader is. */
interface Shown {
  origin: string
  url: string
  html: string
}

/** The frame in which the reader shows a page, once the page is there; undefined when it does not come. */
async function replayed(page: Page, url: string): Promise<Frame | undefined> {
  const isReplay = (frame: Frame) => frame.url().endsWith(`mp_/${url}`)
  try {
    return (
      page.frames().find(isReplay) ??
      (await page.waitForEvent('framenavigated', { predicate: isReplay, timeout: 15_000 }))
    )
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined
    throw error
  }
}

/** The HTML of every page in an archive, by address. */
async function pagesOf(file: string): Promise<Map<string, string>> {
  const files = new Map(unpackArchive(readFileSync(file))?.map(({ path, content }) => [path, content]))
  const manifest = readManifest(Buffer.from(files.get(places.manifest) ?? []).toString('utf8'))
  const urls = new Set(manifest?.pages.map(({ path }) => manifest.site + path))
  const pages = new Map<string, string>()
  for await (const record of new WARCParser([files.get(places.records) ?? new Uint8Array()])) {
    const url = record.warcTargetURI
    if (url && urls.has(url)) pages.set(url, await record.contentText())
  }
  return pages
}

/** The reader's files, from the npm registry; kept for the next time. */
function getReader(): string {
  const folder = resolve('node_modules/.west-atlantic/replay')
  const unpacked = join(folder, 'package')
  if (existsSync(join(unpacked, 'sw.js'))) return unpacked
  mkdirSync(folder, { recursive: true })
  spawnSync('npm', ['pack', reader.name, '--silent', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  const packed = join(folder, reader.file)
  const digest = createHash('sha512').update(readFileSync(packed)).digest('base64')
  if (digest !== reader.sha512) throw new Error(`${reader.name} is not the one that this program knows.`)
  spawnSync('tar', ['-xzf', reader.file], { cwd: folder, stdio: 'inherit' })
  return unpacked
}
