import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { siteBreakpoints } from '../../scripts/pictures/breakpoints.ts'
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

it('widths of a window are found at which something changes that a file asks for', async ({
  browser,
  onTestFinished,
}) => {
  const asked: readonly (readonly [file: string, text: string, widths: readonly number[]])[] = [
    ['a.css', '@media (min-width: 10em) { p { max-width: 40em } }', [159, 160]],
    ['a.css', '@media (max-width:200px) and (max-height: 30rem) {}', [200, 201]],
    ['a.css', '@media (max-width: 15.99em) {}', [255, 256]],
    ['a.css', '@media print, screen and (width < 20em) {}', [319, 320]],
    ['a.css', '@media (500px <= width < 40em) {}', [499, 500, 639, 640]],
    ['a.css', '@media not ((700px > width) or (hover)) {}', [699, 700]],
    ['a.css', '@media (width: 777px) {}', [776, 777, 778]],
    ['a.css', '@media (50em < width <= 850px) {}', [800, 801, 850, 851]],
    ['a.css', '@media (orientation: portrait) {}', [900, 901]],
    ['a.css', '@container notice (width <= 950px) {}', [950, 951]],
    ['a.css', '@media (min-width: calc(60em + (2 * 20px))) {}', [999, 1000]],
    ['a.html', '<source media="(min-width: 1100px)">', [1099, 1100]],
    ['a.js', 'if(matchMedia("(min-width: 1200px)").matches||(e.width>0)){}', [1199, 1200]],
    ['a.css', '@media (min-width: 1440px) {}', [1439]],
    ['a.txt', '(min-width: 1300px)', []],
  ]
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-widths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of asked) appendFileSync(join(folder, file), text)
  expect(await siteBreakpoints(browser, [folder])).toEqual(asked.flatMap(([, , widths]) => widths))
})
