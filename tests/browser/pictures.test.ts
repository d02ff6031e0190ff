import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { takePictures } from '../../scripts/pictures/takePictures.ts'
import { it } from './browser.ts'

it('pictures show whole pages of a site’s folder in both widths, and the same page always the same', async ({
  browser,
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-taken-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'about'))
  const tall = (colour: string) => `<body style="margin:0"><div style="height:2000px;background:${colour}">`
  writeFileSync(join(folder, 'about.html'), tall('red'))
  writeFileSync(join(folder, 'about/firm.html'), tall('red'))
  writeFileSync(join(folder, 'index.html'), tall('blue'))
  const taken = await takePictures(browser, folder, ['/', '/about', '/about/firm'])
  const sizes = []
  for (const [width, png] of taken.get('/about') ?? []) {
    const { width: wide, height } = await sharp(png).metadata()
    sizes.push([width, wide, height])
  }
  expect(sizes).toEqual([
    [390, 390, 2000],
    [1440, 1440, 2000],
  ])
  expect(taken.get('/about/firm')).toEqual(taken.get('/about'))
  expect(taken.get('/')).not.toEqual(taken.get('/about'))
})
