import { describe, expect, it } from 'vitest'
import type { Site } from '../../../../src/content/model/site.ts'
import { readPage } from '../../../../src/compliance/readPage.ts'
import { abovePeople, build } from '../../../fixtures/minimalSite.ts'
import { partnersPage, person } from '../../../fixtures/editingFixture.ts'
import { photo } from '../../../fixtures/photo.ts'
import { realSite } from '../../../fixtures/realSite.ts'
import { renderPath } from '../../../fixtures/renderPage.ts'

const linesOf = async (site: Site | undefined, path: string) =>
  readPage(await renderPath(site, path)).page.map(({ text }) => text)

const others = {
  ...abovePeople,
  'pages/partners.mdx': partnersPage,
  'attorneys/bo-day.mdx': person('Bo Day', { order: '2' }),
  'attorneys/cy-wu.mdx': person('Cy Wu', { order: '3', practiceAreas: '[beta-law]' }),
}

/** The page of Ann Lee, a partner with these fields. */
const withAnn = (fields: Record<string, string>, more = {}) =>
  build({ ...others, 'attorneys/ann-lee.mdx': person('Ann Lee', fields) }, more).site

describe('the page of a person', () => {
  it('a visitor reads who a lawyer is, and finds every way to reach her', async () => {
    const { site } = realSite()
    const lines = await linesOf(site, '/attorneys/denise-kealoha')
    expect(lines.slice(0, 2)).toEqual([
      'Title: Denise Kealoha | West Atlantic',
      expect.stringContaining('In search results: Denise Kealoha advises employers'),
    ])
    for (const line of [
      '# Denise Kealoha',
      'Employment & Labor Law',
      'Write to Denise Kealoha (/contact?to=denise-kealoha#form)',
      '- +1 212 555 0121',
      '- denise.kealoha@westatlantic.example',
      '- Title: Partner',
      '- Chair, Hiring & Inclusion',
      '- Experience: 14+ years',
      '- Admitted: New York, 2012',
      '- Languages: English, Hawaiian, Japanese',
      '## Achievements',
      '## Matters',
      '- 2025 Investigation for the audit committee of a teaching hospital, with forty interviews and one report.',
      '- Caleb Boudreaux (/attorneys/caleb-boudreaux)\nSenior Associate',
      'Imran Haidari (/attorneys/imran-haidari)',
      'Rohan Mukherji (/attorneys/rohan-mukherji)',
    ])
      expect(lines.join('\n')).toContain(line)
    expect(lines.join('\n')).toContain('Save contact (/attorneys/denise-kealoha.vcf)')
    expect(lines.join('\n')).not.toMatch(/speciali[sz]/i)
  })

  it('a visitor reads the page of somebody who isn’t a lawyer, without empty headings', async () => {
    const lines = await linesOf(realSite().site, '/attorneys/halina-szymczak')
    expect(lines).toEqual(expect.arrayContaining(['# Halina Szymczak', 'Chief Operating Officer']))
    expect(lines.filter((line) => /^(## |- (Practice|Admitted|Courts|Education))/.test(line))).toEqual([])
  })

  it('a visitor reads the page of a lawyer whose file has only the fields that it must have', async () => {
    const lines = await linesOf(withAnn({}), '/attorneys/ann-lee')
    expect(lines).toEqual(expect.arrayContaining(['In search results: Ann Lee, Partner, Law', '# Ann Lee']))
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Achievements', '## Colleagues'])
  })

  it('a visitor finds the colleagues of the main practice area', async () => {
    const colleagues = async (practiceAreas: string) => {
      const lines = await linesOf(withAnn({ practiceAreas }), '/attorneys/ann-lee')
      return lines
        .filter((line) => /^- .*\(\/attorneys\/[\w-]+\)/.test(line))
        .map((line) => line.split(' (')[0])
    }
    expect(await colleagues('[alpha-law, beta-law]')).toEqual(['- Bo Day'])
    expect(await colleagues('[beta-law, alpha-law]')).toEqual(['- Bo Day', '- Cy Wu'])
    expect(await colleagues('[gamma-law]')).toEqual([])
  })

  it('a visitor sees a photograph where the drawing would be', async () => {
    const pictures = new Map([['attorneys/ann-lee.jpg', photo]])
    const more = { pictures, otherFiles: new Set(pictures.keys()) }
    const withPhoto = await renderPath(withAnn({ portrait: './ann-lee.jpg' }, more), '/attorneys/ann-lee')
    expect(withPhoto).toMatch(/<img [^>]*alt="Portrait of Ann Lee"/)
    expect(withPhoto).not.toContain('/art/plate/')
    expect(await renderPath(withAnn({}), '/attorneys/ann-lee')).toContain('/art/plate/harbor-')
  })

  it('a visitor finds a lawyer at the same address after a promotion', () => {
    const associate = person('Ann Lee', { group: 'associate', title: 'Associate' })
    const before = build({
      ...others,
      'attorneys/ann-lee.mdx': associate.replace('keyAchievements', 'keyFocusAreas'),
    })
    const pathOf = (site: Site | undefined) => site?.routes.find(({ title }) => title === 'Ann Lee')?.path
    expect([pathOf(before.site), pathOf(withAnn({}))]).toEqual(['/attorneys/ann-lee', '/attorneys/ann-lee'])
  })

  it.each([
    ['/attorneys', 'mina-choe'],
    ['/attorneys/partners', 'lucius-brathwaite'],
    ['/attorneys/associates', 'ngozi-eke'],
    ['/practice-areas/tax-law', 'rohan-mukherji'],
    ['/about/leadership', 'halina-szymczak'],
    ['/attorneys/mina-choe', 'ngozi-eke'],
  ])('a visitor of %s finds a link to the page of %s', async (path, slug) => {
    expect((await linesOf(realSite().site, path)).join('\n')).toContain(`(/attorneys/${slug})`)
  })
})
