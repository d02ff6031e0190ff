import { run } from './cli.ts'

/** `npm run deliver` without the bundler: the build writes this with all that it imports. */
process.exitCode = await run(['deliver', ...process.argv.slice(2)])
