import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openPackCache } from '../../src/node/cache/packCache.ts'
import { drawingThread, startDrawing } from '../../src/vite/startDrawing.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-drawings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a program for a thread. @returns its file */
function programOf(name: string, draw: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (subjects) => { for (const one of subjects) parentPort.postMessage((${draw})(one)) })`,
  )
  return file
}

const program = programOf('program', "({ name }) => name + ' of the other thread'")

/** Draws so many. @returns the texts */
async function draw(count: number, { program: other, cache }: { program?: string; cache: string }) {
  const drawings = Array.from({ length: count }, (_, index) => {
    const name = `${index + 1}`
    return [
      `art/${name}.svg`,
      { subject: { name }, draw: () => Promise.resolve(`${name} of this one`) },
    ] as const
  })
  const thread = other === undefined ? undefined : drawingThread(other)
  try {
    return await startDrawing(new Map(drawings), {
      code: 'code',
      cache: openPackCache(cache, { folder }),
      thread,
    })
  } finally {
    await thread?.end()
  }
}

it('draws much in another thread, each at its path', async () => {
  const drawn = await draw(9, { program, cache: 'much' })
  expect(drawn).toHaveLength(9)
  expect(drawn[8]).toEqual({ path: 'art/9.svg', text: '9 of the other thread' })
})

it('draws what is little, or has no other thread, in this one', async () => {
  expect(await draw(1, { program, cache: 'little' })).toEqual([{ path: 'art/1.svg', text: '1 of this one' }])
  expect((await draw(9, { cache: 'alone' }))[8]).toEqual({ path: 'art/9.svg', text: '9 of this one' })
})

it('draws nothing again that was drawn before', async () => {
  await draw(2, { cache: 'kept' })
  const drawn = await draw(12, { program, cache: 'kept' })
  expect(drawn.map(({ text }) => text).slice(1, 3)).toEqual(['2 of this one', '3 of the other thread'])
})

it('fails when the other thread does', async () => {
  const broken = programOf('broken', "() => { throw new Error('No pen.') }")
  await expect(draw(9, { program: broken, cache: 'broken' })).rejects.toThrow('No pen.')
})
