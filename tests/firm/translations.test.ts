import { expect, it } from 'vitest'
import { approvalFile, checkApprovals, writeApproval } from '../../src/compliance/approvals.ts'
import { readPages, readSiteText } from '../../src/compliance/readPages.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { siteOf } from '../fixtures/complianceFixture.ts'
import { plainPage, practiceArea } from '../fixtures/minimalSite.ts'
import { payloadOf } from '../fixtures/payloadOf.ts'
import { bodyRenderer } from '../fixtures/readBody.ts'

it('a lawyer, the redline and visitors read that the original of a translation has changed', () => {
  const approved = new Map<string, string>()
  const read = (word: string) => {
    const { site } = siteOf({
      'practice-areas/alpha-law.mdx': practiceArea('Alpha', 1).replace('introduction', word),
      'pages/es.mdx': plainPage('L', 'language: es\ntranslationOf: /practice-areas/alpha-law', 'Diga "sí".'),
    })
    const data = site.routes.map((route) => payloadOf(site, route, bodyRenderer(site), approved))
    const pages = new Map(
      data.map((one) => [one.path, { html: `<main>${one.body}${one.dates ?? ''}`, data: one }]),
    )
    const found = [...checkApprovals(site, readPages(pages), approved)]
    return { pages, page: pages.get('/es')?.data, problems: found.map(({ rule }) => rule) }
  }
  const given = { by: 'A', day: '2026-01-31', note: '', digest: '0' }
  for (const [name, lines] of readPages(read('introduction').pages))
    approved.set(approvalFile(name), writeApproval({ ...given, lines }))
  const [same, changed] = [read('introduction'), read('summary')]
  expect([...same.problems, ...changed.problems]).toEqual(['translation-changed'])
  const dates = 'Este resumen sigue el texto inglés del 31 de enero de 2026, que es el vigente.'
  expect(same.page).toMatchObject({ dates, language: 'es', body: '<p>Diga «sí».</p>' })
  expect(changed.page?.dates).toMatch('del 31 de enero de 2026. Ese texto ha cambiado desde entonces')
  const titles = redline(readSiteText(same.pages), readSiteText(changed.pages)).map(({ title }) => title)
  expect(titles).toContain("/es (not English: the advertising rules don't read it)")
})
