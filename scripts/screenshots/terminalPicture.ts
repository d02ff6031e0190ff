import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { compressImage, type MadePicture } from './compressImage.ts'

const style = `
body { margin:0; padding:32px; background:#fbf8f0; color:#14202b; font:15px/1.5 'DejaVu Sans Mono', Menlo, Consolas, monospace; white-space:pre-wrap; }
.s1 { font-weight:700 } .s4 { text-decoration:underline } .s31 { color:#b3261e } .s33 { color:#8a5a00 } .s36 { color:#1f5f73 } .s90 { color:#6b7680 }
`

/** The picture of what `npm run check` prints in a folder, with the colours that it has in a terminal. */
export async function terminalPicture(
  browser: Browser,
  { root, folder }: { root: string; folder: string },
): Promise<MadePicture> {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'cli', 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: undefined, NO_COLOR: undefined, FORCE_COLOR: '1' },
  })
  const page = await browser.newPage({ viewport: { width: 1240, height: 200 }, deviceScaleFactor: 2 })
  await page.setContent(
    `<!doctype html><style>${style}</style>$ npm run check\n\n${asHtml(stdout.trimEnd())}`,
  )
  return compressImage('check', await page.screenshot({ fullPage: true }), 60)
}

/** Text with a terminal’s colours as HTML: each code that begins a style opens an element, each that ends one closes it. */
const asHtml = (text: string): string => {
  const [first = '', ...styled] = text
    .replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // What terminals begin a code with.
    .split('\u001B[')
  const parts = styled.map((part) =>
    part.replace(/^(\d+)m/, (_, code: string) =>
      ['0', '22', '24', '39'].includes(code) ? '</span>' : `<span class="s${code}">`,
    ),
  )
  return first + parts.join('')
}
