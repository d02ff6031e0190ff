import { contentFolders, UsageError } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle, words } from '../cli/syntax.ts'
import { loadArchiveWorkspace } from './loadArchiveWorkspace.ts'
import { tellDue } from './preserveDue.ts'
import { makeArchiveFile } from './preserveMake.ts'
import { verifyArchives } from './preserveVerify.ts'

/** Makes a dated web archive of the site. */
export const preserve = defineCommand({
  name: 'preserve',
  summary: 'makes a dated web archive of the site: a record of what a revision of it builds for a day.',
  examples: { '': 'builds the site of today and makes its archive' },
  positionals: { files: words() },
  flags: {
    site: text({ '-- --site DIR': 'the same, when the finished site in DIR is just that, byte for byte' }),
    verify: toggle({
      '-- --verify': 'looks whether every archive is there, unaltered and on record',
      '-- --verify FILE': 'looks whether this archive was altered, and names the page',
    }),
    due: toggle({ '-- --due': 'tells by when another archive is due: exit status 1 from the 84th day on' }),
    out: text(
      { '-- --due --out FILE': 'also writes the reasons into a file, when one is due' },
      { needs: 'due' },
    ),
    archives: text({ '-- --archives DIR': 'keeps the archives in another folder than archives/' }),
  },
  chooseOne: ['site', 'verify', 'due'],
  notes: `The two hyphens that stand alone are needed: they hand what follows to the command.
An archive is one file in the usual form of web archives (WACZ). To look at it, open https://replayweb.page in a
browser and choose the file; nothing is sent anywhere. The folder archives/ is not part of the repository: copy each
archive to safe storage. What is part of it is the record of each archive in content/legal/archives.txt; commit it.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 makes an archive for that day, which
may not be to come. It is no witness of that day: the record also tells on which day the archive was made. The same
revision and day give the same archive, byte for byte.

What it proves: what a revision of the repository builds. Nobody asks the site on the web; that visitors saw the same is
for you to know. The day is proved only when somebody else keeps the archive or its digest from that day on. When a
release would have been refused, because nobody approved a page or a claim lacks its support, the archive is made all
the same, and it and the command say so.

How often: New York’s Rule 7.1(k) asks that copies of a law firm’s website be kept, when it is launched or redesigned,
when its content changes in an extensive way, and in any case at least every 90 days (NYSBA Opinion 967 speaks of
these copies). --due therefore asks for the next one from the 84th day on, since the reminder runs once a week, and at
once when a page says something else. The 90 days were written down from memory: let a lawyer compare 22 NYCRR Part
1200. This is a help to remember, and no legal advice.
How long: "archiveYears" in content/firm.mdx says it. --verify and --due name the archives whose years are over, which
are missed no more when they are gone.
The exit status is 0 when all is well, 1 when an archive is due, is missing, was altered, has no record, or has seen an
approval or a revision that is not there, 2 when the command could not be done, also when none of the archives on
record is there.`,
  run: ({ files, site, verify, due, out, archives }, context) => {
    if (files.length > 0 && !verify)
      throw new UsageError(
        `The command does not know what to do with "${files[0]}". To look at an archive, write: npm run preserve -- --verify FILE`,
      )
    const workspace = loadArchiveWorkspace(context, contentFolders(context))
    if (verify) return verifyArchives({ files, archives }, workspace)
    return due ? tellDue({ out }, workspace) : makeArchiveFile({ site, archives }, workspace)
  },
})
