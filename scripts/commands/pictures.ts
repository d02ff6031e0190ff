import { join, relative, resolve } from 'node:path'
import { picturesPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { lookAtPages } from '../pictures/picturePages.ts'
import { siteBuilds } from '../pictures/siteBuilds.ts'
import { contentFolders, nameFrom, print } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { showProgress } from '../cli/showProgress.ts'
import { text, word } from '../cli/syntax.ts'

/** Every page that looks different from how it did, before and after. */
export const pictures = defineCommand({
  name: 'pictures',
  summary: 'builds the site as it is and as it was, and takes pictures of every page that looks different.',
  examples: { '-- main': 'the files on the disk beside the branch main, into the folder pictures' },
  positionals: { base: word('Name what to compare with: npm run pictures -- main') },
  tooMany: ([, word]) => `One revision is compared with at a time. Leave "${word}" out.`,
  flags: { out: text({ '-- main --out DIR': 'the same, into another folder' }) },
  notes: `The pictures show whole pages, 390 and 1440 pixels wide, before and after; pictures.html shows them side by side.
Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command. A browser is installed when none is found.
BUILD_DATE=2026-01-31 sets the day that counts as today, for both sites.
The exit status is 0 when the pictures are there, 2 when they could not be taken.`,
  run: async ({ base, out = 'pictures' }, context) => {
    const { cwd, env, stdout } = context
    const { content } = contentFolders(context)
    if (relative(cwd, content).startsWith('..'))
      throw new UserError(
        `The content folder ${content} stands outside of this project, so no revision has it. Leave CONTENT_DIR out.`,
      )
    const progress = showProgress(stdout)
    const builds = siteBuilds({ root: cwd, content, env, base, progress }, false)
    try {
      const sites = { before: builds.asItWas(), after: builds.asItIs() }
      const folder = resolve(cwd, out)
      const { different, same } = await lookAtPages(sites, folder, progress)
      writeFileAtomic(join(folder, 'pictures.html'), picturesPage(different, { from: base, same }))
      const file = nameFrom(cwd, join(folder, 'pictures.html'))
      for (const { path, status } of different) print(stdout, `${status.padEnd(7)}  ${path}`)
      print(
        stdout,
        different.length === 0
          ? `No page looks different. ${file} says so.`
          : `\nBefore and after side by side: ${file}`,
      )
      return 0
    } finally {
      builds.remove()
    }
  },
})
