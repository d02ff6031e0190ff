import { UserError } from '../src/node/userError.ts'
import { findChrome } from './findChrome.mjs'

/** What is said where no browser is found, with the commands that install one. */
export const noBrowser = `A PDF is made by Chrome or Chromium, and none was found.
Install one: npx playwright-core install --with-deps chromium
On Debian also: apt-get install chromium-headless-shell
Or set CHROME_PATH to the path of yours.`

/**
 * A redline's page as a PDF on US Letter, printed by the browser that the tests use: with the page's title and language, an
 * outline and tags for screen readers, and on each sheet the two revisions and its number. The same page, day and
 * browser give the same bytes.
 * @param html what `redlinePage` made
 * @param day of the file, as 2026-01-31
 * @param executablePath of the browser; empty when there is none
 * @throws UserError when no browser is found, or when it cannot be started
 */
export async function redlinePdf(
  html: string,
  day: string,
  executablePath = findChrome() ?? '',
): Promise<Uint8Array> {
  if (executablePath === '') throw new UserError(noBrowser)
  const { chromium } = await import('playwright-core')
  const browser = await chromium
    .launch({ executablePath, args: ['--no-sandbox'] })
    .catch((error: unknown) => {
      const [reason] = String(error).split('\n')
      throw new UserError(
        `The browser ${executablePath}, which makes the PDF, could not be started: ${reason}`,
      )
    })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    const made = await page.pdf({ format: 'Letter', preferCSSPageSize: true, tagged: true, outline: true })
    return withDay(made, day)
  } finally {
    await browser.close()
  }
}

/** The browser writes the clock's time into the file; a day in its place takes as many bytes. */
function withDay(pdf: Buffer, day: string): Buffer {
  const moment = `${day.replaceAll('-', '')}120000`
  return Buffer.from(
    pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${moment}`),
    'latin1',
  )
}
