import { describe, expect, it } from 'vitest'
import { earlierFiles } from '../../../src/content/load/earlierFiles.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { labelsFile, labelsOf } from '../../../src/firm/labels/labelsFile.ts'
import { registry } from '../../../src/firm/registry.ts'
import { build, minimalTree, read } from '../../fixtures/minimalSite.ts'

/** Earlier states of the content, from before a required file had what it needs today. */

const { path } = labelsFile
const today = minimalTree[path] ?? ''
const oldest = {
  path: 'legal/versions/labels-2026-01-31.mdx',
  text: today.replace('menu: Menu', 'menu: Open the menu'),
}
const later = { path: 'legal/versions/labels-2026-02-01.mdx', text: today }
const present = [{ path, text: today }, later, oldest]

/** The labels as a state of the content has them whose file is this text; undefined when there is no site then. */
function labelsWith(text: string | undefined, kept: readonly SourceFile[] = present) {
  const files = earlierFiles(registry, text === undefined ? [] : [{ path, text }], { read, present: kept })
  const { site } = build({ [path]: files.find((file) => file.path === path)?.text })
  return site && labelsOf(site)
}

describe('an earlier state', () => {
  it('without the file has the words of the oldest copy that is kept', () => {
    expect(labelsWith(undefined)?.everyPage.menu).toBe('Open the menu')
  })

  it('without the file, where no copy is kept, has the words of today', () => {
    expect(labelsWith(undefined, [{ path, text: today }])?.everyPage.menu).toBe('Menu')
    expect(labelsWith(undefined, [])).toBeUndefined()
  })

  it('that lacks labels of today has nothing in their places, and its own words elsewhere', () => {
    const labels = labelsWith(
      today
        .replace('  menu: Menu\n', '')
        .replace('  lastUpdated: Last Updated {days}\n', '')
        .replace('"{page}: more pages"', '"{page}, \\"and\\" more"')
        .replace(/form:\n.*\n/, ''),
    )
    expect(labels?.everyPage).toMatchObject({ menu: '—', morePages: '{page}, “and” more', mainMenu: 'Main' })
    expect(labels?.legal.lastUpdated).toBe('{days}')
    expect(labels?.form).toEqual({ optional: '—' })
    expect(labels?.dates.months[11]).toBe('December')
  })

  it('may have labels that there are no more', () => {
    expect(labelsWith(today.replace('  menu: Menu\n', '  menu: Menu\n  sitemap: Sitemap\n'))).toEqual(
      labelsWith(today),
    )
  })

  it.each([
    ['a label is empty', today.replace('menu: Menu', 'menu:')],
    ['a gap is lost', today.replace('Last Updated {days}', 'Last Updated')],
    ['there are no fields', 'Menu\n'],
  ])('stays as it is where %s', (_, text) => {
    const files = [{ path, text }]
    expect(earlierFiles(registry, files, { read, present })).toBe(files)
  })

  it('is not touched where nothing is missing', () => {
    const files = [{ path, text: today }]
    expect(earlierFiles(registry, files, { read, present })).toBe(files)
  })
})
