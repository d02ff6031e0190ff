import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { engine, it, openHydrated, withoutScripts } from './site.ts'

const breaks = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(part)
    .evaluateAll((all) =>
      all.map((one) => `${getComputedStyle(one).breakInside} ${getComputedStyle(one).breakAfter}`),
    )

it.for([
  ['/privacy-policy', 'without'],
  ['/attorneys/partners', 'with'],
] as const)(
  'a lawyer who prints %s %s scripts gets its text in black on white',
  async ([path, how], { open }) => {
    const { page } = await (how === 'with' ? openHydrated(open, path) : open(path, withoutScripts))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator(':is(header, footer nav, [data-screen]):visible').allInnerTexts()).toEqual([])
    const odd = await page.locator('body, body *').evaluateAll((all) =>
      all
        .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.innerText.trim())
        .map((one) => getComputedStyle(one))
        .filter(
          ({ color, backgroundColor }) =>
            color !== 'rgb(0, 0, 0)' || !/255, 255\)$|, 0\)$/.test(backgroundColor),
        )
        .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
    )
    expect(odd).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
    const advertising = 'Attorney Advertising. Prior results do not guarantee a similar outcome.'
    expect(await page.locator('footer').innerText()).toContain(advertising)
    const leading = await breaks(page, 'main :is(h2, h3, h4, p:has(+ ul, + address))')
    expect(
      leading.filter((rules) => !rules.endsWith(' avoid')),
      'headings at the foot',
    ).toEqual([])
    if (engine !== 'chromium') return
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
    expect(sheets?.length).toBeGreaterThan(1)
    expect(sheets?.length).toBeLessThan(16)
  },
)

it('a lawyer reads on paper where each link leads, except for mail and this page', async ({ open }) => {
  const { page } = await open('/privacy-policy', withoutScripts)
  await page.emulateMedia({ media: 'print' })
  const links = await page
    .locator('main :is(p, li) a:visible')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href') ?? '', getComputedStyle(one, '::after').content]),
    )
  expect(links.length).toBeGreaterThan(5)
  for (const [href = '', after = ''] of links)
    if (/^(mailto|tel|#)/.test(href)) expect(after, href).not.toContain('(')
    else expect(after, href).toContain(new URL(href, 'https://www.westatlantic.example').href)
})

it('a lawyer prints each profile on one sheet, roles without gaps, and no form', async ({ open }) => {
  const { page } = await open('/attorneys/partners', withoutScripts)
  await page.emulateMedia({ media: 'print' })
  expect(await breaks(page, 'main article')).toEqual(Array.from({ length: 10 }, () => 'avoid auto'))
  await page.goto(new URL('/careers/join', page.url()).href)
  expect(await breaks(page, 'main article')).toEqual(Array.from({ length: 3 }, () => 'auto auto'))
  const heads = await breaks(page, 'main article > :first-child > :first-child')
  expect(heads.filter((rules) => rules.endsWith(' avoid'))).toHaveLength(3)
  await page.goto(new URL('/contact', page.url()).href)
  expect(await page.locator('main h2:visible').allInnerTexts()).toEqual(['Our Office'])
})
