import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it as withBrowser, scrolled, scrollTo, type Open } from './site.ts'

const root = join(import.meta.dirname, '../..')
const taxLaw = 'practice-areas/tax-law.mdx'

/** Runs `npm run dev` on a copy of the content without firm.mdx. */
async function startDevServer(content: string) {
  cpSync(join(root, 'content'), content, { recursive: true })
  rmSync(join(content, 'firm.mdx'))
  const own = {
    NODE_ENV: undefined,
    VITEST: undefined,
    NO_COLOR: '1',
    CONTENT_DIR: content,
    LAUNCH_EDITOR: 'true',
  }
  const env = { ...process.env, ...own }
  const child = spawn(process.execPath, ['scripts/cli.mjs', 'dev', '--port', '0'], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  let address: string | undefined
  while ((address = /http:\/\/localhost:\d+/.exec(output)?.[0]) === undefined) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(`The dev server ended: ${output}`)
  }
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')))
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(content, { recursive: true, force: true })
  }
  return { address, content, edit, stop }
}

const it = withBrowser
  .extend('folder', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'west-atlantic-dev-')))
  .extend('server', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const server = await startDevServer(folder)
    onCleanup(server.stop)
    return server
  })

/** Opens a page of the dev server, which hydrates without input. */
async function openTab(open: Open, address: string): Promise<Page> {
  const { page } = await open(address)
  await page.locator('#root[data-hydrated]').waitFor()
  return page
}

/** When a document was loaded, which changes with a reload. */
const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)
const overlay = (page: Page) => page.locator('vite-error-overlay .window')

describe.sequential('while the dev server runs', () => {
  it('an editor reads that firm.mdx is missing, and sees pages when it is back', async ({ server, open }) => {
    const { page } = await open(`${server.address}/about`)
    await overlay(page).waitFor()
    expect(await overlay(page).textContent()).toContain('firm.mdx')
    cpSync(join(root, 'content/firm.mdx'), join(server.content, 'firm.mdx'))
    await page.locator('h1', { hasText: 'About Us' }).waitFor()
  })

  it('an editor sees a saved text in the open page, without scroll or reload', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/practice-areas/tax-law`)
    const loaded = await loadedAt(page)
    await scrollTo(page, 300)
    server.edit(taxLaw, (text) => `${text}\nA sentence that was not here before.\n`)
    await page.getByText('A sentence that was not here before.').waitFor()
    expect([await scrolled(page), await loadedAt(page)]).toEqual([300, loaded])
  })

  it('an editor finds a saved word with the search', async ({ server, open }) => {
    server.edit(taxLaw, (text) => `${text}\nZymurgy is taxed, too.\n`)
    const page = await openTab(open, `${server.address}/search?q=zymurgy`)
    expect(await page.locator('main mark').innerText()).toBe('Zymurgy')
  })

  it('an editor keeps what they typed into the form, with focus and selection', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/contact`)
    const loaded = await loadedAt(page)
    await page.locator('#your-name').fill('Ada')
    await page.locator('#your-practiceArea').selectOption({ index: 3 })
    await page.locator('#your-message').fill('A pier, a lease and a flood.')
    await page
      .locator('#your-message')
      .evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))
    const now = () =>
      page
        .locator('#your-name, #your-practiceArea, #your-message')
        .evaluateAll((all: HTMLTextAreaElement[]) =>
          all.map((one) => [one.value, one.selectionStart, one === document.activeElement, scrollY]),
        )
    const before = await now()
    server.edit('pages/contact.mdx', (text) => text.replace('Say in outline', 'Tell us'))
    await page.getByText('Tell us').waitFor()
    server.edit('firm.mdx', (text) => text.replace('+1 212 555 0142', '+1 212 555 0143'))
    await page.locator('footer a[href="tel:+12125550143"]').waitFor()
    expect([await now(), await loadedAt(page)]).toEqual([before, loaded])
  })

  it('an editor who saves twice in a moment sees the second version', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/contact`)
    for (const frames of [0, 3]) {
      for (const title of [`First ${frames}`, `Second ${frames}`]) {
        server.edit('pages/contact.mdx', (text) => text.replace(/^title: .*/m, `title: ${title}`))
        // Some saves happen while the previous one is being read.
        for (let turn = 0; turn < frames; turn += 1)
          await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await page.locator('h1', { hasText: `Second ${frames}` }).waitFor()
    }
  })

  it('an editor sees a draft in the menu, with a ribbon, until it’s deleted', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/about`)
    const fields = {
      title: 'Maritime Law\ndraft: true',
      menuLabel: 'Maritime',
      formOption: 'Ships & Cargo',
      order: '11',
      description: 'Charterparties, cargo claims and salvage, for owners of goods.',
    }
    let draft = readFileSync(join(server.content, taxLaw), 'utf8')
    for (const [name, value] of Object.entries(fields))
      draft = draft.replace(RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`)
    const fileOf = (name: string) => join(server.content, `practice-areas/${name}.mdx`)
    writeFileSync(fileOf('maritime-law'), draft)
    await page.locator('header a[href="/practice-areas/maritime-law"]').waitFor({ state: 'attached' })
    const tab = await openTab(open, `${server.address}/practice-areas/maritime-law`)
    await tab.getByText('This page is a draft').waitFor()
    rmSync(fileOf('maritime-law'))
    await tab.locator('h1', { hasText: 'Off the Chart' }).waitFor()
  })

  it('an editor opens the file of a page the router led to, and stays there', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/contact`)
    await page.locator('footer a[href="/about/firm"]').click()
    const link = page.locator('a', { hasText: 'pages/about/firm.mdx' })
    const [response] = await Promise.all([page.waitForResponse(/open-in-editor/), link.click()])
    expect(response.status()).toBe(204)
    expect(page.url()).toBe(`${server.address}/about/firm`)
  })

  it('an editor sees a problem over the last good page, until it is fixed', async ({ server, open }) => {
    const page = await openTab(open, `${server.address}/practice-areas/tax-law`)
    const loaded = await loadedAt(page)
    server.edit(taxLaw, (text) => text.replace('\npoints:', '\nponts:'))
    await overlay(page).waitFor()
    const shown = await overlay(page).textContent()
    for (const part of ['"ponts" isn\'t a field', 'Did you mean "points"?', /tax-law\.mdx:\d+:1/])
      expect(shown).toMatch(part)
    expect(await page.locator('h1').textContent()).toBe('Tax Law')
    server.edit(taxLaw, (text) => text.replace('\nponts:', '\npoints:'))
    await overlay(page).waitFor({ state: 'detached' })
    expect(await loadedAt(page)).toBe(loaded)
  })
})
