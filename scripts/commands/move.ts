import { planMove } from '../../src/content/edit/planMove.ts'
import { defineCommand } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

export default defineCommand({
  usage: 'move OLD NEW',
  summary: 'renames a file, which also changes its address. Links to it are updated.',
  flags: editFlags,
  notes: `npm run move about/firm about/company         a page, by its address
npm run move attorneys/jane-doe jane-sample   a person, a role or a practice area, by its file

OLD and NEW are files or addresses, with or without content/, .mdx or a slash at the beginning.
Pages below it move too. The old address redirects to the new one (content/addresses.txt).
CONTENT_DIR sets the content folder. The exit status is 0 if it was done, 2 if not.`,
  run: (flags, [old = '', next = '']) => runEdit((_, index) => planMove({ old, new: next }, index), flags),
})
