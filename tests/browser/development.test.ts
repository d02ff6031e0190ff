import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'

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

/** The page's heading, with these words in it. */
const heading = (words = '') => page.locator('h1', { hasText: words })

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
  browser = await launchBrowser()
  // Nothing moves: to draw each step would take longer than all saves.
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
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
    expect(await heading().textContent()).toBe('Tax Law')
  })

  it('another page is served as it last was, with the problem over it', async () => {
    const other = await browser.newPage({ reducedMotion: 'reduce' })
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

  it('200 quick saves, every other one broken: the last good page stands there each time', async () => {
    await page.evaluate(watchPage)
    const good = readFileSync(taxLaw, 'utf8')
    const saved = (save: number) => good.replace(/^title: .*/m, `title: Save ${save}`)
    for (let save = 1; save <= 200; save += 1) {
      writeFileSync(taxLaw, save % 2 === 0 ? saved(save) : broken(saved(save), save))
      // The page answers in between, and never without its heading; the server looks when saves pause.
      expect(await heading().textContent()).toMatch(/^(?:Tax Law|Save \d+)$/)
      if (save % 40 === 0) await heading(`Save ${save}`).waitFor()
    }
    writeFileSync(taxLaw, broken(saved(201), 201))
    await page.locator('content-problems').waitFor()
    expect(await heading().textContent()).toBe('Save 200')
    writeFileSync(taxLaw, saved(202))
    await heading('Save 202').waitFor()
    await page.locator('content-problems').waitFor({ state: 'detached' })

    const { shown, blanks } = await page.evaluate(() => window.watchedPage)
    expect(blanks).toBe(0)
    const numbers = shown.map(Number)
    expect(numbers.filter((save) => save % 2 === 1)).toEqual([])
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers.length).toBeGreaterThanOrEqual(6)
  })
})

/** A save in the middle of something, each time another. */
function broken(text: string, save: number): string {
  const slips = [
    () => '',
    (whole: string) => whole.slice(0, whole.length / 3),
    (whole: string) => whole.replace('---', '—-'),
    (whole: string) => whole.replace('\npoints:', '\nponts:'),
    (whole: string) => whole.replace(/^title: .*/m, 'title: "open'),
    (whole: string) => `${whole}\n<Note title="x">\n`,
    (whole: string) => `${whole}\n[nowhere](/no-such-page)\n`,
    (whole: string) => whole.replace('\nmark:', '\n\tmark:'),
  ]
  return slips[(save >> 1) % slips.length]?.(text) ?? ''
}

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
