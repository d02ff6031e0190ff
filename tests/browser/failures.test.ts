import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { everyNth } from '../sample.ts'
import { it, runByReact, scrollTo, siteAddress, hydratePage } from './browser.ts'
import {
  doTasks,
  goToFormAndBack,
  heading,
  isMessageKept,
  menuLink,
  readForm,
  submitButton,
  typeMessage,
  type Form,
} from './failureTable.ts'
import { intercept } from './intercept.ts'
import { circumstances, fail, failing, letPatienceEnd, parts, type Failure, type Part } from './whatFails.ts'

const table: string[] = []
afterAll(() => console.log(`\n${table.toSorted().join('\n')}\n`))

/** What a page cannot do without, each part failing in another way, and two without which it can. */
const scenarios: readonly (readonly [
  what: readonly (readonly [part: Part, failure: Failure])[],
  form: Form,
])[] = [
  [[['the first script', 'cut short']], 'says that it cannot send'],
  [[['React’s script', 'hanging']], 'says that it cannot send'],
  [[['the template', 'forbidden']], 'says that it cannot send'],
  [[['the payloads', 'a page instead']], 'says that it cannot send'],
  [[['the shell', 'broken']], 'says that it cannot send'],
  [
    [
      ['the fonts', 'hanging'],
      ['the map', 'hanging'],
    ],
    'sends',
  ],
]

describe.concurrent('a visitor reads everything, goes everywhere, and the form tells the truth, with', () => {
  it.for(scenarios)('%s: it %s', async ([what, form], { open, eventually }) => {
    const met = new Set<Part>()
    const { page } = await open('/robots.txt', {
      intercept: what.map(([part, failure]) => {
        const [pattern, answer] = failing(part, failure)
        return [
          pattern,
          (request) => {
            met.add(part)
            return answer(request)
          },
        ]
      }),
    })
    const scenario = what.map(([part, failure]) => `${part}: ${failure}`).join(', ')
    table.push(await doTasks(page, { scenario, form, open, eventually }))
    expect([...met].toSorted(), 'what was asked for, and failed').toEqual(
      what.map(([part]) => part).toSorted(),
    )
  })

  it.for([
    { odd: ['storage that is denied', 'an address without TLS', 'Save-Data', 'an extension that throws'] },
    { odd: ['storage that is full', 'no styles'] },
  ] as const)('$odd: it sends', async ({ odd }, { open, eventually }) => {
    const { page } = await open('/robots.txt', {
      prepare: (fresh) => Promise.all(odd.map((name) => circumstances[name](fresh))),
    })
    table.push(await doTasks(page, { scenario: odd.join(', '), form: 'sends', open, eventually }))
  })
})

/** The form's seconds that are running, and how its button looks. */
const readWaiting = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('form')?.getAnimations({ subtree: true }).length,
    getComputedStyle(document.querySelector('form button') ?? document.body).backgroundColor ===
      getComputedStyle(document.body).color,
  ])

