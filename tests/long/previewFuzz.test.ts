import { expect, it } from 'vitest'
import { attack } from '../build/hosts/hostileRequests.ts'
import { startPreviewProcess } from '../build/hosts/previewUnderAttack.ts'

it('the preview survives 100,000 hostile requests, answers none with 5xx and each with its headers', async () => {
  const preview = await startPreviewProcess()
  try {
    const seed = Date.now()
    const { statuses, wrong } = await attack(preview.port, { ...preview, count: 100_000, seed })
    console.log(`Seed ${seed}:`, statuses)
    expect(wrong).toEqual([])
    expect(preview.isRunning(), preview.said()).toBe(true)
  } finally {
    await preview.end('SIGTERM')
  }
})
