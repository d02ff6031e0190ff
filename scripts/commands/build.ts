import { inspect } from 'node:util'
import { defineCommand } from '../command.ts'

/** Has Vite build the site, as `vite build` does. */
export default defineCommand({
  usage: 'build',
  summary: 'makes the finished site from the content.',
  flags: {
    release: {
      type: 'boolean',
      help: 'only if it may be published: every page that needs an approval has it for its present wording, and every claim its support',
    },
  },
  notes: `CONTENT_DIR names another content folder, OUT_DIR another folder for the finished site; BUILD_DATE=2026-01-31 sets the
date that counts as today; RELEASE=1 is the same as --release. The last good site stays until the new one is complete. A
folder with files that no build made is never replaced.
The exit status is 0 when the site was built, 1 when it wasn't, 2 when the command wasn't understood.`,
  run: async ({ release }) => {
    if (release) process.env['RELEASE'] = '1'
    const { createBuilder } = await import('vite')
    try {
      await (await createBuilder()).buildApp()
      return 0
    } catch (error) {
      // Of a UserError, `inspect` gives the message alone.
      console.error(inspect(error))
      return 1
    }
  },
})
