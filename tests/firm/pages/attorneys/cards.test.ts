import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSite } from '../../../../src/content/readSite.ts'
import { registry } from '../../../../src/firm/registry.ts'
import { listFiles } from '../../../../src/node/listFiles.ts'
import { isPageOf, payloadOf } from '../../../fixtures/payloadOf.ts'
import { indexOf } from '../../../fixtures/readBody.ts'
import { realSite } from '../../../fixtures/realSite.ts'

it('a visitor finds the next lawyer of the group in place of one of the four cards who has left', () => {
  const files = realSite().files.map((file) =>
    /nadia|ngozi/.test(file.path)
      ? { ...file, text: file.text.replace('sample: true', 'expiresOn: 2027-02-27') }
      : file,
  )
  const publicFolder = join(import.meta.dirname, '../../../../public')
  const publicFiles = new Set(listFiles(publicFolder).map((path) => `/${path}`))
  const { site } = readSite(registry, files, { indexOf, publicFiles, today: '2027-03-01' })
  const page = site?.routes.map((route) => payloadOf(site, route)).find(isPageOf('attorneys'))
  const groups = page && [page.facts.partners, page.facts.associates]
  expect(groups?.map((people) => people.map(({ slug }) => slug))).toEqual([
    ['lucius-brathwaite', 'mina-choe', 'tomas-echeverri', 'avital-gerstein'],
    ['farah-amiri', 'caleb-boudreaux', 'lucia-fontanez', 'ellen-pruitt-nakamura'],
  ])
})
