import { planRetire } from '../../src/content/edit/planRetire.ts'
import { defineCommand } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

/** Takes a person, role, page or practice area off the site. */
export default defineCommand({
  // A name of several words may have lost its quotation marks.
  usage: 'retire NAME…',
  summary: 'takes a person, a role, a page or a practice area off the site.',
  flags: {
    to: { type: 'string', value: 'ADDRESS', help: 'where visitors of its address go from now on' },
    instead: { type: 'string', value: 'NAME', help: 'who or what other files name in its place' },
    ...editFlags,
  },
  notes: `npm run retire mina-choe                         by the name of a file, or by an address
npm run retire "Mina Choe"                       by the name that the site shows
npm run retire -- tax-law --to /practice-areas

The file is deleted, and links and the list of addresses follow. What the check finds then is listed: fields that
still name it. CONTENT_DIR names another content folder. The exit status is 0 when it was done, 2 when it wasn't.`,
  run: ({ to, instead, ...how }, words) =>
    runEdit(
      (answers, index) => planRetire({ name: words.join(' '), to: to ?? answers['to'], instead }, index),
      how,
    ),
})
