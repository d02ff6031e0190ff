import { expect, it } from 'vitest'
import { build, minimalTree } from '../../../fixtures/minimalSite.ts'
import { DOMParser } from '../../../fixtures/dom.ts'
import { realTree } from '../../../fixtures/editingFixture.ts'
import { renderPath } from '../../../fixtures/renderPage.ts'

const typed = realTree().files.find(({ path }) => path === 'pages/about/firm.mdx')?.text ?? ''

/** The years, and the beginning of the paragraph next to them. */
async function rows(text: string): Promise<[years: string, paragraph: string][]> {
  const { site } = build({
    ...minimalTree,
    'pages/our-firm.mdx': text.replace('footer: firm\n', ''),
  })
  const { body } = new DOMParser().parseFromString(await renderPath(site, '/our-firm'), 'text/html')
  return [...body.querySelectorAll('main dl')].map((list) => [
    [...list.querySelectorAll('dt')].map(({ textContent }) => textContent).join(),
    (list.nextElementSibling?.textContent ?? '').slice(0, 24),
  ])
}

it('a visitor reads each year next to the paragraph that tells about it', async () => {
  expect(await rows(typed)).toEqual([
    ['1999', 'The firm began in the sp'],
    ['2003,2006', 'The early work came from'],
    ['2009', 'The credit crisis brough'],
    ['2012', 'In October 2012 Hurrican'],
    ['2017,2019,2021', 'The founders retired in '],
  ])
})

it('a visitor reads all years next to a history with more than paragraphs', async () => {
  const [[years, text] = ['', '']] = await rows(
    typed.replace(/\n---\n[^]*/, '\n---\n\nIn 1999.\n\n- First\n'),
  )
  expect([years, text]).toEqual(['1999,2003,2006,2009,2012,2017,2019,2021', 'In 1999.\n\nFirst\n'])
})
