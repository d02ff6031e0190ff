import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChrome } from '../../scripts/findChrome.mjs'

/** The dev server, as an editor uses it: a browser beside an editor that saves files. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-dev-'))
const content = join(work, 'content')
const taxLaw = join(content, 'practice-areas/tax-law.mdx')
const maritime = join(content, 'practice-areas/maritime-law.mdx')
const firm = join(content, 'firm.mdx')

let server: ChildProcess
let browser: Browser
let page: Page
let address = ''

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Starts `vite dev` on the copied content and waits until it prints its address. */
function startServer(): Promise<string> {
  server = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', CONTENT_DIR: content },
  })
  return new Promise((done, fail) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (found) done(found)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', () => fail(new Error(`The dev server ended: ${output}`)))
  })
}

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  address = await startServer()
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? findChrome(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${address}/practice-areas/tax-law`)
  // React takes the page over at the first input; saves reach it from then on.
  await page.mouse.move(10, 400)
  await page.locator('#root[data-awake]').waitFor()
})

afterAll(async () => {
  await browser?.close()
  server?.kill()
  rmSync(work, { recursive: true, force: true })
})

describe('while the dev server runs', { timeout: 60_000 }, () => {
  it('a saved sentence shows in the open page, which stays where it was', async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    edit(taxLaw, (text) => `${text}\nA sentence that was not here before.\n`)
    await page.getByText('A sentence that was not here before.').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
  })

  it('a broken save shows the problem over the last good page, in the words of the check', async () => {
    edit(taxLaw, (text) => text.replace('\npoints:', '\nponts:'))
    const message = page.locator('content-problems .problem')
    await message.waitFor()
    expect(await message.textContent()).toContain('There is no field "ponts" in this kind of file.')
    expect(await message.textContent()).toContain('Did you mean "points"?')
    expect(await page.locator('content-problems .quote').textContent()).toBe('ponts:')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tax Law')
  })

  it('another page is served as it last was, with the problem over it', async () => {
    const other = await browser.newPage()
    await other.goto(`${address}/about`)
    expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('About Us')
    await other.locator('content-problems').waitFor()
    await other.close()
  })

  it('mending it takes the problem away', async () => {
    edit(taxLaw, (text) => text.replace('\nponts:', '\npoints:'))
    await page.locator('content-problems').waitFor({ state: 'detached' })
  })

  it('a new practice area appears in the menu, and has a page', async () => {
    writeFileSync(
      maritime,
      readFileSync(taxLaw, 'utf8')
        .replace(/^title: .*/m, 'title: Maritime Law')
        .replace(/^menuLabel: .*/m, 'menuLabel: Maritime')
        .replace(/^formOption: .*/m, 'formOption: Ships & Cargo')
        .replace(/^order: .*/m, 'order: 11')
        .replace(
          /^description: .*/m,
          'description: Charterparties, cargo claims and salvage, for owners and shippers of goods.',
        ),
    )
    await page.locator('header a[href="/practice-areas/maritime-law"]').waitFor({ state: 'attached' })
    expect(
      (
        await page.request.get(`${address}/practice-areas/maritime-law`, { headers: { accept: 'text/html' } })
      ).status(),
    ).toBe(200)
  })

  it('a renamed one moves, and a deleted one goes', async () => {
    const admiralty = join(content, 'practice-areas/admiralty.mdx')
    renameSync(maritime, admiralty)
    await page.locator('header a[href="/practice-areas/admiralty"]').waitFor({ state: 'attached' })
    unlinkSync(admiralty)
    await page.locator('header a[href="/practice-areas/admiralty"]').waitFor({ state: 'detached' })
    expect(await page.locator('header a[href="/practice-areas/maritime-law"]').count()).toBe(0)
  })

  it('a change of the firm’s own facts shows on the open page', async () => {
    edit(firm, (text) => text.replace('+1 212 555 0142', '+1 212 555 0143'))
    await page.locator('footer a[href="tel:+12125550143"]').waitFor()
  })

  it('many quick saves, broken ones among them, end in the last one', async () => {
    for (let save = 1; save <= 20; save += 1) {
      edit(taxLaw, (text) =>
        text.replace(/^title: .*/m, save % 3 === 0 ? 'title: "open' : `title: Save number ${save}`),
      )
    }
    await page.getByRole('heading', { name: 'Save number 20' }).waitFor()
    await page.locator('content-problems').waitFor({ state: 'detached' })
  })
})
