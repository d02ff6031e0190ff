import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, hydratePage } from './browser.ts'
import { startDevServer, type DevServer } from './devServer.ts'
import { intercept } from './intercept.ts'
import { askRaw, getRequest, upgradeRequest } from './rawRequests.ts'
import { brokenSave, savePairs } from './savedPairs.ts'
import { emptyDrawing } from './serveDist.ts'

/** The dev server, as an editor uses it: a browser beside an editor that saves files. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-dev-'))
const content = join(work, 'content')
const taxLaw = join(content, 'practice-areas/tax-law.mdx')
const maritime = join(content, 'practice-areas/maritime-law.mdx')
const firm = join(content, 'firm.mdx')

const contact = join(content, 'pages/contact.mdx')
const addresses = join(content, 'addresses.txt')

let server: DevServer
let browser: Browser
/** A practice area's page, which React runs. */
let page: Page
/** The page of the form. */
let form: Page
let address = ''
/** What the browser complained of on either. */
const complaints: string[] = []

/** The page's heading, with these words in it. */
const heading = (words = '') => page.locator('h1', { hasText: words })

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

async function openTab(path: string): Promise<Page> {
  // Nothing moves: to draw each step would take longer than all saves.
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  tab.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  // The map is no part of this.
  await intercept(tab, 'https://**', (request) => request.abort())
  // To draw the drawings is half of what a page costs without a GPU.
  await intercept(tab, `${address}/art/**`, (request) =>
    request.fulfill({ contentType: 'image/svg+xml', body: emptyDrawing }),
  )
  await tab.goto(address + path)
  return tab
}

/** When the document of a tab was loaded; another number when it was loaded anew. */
const loadedAt = (tab: Page): Promise<number> => tab.evaluate(() => performance.timeOrigin)

/** What stands in the form, where the focus is in it, and how far the page is scrolled. */
const formNow = (): Promise<unknown> =>
  form.evaluate(() => {
    const field = document.activeElement
    return {
      values: [...document.querySelectorAll<HTMLInputElement>('#sender, #reply-to, #area, #message')].map(
        ({ value }) => value,
      ),
      focus: field?.id,
      selection: field instanceof HTMLTextAreaElement && [field.selectionStart, field.selectionEnd],
      scrollY: window.scrollY,
    }
  })

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  server = await startDevServer(content)
  address = server.address
  browser = await launchBrowser()
  page = await openTab('/practice-areas/tax-law')
  await hydratePage(page)
  form = await openTab('/contact')
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(work, { recursive: true, force: true })
})

/** What nobody can read as an address: it once ended the server, or had it tell of an error of its own. */
const unreadable = ['http://[', '//', '//[', '//%00', '/%', '/%00', '/%ff', '\\\\', '*', 'http://a:99999/']

