import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../src/node/listFiles.ts'

/** Write is or appears, again, anyone who, next to, fix, the check says, whose, doesn't exist, color and remove instead. */
const oddWords = RegExp(
  String.raw`\b(stands?(?! (alone|for|in|out))|anew|nought|whoever|whilst|beside|mend(s|ed|ing)?|(is|are) told|in vain|` +
    String.raw`there(by|from|of|to)|where(by|of|upon)|of (which|whom)|there is not|` +
    String.raw`(colou|favou|behaviou|neighbou)rs?|tak(e|es|en|ing) (it |them )?out)\b`,
  'i',
)

const root = join(import.meta.dirname, '..')
/** Comments, messages and guides; what visitors read is in .mdx files. */
const paths = ['src', 'scripts', 'tests', 'content', '.github']
  .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
  .concat('README.md')
  .filter((path) => /\.(tsx?|mjs|ya?ml|md)$/.test(path) && !path.endsWith('plainEnglish.test.ts'))

it('a maintainer reads plain English in comments, messages and guides', () => {
  const lines = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line, index) => [`${path}:${index + 1}`, oddWords.exec(line)?.[0]]),
  )
  expect(lines.filter(([, word]) => word !== undefined)).toEqual([])
})
