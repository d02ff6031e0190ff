import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, hydratePage } from '../browser/browser.ts'
import { startDevServer, type DevServer } from '../browser/devServer.ts'
import { intercept } from '../browser/intercept.ts'
import { askRaw, getRequest, upgradeRequest } from '../browser/rawRequests.ts'
import { brokenSave, savePairs, type Moment } from '../browser/savedPairs.ts'
import { viteBuild } from '../build/runVite.ts'

/** The dev server through a long day: of each, `tests/browser/development.test.ts` has a sample. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-dev-'))
const content = join(work, 'content')
const contact = join(content, 'pages/contact.mdx')

let server: DevServer
let browser: Browser
let good = ''
const saved = (save: number) => good.replace(/^title: .*/m, `title: Save ${save}`)

const openTab = async (address: string): Promise<Page> => {
  const tab = await browser.newPage({ reducedMotion: 'reduce' })
  // Nightly machines may be busy with other work.
  tab.setDefaultTimeout(120_000)
  await intercept(tab, 'https://**', (request) => request.abort())
  await tab.goto(address)
  return tab
}

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  good = readFileSync(contact, 'utf8')
  server = await startDevServer(content)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(work, { recursive: true, force: true })
})

it('200 saves in pairs, 0.2 to 2 s apart: every tab ends at the second, and the form keeps what was typed', async () => {
  const address = `${server.address}/contact`
  const form = await openTab(address)
  await form.locator('#message').fill('A pier, a lease and a flood.')
  const asleep = await openTab(`${address}?area=tax-law`)
  const loadedAt = () => Promise.all([form, asleep].map((tab) => tab.evaluate(() => performance.timeOrigin)))
  const loaded = await loadedAt()
  const moments: readonly Moment[] = ['loading', 'reloading', 'asleep', 'waking', 'awake']
  const pairs = Array.from({ length: 100 }, (_, pair) => ({
    moment: moments[pair % moments.length] ?? 'awake',
    // Each moment meets each pause, from 0.2 to 2 s.
    pause: 200 + ((pair * 37) % 100) * 18,
  }))
  const missed = await savePairs(
    {
      address,
      fresh: await openTab(address),
      staying: [form, asleep],
      save: (save) => writeFileSync(contact, saved(save)),
      saveBroken: (save) => writeFileSync(contact, brokenSave(saved(save), save)),
    },
    pairs,
  )
  expect(missed).toEqual([])
  expect(await form.locator('#message').inputValue()).toBe('A pier, a lease and a flood.')
  expect(await loadedAt()).toEqual(loaded)
})

it('200 quick saves, every other one broken: the last good page stands there each time', async () => {
  writeFileSync(contact, good)
  const page = await openTab(`${server.address}/contact`)
  await hydratePage(page)
  const heading = (words: string) => page.locator('h1', { hasText: words })
  await heading('Contact Us').waitFor()
  await page.evaluate(watchPage)
  for (let save = 1; save <= 200; save += 1) {
    writeFileSync(contact, save % 2 === 0 ? saved(save) : brokenSave(saved(save), save))
    // The page answers in between, and never without its heading; the server looks when saves pause.
    expect(await page.locator('h1').textContent()).toMatch(/^(?:Contact Us|Save \d+)$/)
    if (save % 40 === 0) await heading(`Save ${save}`).waitFor()
  }
  writeFileSync(contact, brokenSave(saved(201), 201))
  await page.locator('content-problems').waitFor()
  expect(await page.locator('h1').textContent()).toBe('Save 200')
  writeFileSync(contact, saved(202))
  await heading('Save 202').waitFor()
  await page.locator('content-problems').waitFor({ state: 'detached' })

  const { shown, blanks } = await page.evaluate(() => window.watchedPage)
  expect(blanks).toBe(0)
  const numbers = shown.map(Number)
  expect(numbers.filter((save) => save % 2 === 1)).toEqual([])
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(numbers.length).toBeGreaterThanOrEqual(6)
})

it('a page that is open when the server starts anew ends at what was saved meanwhile', async () => {
  const page = await openTab(`${server.address}/contact`)
  await server.stop()
  writeFileSync(contact, saved(301))
  // A page that has its scripts only in part when the server ends would stay as it is.
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  server = await startDevServer(content, server.port)
  await page.locator('h1', { hasText: 'Save 301' }).waitFor()
  await connected

  await server.stop()
  writeFileSync(contact, brokenSave(saved(302), 2))
  server = await startDevServer(content, server.port)
  await page.locator('body > pre').waitFor()
  writeFileSync(contact, saved(303))
  await page.locator('h1', { hasText: 'Save 303' }).waitFor()
  expect(await page.locator('content-problems').count()).toBe(0)
})

it('two dev servers and a build work side by side', async () => {
  writeFileSync(contact, saved(401))
  const [other, built] = await Promise.all([
    startDevServer(content, server.port),
    viteBuild(root, { CONTENT_DIR: content, OUT_DIR: join(work, 'site') }),
  ])
  try {
    expect(built.status, built.output).toBe(0)
    expect(other.port).not.toBe(server.port)
    const tabs = await Promise.all([server, other].map(({ address }) => openTab(`${address}/contact`)))
    await Promise.all(tabs.map(hydratePage))
    writeFileSync(contact, saved(402))
    await Promise.all(tabs.map((tab) => tab.locator('h1', { hasText: 'Save 402' }).waitFor()))
  } finally {
    await other.stop()
  }
})

it('no request ends the server, or has it tell of an error of its own', async () => {
  const parts =
    '/ // \\ [ ] % %00 %2e%2e %ff .. . : @ ? # & = * http: https:// localhost ::1 :99999 é \u0001 about index.json ' +
    'live.json path= @vite/client @fs @id __x00__ src/client/clientEntry.ts node_modules art content'
  const part = fc.constantFrom(' ', ...parts.split(' '))
  const target = fc.array(part, { maxLength: 8 }).map((words) => words.join(''))
  const request = fc.oneof(
    target.map((text) => getRequest(text)),
    target.map((text) => getRequest(`/${text}`, ['Accept: text/html'])),
    fc
      .tuple(target, fc.constantFrom('vite-hmr', 'vite-ping', 'other'))
      .map(([text, protocol]) => upgradeRequest(text, protocol)),
    fc
      .tuple(target, fc.string({ maxLength: 60 }))
      .map(([text, further]) => getRequest(`/${text}`, [further])),
    fc.string({ maxLength: 200 }),
  )
  await fc.assert(
    fc.asyncProperty(request, async (text) => {
      expect(await askRaw(server.port, text)).toSatisfy(
        (status?: number) => status === undefined || status < 500,
      )
    }),
    { numRuns: 3000 },
  )
  expect((await fetch(`${server.address}/contact`, { headers: { accept: 'text/html' } })).status).toBe(200)
})

declare global {
  interface Window {
    /** The numbers of the saves that the page has shown, in order, and how often it showed nothing. */
    watchedPage: { shown: string[]; blanks: number }
  }
}

/** Runs in the page: notes what it shows at every change of it. */
function watchPage(): void {
  const watched = { shown: Array<string>(), blanks: 0 }
  window.watchedPage = watched
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    const save = /^Save (\d+)$/.exec(heading)?.[1]
    if (save !== undefined && watched.shown.at(-1) !== save) watched.shown.push(save)
    if (heading === '' || (document.querySelector('main')?.textContent ?? '').length < 500)
      watched.blanks += 1
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
