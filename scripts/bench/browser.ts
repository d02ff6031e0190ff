import { chromium, type Browser } from 'playwright-core'
import { UserError } from '../../src/node/userError.ts'
import { findChrome } from '../findChrome.mjs'

/** Starts Chromium. @param flags besides the usual ones @throws UserError when there is none */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChrome()
  if (executablePath === undefined)
    throw new UserError(
      'No Chrome or Chromium was found. Run "npm test" once: it installs one; or set CHROME_PATH.',
    )
  return chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...flags,
    ],
    // This process ends it by itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
