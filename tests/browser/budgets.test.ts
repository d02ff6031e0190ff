import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { pageFile } from '../../src/content/publish/pageFiles.ts'
import { payloadAddress } from '../../src/content/publish/addresses.ts'
import { specifiedPaths } from './specTables.ts'

const read = (path: string) => readFileSync(join(inject('siteFolder'), path))
const assets = (ending: string) =>
  readdirSync(join(inject('siteFolder'), 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, read(`assets/${name}`)] as const)

/** Ten packets, which a server sends before it waits for an answer. */
const firstRoundTrip = 10 * 1460

it('a visitor downloads at most 90 kB of fonts, and each document with its style in one round trip', () => {
  expect(assets('.woff2').reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(90_000)
  const weights = specifiedPaths.map((path) => {
    const html = read(pageFile(path))
    return [path, Math.max(gzipSync(html).length, brotliCompressSync(html).length)] as const
  })
  expect(weights.filter(([, bytes]) => bytes > firstRoundTrip)).toEqual([])
})

it('what a visitor downloads for a page is that page alone', () => {
  const deep = specifiedPaths.filter((path) => path.lastIndexOf('/') > 0)
  const named = assets('.js').flatMap(([name, code]) =>
    deep.filter((path) => code.includes(path)).map((path) => `${name} names ${path}`),
  )
  expect(named).toEqual([])

  const payloads = specifiedPaths.map((path) => {
    const text = read(payloadAddress(path)).toString()
    const { body, description }: { body: string; description: string } = JSON.parse(text)
    return { path, text, parts: [body, description].filter((part) => part !== '') }
  })
  const leaks = payloads.flatMap(({ path, text }) =>
    payloads
      .filter(
        (other) => other.path !== path && other.parts.some((part) => text.includes(JSON.stringify(part))),
      )
      .map((other) => `${path} has the text of ${other.path}`),
  )
  expect(leaks).toEqual([])
})
