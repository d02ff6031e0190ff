import { planMove } from '../../src/content/edit/planMove.ts'
import { defineCommand } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

/** Gives a page, person, role or practice area another name or address. */
export default defineCommand({
  usage: 'move OLD NEW',
  summary: 'gives a file another name, and with it another address. Links to it are updated.',
  flags: editFlags,
  notes: `npm run move about/firm about/company         a page, by its address
npm run move attorneys/jane-doe jane-sample   a person, a role or a practice area, by its file

OLD and NEW are files or addresses, with or without content/, .mdx or a slash at the beginning.
Pages below a page move along. Visitors of the old address are led to the new one (content/addresses.txt).
CONTENT_DIR names another content folder. The exit status is 0 when it was done, 2 when it wasn't.`,
  run: (flags, [old = '', next = '']) => runEdit((_, index) => planMove({ old, new: next }, index), flags),
})
