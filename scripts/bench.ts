import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { foldersOf } from '../src/node/folders.ts'
import { benchCheck } from './benchCheck.ts'
import { benchServers } from './benchServers.ts'
import { findChrome } from './findChrome.mjs'
import { serveSite } from './siteServer.ts'

/**
 * `npm run bench`: builds the site and measures it: seconds of the build, compressed bytes, the check of
 * 3,000 pages and of hostile texts, the load that servers take, Lighthouse's scores for a phone. It sets no
 * limits, since machines differ.
 */
const pages = ['/', '/practice-areas/tax-law', '/attorneys/partners', '/contact', '/privacy-policy']
const { content, out } = foldersOf(process.cwd())

const started = performance.now()
const build = spawnSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
console.log(`Build: ${((performance.now() - started) / 1000).toFixed(1)} s`)

const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
const compressed = (path: string) => gzipSync(readFileSync(join(out, path)), { level: 9 }).length
const list = files.filter((path) => path.endsWith('.html')).map((path) => ({ path, bytes: compressed(path) }))
const largest = list.reduce((a, b) => (b.bytes > a.bytes ? b : a))
console.log(`Pages: ${list.length}, the largest ${largest.path} with ${largest.bytes} bytes (gzip)`)
for (const path of files.filter((name) => /takeOver|wake|woff2/.test(name)))
  console.log(`  ${path}: ${compressed(path)} bytes (gzip)`)

benchCheck(content)
await benchServers(out)

// Components are read with JSX, and rendered as the build does it.
spawnSync('npx', ['--no-install', 'jiti', 'tests/content/hostile/bench.ts'], {
  stdio: 'inherit',
  env: { ...process.env, JITI_JSX: 'true', NODE_ENV: 'production' },
})

const chromePath = findChrome()
if (chromePath === undefined) {
  console.error(
    'No Chrome or Chromium was found for Lighthouse. Run "npm test" once: it installs one; or set CHROME_PATH.',
  )
  process.exit(1)
}
const server = await serveSite(out)
const chrome = await launch({
  chromePath,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--disable-gpu',
    '--disable-background-networking',
  ],
})
try {
  for (const page of pages) {
    const result = await lighthouse(`http://127.0.0.1:${server.port}${page}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${page}.`)
    const scores = Object.values(result.lhr.categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    )
    const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${result.lhr.audits[id]?.displayValue ?? '–'}`,
    )
    console.log(`${page}\n  ${scores.join(', ')}\n  ${times.join(', ')}`)
  }
} finally {
  await chrome.kill()
  await server.stop()
}
