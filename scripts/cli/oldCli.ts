import { join } from 'node:path'
import { registry } from '../../src/firm/registry.ts'
import { clockDay } from '../../src/node/buildDay.ts'
import { cachesOf } from '../../src/node/cache/packCache.ts'
import { runCommand } from './command.ts'
import { commands } from '../commands/commands.ts'

/** `node scripts/run.mjs cli NAME …`: carries out one of the commands of `commands/`, as `npm run NAME` does. */

// The program that reads the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const [name = '', ...args] = process.argv.slice(2)
const load = commands[name]
if (load === undefined) {
  console.error(`There is no command "${name}". These are: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 2
} else {
  const { stdin, stdout, stderr, env } = process
  const [cwd, today] = [process.cwd(), clockDay()]
  const folder = join(import.meta.dirname, '../..')
  process.exitCode = await runCommand(await load(), {
    registry,
    args,
    cwd,
    env,
    today,
    stdin,
    stdout,
    stderr,
    caches: cachesOf(folder),
    code: {
      folder,
      loadServer: () => import('../../src/firm/entryServer.tsx'),
    },
  })
}
