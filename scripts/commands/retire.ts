import { planRetire } from '../../src/content/edit/planRetire.ts'
import { defineCommand } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

export default defineCommand({
  // Names with spaces also work without quotation marks.
  usage: 'retire NAME…',
  summary: 'removes a person, a note, a role, a page or a practice area from the site.',
  flags: {
    to: { type: 'string', value: 'ADDRESS', help: 'where its address redirects from now on' },
    instead: { type: 'string', value: 'NAME', help: 'what other files name instead' },
    ...editFlags,
  },
  notes: `npm run retire mina-choe                         by the name of a file, or by an address
npm run retire "Mina Choe"                       by the name that the site shows
npm run retire -- tax-law --to /practice-areas

The file is deleted, links and addresses.txt are updated, and fields that still name it are listed.
CONTENT_DIR sets the content folder. The exit status is 0 if it was done, 2 if not.`,
  run: ({ to, instead, ...how }, words) =>
    runEdit(
      ({ to: asked = to }, index) => planRetire({ name: words.join(' '), to: asked, instead }, index),
      how,
    ),
})
