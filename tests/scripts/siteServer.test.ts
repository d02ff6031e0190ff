import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hostingPolicy, policyFile } from '../../src/vite/hosting/hostingPolicy.ts'
import { serveSite } from '../../scripts/siteServer.ts'

/** Writes a tiny finished site. */
function finish(folder: string, words: string): void {
  mkdirSync(folder)
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), `${name}: ${words}`)
}

it('the local server shows the next build when that has taken the folder’s place', async ({
  onTestFinished,
}) => {
  const place = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [dist, next] = [join(place, 'dist'), join(place, 'next')]
  finish(dist, 'first')
  finish(next, 'second, and longer')
  mkdirSync(join(next, '_hosting'))
  const policy = hostingPolicy([{ from: '/old', to: '/' }], { hashes: [], sheets: false })
  writeFileSync(join(next, policyFile), JSON.stringify(policy))
  const server = await serveSite(dist)
  onTestFinished(() => server.stop())
  const answer = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
  const answers = () => Promise.all(['/', '/old'].map(answer))

  expect(await answers()).toEqual(['index.html: first', '404.html: first'])
  renameSync(dist, join(place, 'last'))
  renameSync(next, dist)
  expect(await answers()).toEqual(['index.html: second, and longer', 'index.html: second, and longer'])
})
