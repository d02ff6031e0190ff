import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { printProblems } from '../src/site/printProblems.ts'
import { isError } from '../src/site/problem.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'

/** `npm run check`: reads the content and prints every problem. Exit status 1 when there is an error. */
const folders = foldersOf(process.cwd())
if (!existsSync(folders.content)) {
  console.error(
    `There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`,
  )
  process.exit(2)
}
const { site, problems } = contentStore(folders).load()
if (problems.length > 0) console.log(printProblems(problems, relative(process.cwd(), folders.content) || '.'))
if (site) console.log(`All is well: ${site.routes.length - 1} pages, ready to build.`)
process.exitCode = problems.some(isError) ? 1 : 0
