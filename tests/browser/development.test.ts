import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, runByReact } from './browser.ts'
import { startDevServer, type DevServer } from './devServer.ts'

/** The dev server as an editor uses it: a browser next to an editor that saves files. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-dev-'))
const content = join(work, 'content')

let server: DevServer
let browser: Browser
/** A practice area's page. */
let page: Page
/** The page of the form. */
let form: Page

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')))
const taxLaw = 'practice-areas/tax-law.mdx'

async function openTab(path: string, address = server.address): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await tab.route('https://**', (route) => route.abort())
  await tab.goto(address + path)
  return tab
}

/** When a tab's document was loaded: another number after a reload. */
const loadedAt = (tab: Page): Promise<number> => tab.evaluate(() => performance.timeOrigin)

/** What is in the form, where the focus is, and how far the page is scrolled. */
const formNow = (): Promise<unknown> =>
  form.evaluate(() => {
    const field = document.activeElement
    return [
      [...document.querySelectorAll<HTMLInputElement>('#sender, #area, #message')].map(({ value }) => value),
      field instanceof HTMLTextAreaElement && [field.id, field.selectionStart, field.selectionEnd],
      window.scrollY,
    ]
  })

const overlay = (tab: Page) => tab.locator('vite-error-overlay .window')

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  server = await startDevServer(content)
  browser = await launchBrowser()
  page = await openTab(`/${taxLaw.replace('.mdx', '')}`)
  form = await openTab('/contact')
  await Promise.all([page, form].map(runByReact))
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(work, { recursive: true, force: true })
})

describe('while the dev server runs', { timeout: 60_000 }, () => {
  it('an editor sees a saved sentence in the open page, which keeps its place', async () => {
    const loaded = await loadedAt(page)
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    edit(taxLaw, (text) => `${text}\nA sentence that was not here before.\n`)
    await page.getByText('A sentence that was not here before.').waitFor()
    expect([await page.evaluate(() => window.scrollY), await loadedAt(page)]).toEqual([300, loaded])
  })

  it('what an editor has typed into the form survives saves, with focus and selection', async () => {
    const loaded = await loadedAt(form)
    await form.locator('#sender').fill('Ada')
    await form.locator('#area').selectOption({ index: 3 })
    await form.locator('#message').fill('A pier, a lease and a flood.')
    await form.locator('#message').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))
    const before = await formNow()
    edit('pages/contact.mdx', (text) =>
      text.replace('Say in outline', 'Tell us').replace('Full Name', 'Your Name'),
    )
    await form.getByText('Tell us').waitFor()
    await form.getByText('Your Name').waitFor()
    edit('firm.mdx', (text) => text.replace('+1 212 555 0142', '+1 212 555 0143'))
    await form.locator('footer a[href="tel:+12125550143"]').waitFor()
    expect([await formNow(), await loadedAt(form)]).toEqual([before, loaded])
  })

  it('of two quick saves, every page shows the second', async () => {
    const good = readFileSync(join(content, 'pages/contact.mdx'), 'utf8')
    for (const pause of [0, 20, 60, 150, 400]) {
      for (const title of [`First ${pause}`, `Second ${pause}`]) {
        edit('pages/contact.mdx', () => good.replace(/^title: .*/m, `title: ${title}`))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      await form.locator('h1', { hasText: `Second ${pause}` }).waitFor()
    }
    edit('pages/contact.mdx', () => good)
  })

  it('a new page appears in the menu, with a ribbon that says it is a draft, and leads on when its file is renamed', async () => {
    const [maritime, admiralty] = ['maritime-law', 'admiralty'].map((name) =>
      join(content, `practice-areas/${name}.mdx`),
    )
    if (!maritime || !admiralty) throw new Error('There are two names.')
    const draft = readFileSync(join(content, taxLaw), 'utf8')
      .replace(/^title: .*/m, 'title: Maritime Law\ndraft: true')
      .replace(/^menuLabel: .*/m, 'menuLabel: Maritime')
      .replace(/^formOption: .*/m, 'formOption: Ships & Cargo')
      .replace(/^order: .*/m, 'order: 11')
      .replace(
        /^description: .*/m,
        'description: Charterparties, cargo claims and salvage, for owners of goods.',
      )
    writeFileSync(maritime, draft)
    await page.locator('header a[href="/practice-areas/maritime-law"]').waitFor({ state: 'attached' })
    const tab = await openTab('/practice-areas/maritime-law')
    await tab.getByText('Draft: not on the site yet').waitFor()
    await runByReact(tab)
    const known = readFileSync(join(content, 'addresses.txt'), 'utf8')
    rmSync(maritime)
    writeFileSync(admiralty, draft.replace('draft: true\n', ''))
    edit('addresses.txt', () => `${known}/practice-areas/maritime-law -> /practice-areas/admiralty\n`)
    await tab.waitForURL('**/practice-areas/admiralty')
    rmSync(admiralty)
    edit('addresses.txt', () => known)
    await tab.locator('h1', { hasText: 'Off the Chart' }).waitFor()
    await tab.close()
  })

  it('a problem is shown over the last good page with its file, line and fix, until it is fixed', async () => {
    const loaded = await loadedAt(page)
    edit(taxLaw, (text) => text.replace('\npoints:', '\nponts:'))
    await overlay(page).waitFor()
    const words = await overlay(page).textContent()
    expect(words).toContain('There is no field "ponts"')
    expect(words).toContain('Did you mean "points"?')
    expect(words).toMatch(/tax-law\.mdx:\d+:1/)
    expect(await page.locator('h1').textContent()).toBe('Tax Law')

    const other = await openTab('/about')
    await overlay(other).waitFor()
    expect(await other.locator('h1').textContent()).toBe('About Us')
    await other.close()

    edit(taxLaw, (text) => text.replace('\nponts:', '\npoints:'))
    await overlay(page).waitFor({ state: 'detached' })
    expect(await loadedAt(page)).toBe(loaded)
  })

  it('a start without firm.mdx says what is missing, and shows pages when it is back', async () => {
    const broken = join(work, 'broken')
    cpSync(join(root, 'content'), broken, { recursive: true })
    rmSync(join(broken, 'firm.mdx'))
    const other = await startDevServer(broken)
    try {
      const tab = await openTab('/about', other.address)
      await overlay(tab).waitFor()
      expect(await overlay(tab).textContent()).toContain('firm.mdx')
      cpSync(join(root, 'content/firm.mdx'), join(broken, 'firm.mdx'))
      await tab.locator('h1', { hasText: 'About Us' }).waitFor()
      await tab.close()
    } finally {
      await other.stop()
    }
  })

  it.each([
    ['/robots.txt', 'text/plain', /^User-agent: \*\n/],
    ['/sitemap.xml', 'application/xml', /<loc>https:[^<]+\/about<\/loc>/],
    ['/about/index.json', 'application/json', /"About Us/],
  ])('%s is what a build writes', async (path, type, text) => {
    const answer = await fetch(server.address + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(await answer.text()).toMatch(text)
  })
})
