import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSource } from '../../src/content/model/decodeSource.ts'
import { urlListFile } from '../../src/content/publish/urls/parseUrlList.ts'
import { recordAddresses } from '../../src/content/publish/urls/recordAddresses.ts'
import { pageCount } from '../../src/content/publish/pageCount.ts'
import { isLasting } from '../../src/content/publish/routes.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { fail, hasErrors, nameFrom, print, requireContent, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'

/** Adds the addresses of new pages to the list, and removes those never committed whose pages are not on the site yet. */
export const addresses = defineCommand({
  name: 'addresses',
  summary:
    'adds the addresses of new pages to content/addresses.txt, the list of those that were ever published.',
  examples: { '': 'adds what is missing' },
  positionals: {},
  tooMany: ([word]) => `The list takes up every page by itself, and does not know what to do with "${word}".`,
  flags: {},
  notes: `What was published is a promise, and stays in the list. Only a line that was never committed leaves it again, when its
page is a draft or appears on a later day. A line that leads on (/old -> /new) is written by
npm run move and npm run retire, or by hand.
The exit status is 0 when the list is complete, 1 when the content must be mended first, 2 when it could not be done.`,
  run: (_, context) => addAll(context),
})

function addAll(context: CommandContext): number {
  const { registry, cwd, env, stdout } = context
  const folders = foldersOf(cwd, env)
  requireContent(folders)
  const { site, problems } = contentStore(registry, folders, { env }).load()
  const file = join(folders.content, urlListFile)
  const name = nameFrom(cwd, file)
  if (site === undefined) {
    return fail(
      context,
      `The ${hasErrors(problems)}, so ${name} was left as it is. To see what to mend: npm run check`,
      1,
    )
  }
  const urlList = existsSync(file) ? decodeSource(urlListFile, readFileSync(file)) : undefined
  const pages = site.routes.filter(isLasting).map(({ path }) => path)
  const early = problems.filter(({ rule }) => rule === 'early-address').map(({ line }) => line)
  const { text, added, removed } = recordAddresses(urlList, pages, early)
  if (added.length + early.length > 0) writeFileAtomic(file, text)
  print(
    stdout,
    added.length + early.length === 0
      ? `Every address is in ${name} already: ${pageCount(site.routes)}.`
      : [
          ...listed(`Added to ${name}:`, added),
          ...listed(`Taken out of ${name}, since their pages were never on the site:`, removed),
          'Commit the file with your change.',
        ].join('\n'),
  )
  return 0
}

const listed = (heading: string, addresses: readonly string[]): string[] =>
  addresses.length === 0 ? [] : [heading, ...addresses.map((address) => `  ${address}`)]
