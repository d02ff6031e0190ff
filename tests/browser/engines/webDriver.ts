import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../listen.ts'

/**
 * Gives a driver a command of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). Out: the value that it answers
 * with. Fails with the driver's own words when it cannot do it.
 */
export async function command(method: 'GET' | 'POST' | 'DELETE', address: string, given?: object) {
  const response = await fetch(address, {
    method,
    ...(given && { body: JSON.stringify(given) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${new URL(address).pathname})`)
  return value
}

/** Waits until a driver that was just started takes commands. Fails when it doesn't within twenty seconds. */
export async function ready(root: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    try {
      const { ready: isReady } = await command('GET', `${root}/status`)
      if (isReady) return
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      // Nobody listens there yet.
    }
  }
  throw new Error(`The driver at ${root} did not start.`)
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((closed) => server.close(closed))
  return port
}
