import { strFromU8, unzipSync } from 'fflate'
import type { Refusal } from '../message/contract.ts'
import { extensionOf } from '../message/fields.ts'

/** The most that is unpacked of each of the two parts, in bytes. In real files, they have about 2 kB. */
const mostInPart = 64_000
const [typesPart, linksPart] = ['[Content_Types].xml', '_rels/.rels']
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Word files of before 2007, and newer ones with a password (OLE). */
const oldFormat = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Why a file isn't what its name says. Browsers take its declared type from the name, so that proves nothing. */
export async function problemWith(file: File): Promise<Refusal | undefined> {
  const start = Buffer.from(await file.slice(0, 1024).arrayBuffer())
  if (start.subarray(0, 8).equals(oldFormat)) return 'file-unreadable'
  const extension = extensionOf(file.name)
  const isPdf = extension === 'pdf' && start.includes('%PDF-')
  const isWord = extension === 'docx' && isWordFile(new Uint8Array(await file.arrayBuffer()))
  return isPdf || isWord ? undefined : 'file-type'
}

/** Whether an archive's own directory says that it's a Word document without macros. Programs name its parts differently. */
function isWordFile(bytes: Uint8Array): boolean {
  const names = new Set<string>()
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.add(name)
    return (name === typesPart || name === linksPart) && originalSize <= mostInPart
  }
  try {
    const parts = unzipSync(bytes, { filter })
    const [types = '', links = ''] = [typesPart, linksPart].map(
      (name) => parts[name] && strFromU8(parts[name]),
    )
    const link = (links.match(/<[^<>]*>/g) ?? []).find((tag) =>
      /\bType\s*=\s*["'][^"']*\/officeDocument["']/.test(tag),
    )
    const main = /\bTarget\s*=\s*["']\/?([^"']*)/.exec(link ?? '')?.[1] ?? ''
    return (
      types.includes(mainType) &&
      names.has(main) &&
      ![...names].some((name) => /vbaProject\.bin$/i.test(name))
    )
  } catch {
    // It isn't an archive, or a damaged one.
    return false
  }
}
