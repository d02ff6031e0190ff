import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSource } from '../../src/site/decodeSource.ts'
import { ledgerFile } from '../../src/site/ledger/readLedger.ts'
import { recordAddresses } from '../../src/site/ledger/recordAddresses.ts'
import { pageCount } from '../../src/site/pageCount.ts'
import { isError } from '../../src/site/problem.ts'
import { isLasting } from '../../src/site/routes.ts'
import { contentStore } from '../../src/vite/contentStore.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { writeWhole } from '../../src/vite/writeWhole.ts'
import { nameFrom, refuse, requireContent, say, type Command } from './command.ts'

/** `npm run addresses`: adds the addresses of new pages to the list of published ones. It removes nothing. */
export const addresses: Command = (context) => {
  const { cwd, env, stdout } = context
  const folders = foldersOf(cwd, env)
  requireContent(folders)
  const { site, problems } = contentStore(folders, { env }).load()
  const file = join(folders.content, ledgerFile)
  const name = nameFrom(cwd, file)
  if (site === undefined) {
    const count = problems.filter(isError).length
    return refuse(
      context,
      `The content has ${count === 1 ? 'an error' : `${count} errors`}, so ${name} was left as it is. To see what to mend: npm run check`,
      1,
    )
  }
  const ledger = existsSync(file) ? decodeSource(ledgerFile, readFileSync(file)) : undefined
  const pages = site.routes.filter(isLasting).map(({ path }) => path)
  const { text, added } = recordAddresses(ledger, pages)
  if (added.length > 0) writeWhole(file, text)
  say(
    stdout,
    added.length === 0
      ? `Every address is in ${name} already: ${pageCount(site.routes)}.`
      : `Added to ${name}:\n${added.map((address) => `  ${address}`).join('\n')}\nCommit the file with your change.`,
  )
  return 0
}
