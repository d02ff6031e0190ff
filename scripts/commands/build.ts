import { inspect } from 'node:util'
import { systemFailure } from '../../src/node/systemFailure.mjs'
import { buildSite } from '../../src/vite/buildSite.ts'
import { defineCommand } from '../command.ts'

export default defineCommand({
  usage: 'build',
  summary: 'builds the site from the content.',
  flags: {
    release: {
      type: 'boolean',
      help: 'stops if an approval is missing or outdated, or a claim lacks evidence',
    },
  },
  notes: `CONTENT_DIR sets the content folder, OUT_DIR the folder for the site, BUILD_DATE=2026-01-31 today's date; RELEASE=1 is the
same as --release. The last good site stays until the new one is complete. A folder with files that no build made is never
replaced.
The exit status is 0 if the site was built, 1 if not, 2 if the command was wrong.`,
  run: async ({ release }) => {
    if (release) process.env['RELEASE'] = '1'
    try {
      console.log(await buildSite(process.cwd()))
      return 0
    } catch (error) {
      // For a UserError, `inspect` gives only the message.
      const sentence = systemFailure(error)
      console.error(sentence === undefined ? inspect(error) : `The site was not built. ${sentence}`)
      return 1
    }
  },
})
