import { readFlags } from './readFlags.ts'

/** What `npm run preserve` was asked for. */
export type PreserveWish =
  /** `site`: a finished site; without one, it is built. `archives`: where archives are kept. */
  | { wish: 'make'; site: string | undefined; archives: string | undefined }
  /** `files`: archives; without any, all that are kept. */
  | { wish: 'verify'; files: string[]; archives: string | undefined }
  /** `out`: a file for the reasons, when an archive is due. */
  | { wish: 'due'; out: string | undefined }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const preserveHelp = `npm run preserve makes a dated web archive of the site: a record of what a revision of it builds for a day.

  npm run preserve                     builds the site of today and makes its archive
  npm run preserve -- --site DIR       the same, when the finished site in DIR is just that, byte for byte
  npm run preserve -- --verify         looks whether every archive on record is there and unaltered
  npm run preserve -- --verify FILE    looks whether this archive was altered, and names the page
  npm run preserve -- --due            tells by when another archive is due: exit status 1 from the 84th day on
  npm run preserve -- --due --out FILE also writes the reasons into a file, when one is due
  npm run preserve -- --archives DIR   keeps the archives in another folder than archives/
  npm run preserve -- --help           this page

The two hyphens that stand alone are needed: they hand what follows to the command.
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
The exit status is 0 when all is well, 1 when an archive is due, is missing or was altered, 2 when the command
could not be done, also when none of the archives on record is there.`

/**
 * Reads what was typed behind `npm run preserve --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readPreserveFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): PreserveWish {
  const read = readFlags(
    typed,
    {
      command: 'preserve',
      alone: ['verify', 'due'],
      withText: ['site', 'archives', 'out'],
    },
    env,
  )
  if ('wrong' in read) return { wish: 'wrong', sentence: read.wrong }
  const { words, alone, texts } = read
  const [site, archives] = [texts['site']?.at(-1), texts['archives']?.at(-1)]
  if (alone.has('help')) return { wish: 'help' }
  if ([alone.has('verify'), alone.has('due'), site !== undefined].filter(Boolean).length > 1)
    return wrong('Choose one of --site, --verify and --due.')
  if (alone.has('verify')) return { wish: 'verify', files: words, archives }
  if (words.length > 0) {
    return wrong(
      `The command does not know what to do with "${words[0]}". To look at an archive, write: npm run preserve -- --verify FILE`,
    )
  }
  const out = texts['out']?.at(-1)
  if (out !== undefined && !alone.has('due')) return wrong('The flag --out goes with --due.')
  return alone.has('due') ? { wish: 'due', out } : { wish: 'make', site, archives }
}

const wrong = (sentence: string): PreserveWish => ({ wish: 'wrong', sentence })