describe.concurrent('the form', () => {
  it('counts no seconds while React waits for the first input, and tells of none that were enough', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/contact', { moving: true })
    const [none, isInked] = await readWaiting(page)
    expect([none, isInked, await readForm(page)]).toEqual([0, true, 'says nothing'])
    await hydratePage(page)
    await eventually(() => readForm(page)).toBe('sends')
  })

  it('that has said that it cannot send works when React comes late, and no field has moved', async ({
    open,
    eventually,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { page } = await open('/contact', {
      intercept: [[parts['React’s script'], (request) => held.then(() => request.continue())]],
    })
    await typeMessage(page)
    const places = () =>
      page
        .locator('form :is(input, select, textarea)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await eventually(async () => {
      await letPatienceEnd(page)
      return readForm(page)
    }).toBe('says that it cannot send')
    expect(await places()).toEqual(before)
    letGo()
    await runByReact(page)
    await eventually(() => readForm(page)).toBe('sends')
    expect([await places(), await isMessageKept(page)]).toEqual([before, true])
  })

  it('says so after five real seconds, where things may move as where they may not', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/robots.txt', { moving: true })
    await fail(page, 'the first script', 'missing')
    await page.goto(`${siteAddress}/contact`)
    expect(await readForm(page)).toBe('says nothing')
    await page.evaluate(() =>
      Promise.all(
        (document.querySelector('form')?.getAnimations({ subtree: true }) ?? []).map(
          ({ finished }) => finished,
        ),
      ).then(() => undefined),
    )
    await eventually(() => readForm(page)).toBe('says that it cannot send')
  })

  const mended = [
    ['a connection that was lost', 'React’s script', 'offline'],
    ['data that was missing', 'the payloads', 'missing'],
    ['data that never came', 'the shell', 'hanging'],
  ] as const
  it.for(everyNth(2, mended))(
    'works with the next input after %s',
    async ([, part, failure], { open, eventually }) => {
      const { page, complaints } = await open('/robots.txt', {
        prepare: (fresh) => fresh.clock.install(),
      })
      const mend = await fail(page, part, failure)
      await page.goto(`${siteAddress}/contact`)
      const asked = page.waitForRequest(parts[part])
      await typeMessage(page)
      await asked
      await page.clock.fastForward(5_000)
      await eventually(() => complaints.some((words) => words.includes('stays without scripts'))).toBe(true)
      await mend()
      // Another attempt may be on its way, which began with what was typed last and fails as the first one.
      await eventually(async () => {
        await page.keyboard.press('Shift')
        await page.clock.fastForward(3_000)
        return readForm(page)
      }).toBe('sends')
      expect(await isMessageKept(page)).toBe(true)
    },
  )

  it('keeps what was typed when an extension has changed it, and so does the focus', async ({
    open,
    eventually,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { page } = await open('/contact', {
      intercept: [[parts['the payloads'], (request) => held.then(() => request.continue())]],
    })
    await typeMessage(page)
    // As translators and writing aids do.
    await page.evaluate(() => {
      for (const label of document.querySelectorAll('label')) {
        const font = document.createElement('font')
        font.append(...label.childNodes)
        label.append(font)
      }
      document.querySelector('textarea')?.before(document.createElement('aside'))
    })
    letGo()
    await runByReact(page)
    await eventually(() => readForm(page)).toBe('sends')
    expect(await page.locator('label font').count(), 'React has drawn the page anew').toBe(0)
    expect(await isMessageKept(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('message')
  })
})

describe.concurrent('once React runs the page', () => {
  // That a payload is of another version is seen in navigation.test.ts.
  const losses = [
    ['React’s data is corrupted', 'the payloads', 'corrupted'],
    ['a new deployment has taken the place of this one', 'the payloads', 'of another version'],
    ['a new deployment lacks the old scripts', 'the template', 'missing'],
  ] as const
  it.for(everyNth(2, losses))(
    'and %s, a click and Back load pages',
    async ([, part, failure], { open, eventually }) => {
      await goToFormAndBack(part, failure, { form: 'says that it cannot send', open, eventually })
    },
  )

  it('the form of an old page still sends after a new deployment', async ({ open, eventually }) => {
    const { page } = await open('/contact')
    await hydratePage(page)
    await fail(page, 'all scripts', 'missing')
    await fail(page, 'the payloads', 'of another version')
    await typeMessage(page)
    await page.getByLabel('Email Address').fill('ada@mail.example')
    await submitButton(page).click()
    await eventually(() => page.locator('footer ~ [role="status"]').innerText()).toContain('Message Sent!')
  })

  it('Back returns to the place where one was, though storage is denied', async ({ open, eventually }) => {
    const { page } = await open('/about', { prepare: circumstances['storage that is denied'] })
    await hydratePage(page)
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(700)
  })

  it('a page that has to be loaded leaves no sign of loading on the one that is left', async ({ open }) => {
    const { page } = await open('/about')
    await hydratePage(page)
    await fail(page, 'the payloads', 'missing')
    // The page stays: there is nothing to show instead.
    await intercept(page, '**/careers', (request) => request.fulfill({ status: 204 }))
    const answered = page.waitForResponse('**/careers')
    await menuLink(page, 'Careers').click()
    await answered
    expect(await page.evaluate(() => 'loading' in document.documentElement.dataset)).toBe(false)
  })
})