describe('while the dev server runs', { timeout: 60_000 }, () => {
  it('a page has all that it asks for, its fonts among it, before React runs it', async () => {
    const tab = await browser.newPage()
    const answers: [string, number][] = []
    tab.on('response', (response) => answers.push([new URL(response.url()).pathname, response.status()]))
    await tab.goto(`${address}/about`, { waitUntil: 'networkidle' })
    await tab.close()
    expect(answers.filter(([path]) => path.endsWith('.woff2')).length).toBeGreaterThan(1)
    expect(answers.filter(([, status]) => status >= 400)).toEqual([])
  })

  it('a page that nobody has touched shows a save without being loaded anew', async () => {
    const loaded = await loadedAt(form)
    // As a browser gives back what was typed before a page was reloaded: without an input.
    await form.locator('#sender').evaluate((field: HTMLInputElement) => (field.value = 'Ada'))
    edit(contact, (text) => text.replace('Say in outline', 'Tell us in outline'))
    await form.getByText('Tell us in outline').waitFor()
    expect(await form.locator('#sender').inputValue()).toBe('Ada')
    expect(await loadedAt(form)).toBe(loaded)
  })

  it('what is typed and chosen in the form stays, and so do focus, selection and place', async () => {
    const loaded = await loadedAt(form)
    await form.locator('#reply-to').fill('ada@example.com')
    await form.locator('#area').selectOption({ index: 3 })
    await form.locator('#message').fill('A pier, a lease and a flood.')
    await form.locator('#message').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))
    const before = await formNow()
    edit(contact, (text) =>
      text.replace('Tell us in outline', 'Tell us briefly').replace('Full Name', 'Your Name'),
    )
    await form.getByText('Tell us briefly').waitFor()
    await form.getByText('Your Name').waitFor()
    edit(firm, (text) => text.replace('+1 212 555 0142', '+1 212 555 0143'))
    await form.locator('footer a[href="tel:+12125550143"]').waitFor()
    expect(await formNow()).toEqual(before)
    expect(await loadedAt(form)).toBe(loaded)
  })

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

  it('whoever puts the problem aside with a key is back in the field that was left for it', async () => {
    await form.locator('#message').focus()
    await form.locator('content-problems summary').focus()
    await form.locator('content-problems button').focus()
    await form.keyboard.press('Enter')
    await form.locator('content-problems').waitFor({ state: 'detached' })
    expect(await form.evaluate(() => document.activeElement?.id)).toBe('message')
  })

  it('mending it takes the problem away', async () => {
    edit(taxLaw, (text) => text.replace('\nponts:', '\npoints:'))
    await page.locator('content-problems').waitFor({ state: 'detached' })
  })

  it('a new practice area appears in the menu', async () => {
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
  })

  it('an open page goes with its file: it is renamed, leads on, and is deleted', async () => {
    // The submenu of the link is shut.
    await page.locator('header a[href="/practice-areas/maritime-law"]').dispatchEvent('click')
    await heading('Maritime Law').waitFor()
    const loaded = await loadedAt(page)
    const admiralty = join(content, 'practice-areas/admiralty.mdx')
    renameSync(maritime, admiralty)
    await page.locator('header a[href="/practice-areas/admiralty"]').waitFor({ state: 'attached' })
    await heading('Off the Chart').waitFor()
    renameSync(admiralty, maritime)
    await heading('Maritime Law').waitFor()
    expect(await loadedAt(page)).toBe(loaded)

    const known = readFileSync(addresses, 'utf8')
    renameSync(maritime, admiralty)
    appendFileSync(addresses, '/practice-areas/maritime-law -> /practice-areas/admiralty\n')
    await page.waitForURL(`${address}/practice-areas/admiralty`)
    await heading('Maritime Law').waitFor()

    writeFileSync(addresses, known)
    unlinkSync(admiralty)
    await page.locator('header a[href="/practice-areas/admiralty"]').waitFor({ state: 'detached' })
    await heading('Off the Chart').waitFor()
    expect(await page.locator('header a[href="/practice-areas/maritime-law"]').count()).toBe(0)
  })

  it('the page that was opened last comes with the news of a save, and is not asked for', async () => {
    const last = await openTab('/about/firm')
    await hydratePage(last)
    const about = join(content, 'pages/about/firm.mdx')
    const good = readFileSync(about, 'utf8')
    let asked = 0
    await intercept(last, '**/live.json**', (request) =>
      request.change((answer) => {
        asked += 1
        return Promise.resolve(answer)
      }),
    )
    for (const title of ['Sent once', 'Sent twice']) {
      writeFileSync(about, good.replace(/^title: .*/m, `title: ${title}`))
      await last.locator('h1', { hasText: title }).waitFor()
    }
    expect(asked).toBe(0)
    await last.close()
    writeFileSync(about, good)
  })

  it('a save that comes while the one before is being fetched shows', async () => {
    const slow = await openTab('/about/firm')
    await hydratePage(slow)
    // Another page is the one that was opened last, which is not fetched.
    await (await openTab('/about')).close()
    const about = join(content, 'pages/about/firm.mdx')
    const good = readFileSync(about, 'utf8')
    const save = (title: string) => writeFileSync(about, good.replace(/^title: .*/m, `title: ${title}`))
    let answers = 0
    await intercept(slow, '**/live.json**', (request) =>
      request.change(async (answer) => {
        answers += 1
        if (answers === 1) {
          save('The second save')
          // The other page shows it: the server has told everybody.
          await page
            .locator('header a', { hasText: 'The second save' })
            .first()
            .waitFor({ state: 'attached' })
        }
        return answer
      }),
    )
    save('The first save')
    await slow.locator('h1', { hasText: 'The second save' }).waitFor()
    await slow.close()
    writeFileSync(about, good)
  })

  it(
    '8 saves in pairs: each page ends at the second, whatever it does meanwhile',
    { timeout: 180_000 },
    async () => {
      const good = readFileSync(contact, 'utf8')
      const saved = (save: number) => good.replace(/^title: .*/m, `title: Save ${save}`)
      const loaded = await loadedAt(form)
      const before = await formNow()
      const missed = await savePairs(
        {
          address: `${address}/contact`,
          fresh: page,
          staying: [form],
          save: (save) => writeFileSync(contact, saved(save)),
          saveBroken: (save) => writeFileSync(contact, brokenSave(saved(save), save)),
        },
        [
          { moment: 'loading', pause: 200 },
          { moment: 'waking', pause: 500 },
          { moment: 'reloading', pause: 1000 },
          { moment: 'awake', pause: 400 },
        ],
      )
      expect(missed).toEqual([])
      expect(await formNow()).toEqual(before)
      expect(await loadedAt(form)).toBe(loaded)
      writeFileSync(contact, good)
    },
  )

  it.for(unreadable)('a request for %s is answered with 400', async (target) => {
    expect(await askRaw(server.port, getRequest(target))).toBe(400)
    expect(await askRaw(server.port, upgradeRequest(target))).toBe(400)
  })

  it('a socket for anything but Vite’s own is refused', async () => {
    expect(await askRaw(server.port, upgradeRequest('/contact'))).toBe(400)
    expect(await askRaw(server.port, upgradeRequest('/', 'chat'))).toBe(400)
    expect(await askRaw(server.port, upgradeRequest('http://elsewhere.example', 'vite-ping'))).toBe(101)
  })

  it.for(['labels.mdx', 'firm.mdx'])(
    'a start without %s is no end: what is missing is told, and pages show once it is there',
    async (name) => {
      const broken = join(work, name, 'content')
      cpSync(join(root, 'content'), broken, { recursive: true })
      rmSync(join(broken, name))
      const other = await startDevServer(broken)
      try {
        const tab = await browser.newPage({ reducedMotion: 'reduce' })
        await tab.goto(`${other.address}/about`)
        expect(await tab.locator('pre').first().textContent()).toContain(name)
        cpSync(join(root, 'content', name), join(broken, name))
        await tab.locator('h1', { hasText: 'About Us' }).waitFor()
        await tab.close()
      } finally {
        await other.stop()
      }
    },
  )

  it.each([
    ['/robots.txt', 'text/plain', /^User-agent: \*\nAllow: \/\n\nSitemap: https:.+\/sitemap\.xml\n$/],
    ['/sitemap.xml', 'application/xml', /<loc>https:[^<]+\/about<\/loc>/],
  ])('%s is what the build writes', async (path, type, text) => {
    const answer = await fetch(`${address}${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(await answer.text()).toMatch(text)
  })

  it('the browser complains of nothing', () => {
    expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([])
  })
})
