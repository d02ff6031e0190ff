import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { aptInstall, isDebian } from '../aptInstall.mjs'

/** A document after LibreOffice accepted all its tracked changes, and after it rejected them: its paragraphs, by style. */
export type Resolved = z.infer<typeof resolvedSchema>

const paragraphs = z.array(z.tuple([z.string(), z.string()]))
const resolvedSchema = z.object({
  accepted: paragraphs,
  rejected: paragraphs,
  /** How many tracked changes it had, and how many were left each time. */
  changes: z.number(),
  left: z.tuple([z.number(), z.number()]),
})

/** LibreOffice Writer, and the Python bridge that it is driven through. Without recommended packages: no Java, no help. */
const packages = ['libreoffice-writer', 'python3-uno']
const byHand = `apt-get install --no-install-recommends ${packages.join(' ')}`
/** Python as the system has it, since its `uno` is a package of the system; PYTHON names another. */
const python = process.env['PYTHON'] ?? '/usr/bin/python3'

/**
 * Opens documents in one LibreOffice, and accepts and rejects all their changes. Installs LibreOffice on Debian.
 * @param files paths of DOCX files
 * @returns one for each file, in their order
 * @throws Error in words when LibreOffice cannot be had, or ends before its time
 */
export function acceptAndReject(files: readonly string[]): Resolved[] {
  ensureLibreOffice()
  const script = join(import.meta.dirname, 'acceptAndReject.py')
  const { status, stdout, stderr } = spawnSync(python, [script], {
    input: files.join('\n'),
    encoding: 'utf8',
    maxBuffer: 4e9,
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  if (status !== 0 || lines.length !== files.length)
    throw new Error(
      `LibreOffice gave ${lines.length} of ${files.length} documents. ${stderr.trim().split('\n').at(-1) ?? ''}`,
    )
  return lines.map((line) => resolvedSchema.parse(JSON.parse(line)))
}

/** @throws Error that says what is missing and how to install it */
function ensureLibreOffice(): void {
  if (whatIsMissing() === undefined) return
  if (isDebian()) {
    console.log(`Installing ${packages.join(' and ')} with apt …`)
    aptInstall(packages)
  }
  const missing = whatIsMissing()
  if (missing !== undefined)
    throw new Error(
      `${missing}\nInstall it and try again. On Debian: ${byHand}\nElsewhere PYTHON names the Python that comes with LibreOffice.`,
    )
}

function whatIsMissing(): string | undefined {
  if (spawnSync(python, ['-c', 'import uno'], { stdio: 'ignore' }).status !== 0)
    return `The Python of the system (${python}) cannot drive LibreOffice: it has no module named uno.`
  if (spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status !== 0)
    return 'LibreOffice Writer is not installed: there is no program named soffice.'
  // Those of -nogui convert documents, and abort as soon as a document is edited.
  if (
    existsSync('/usr/share/doc/libreoffice-writer-nogui') &&
    !existsSync('/usr/share/doc/libreoffice-writer')
  )
    return 'The package libreoffice-writer-nogui is installed, which cannot accept and reject changes: it needs libreoffice-writer.'
  return undefined
}
