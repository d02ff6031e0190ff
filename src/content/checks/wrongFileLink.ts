import { decodeAddress } from '../text/decodeAddress.ts'
import { foldCase } from '../text/foldCase.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/check.ts'

/** The end of an address that is a file's, such as a PDF or Word document. */
const fileEnding = /\.(?!(?:html?|mdx?|markdown|php|aspx?|jsp)$)[a-z][a-z0-9]{1,4}$/i

/** Whether an address is that of a file rather than of a page: by the ending of its name. */
export const isFileAddress = (path: string): boolean => fileEnding.test(decodeAddress(path))

/**
 * What is wrong with a link to a file such as a PDF, or undefined when the file is there.
 * @param typed the link's path as it was typed: `/brochure.pdf`, `brochure.pdf`, `../public/brochure.pdf`
 */
export function wrongFileLink(
  typed: string,
  { publicFiles, otherFiles }: CheckContext,
): RuleMessage | undefined {
  const path = decodeAddress(typed)
  if (publicFiles.has(path)) return undefined
  const isOwn = ownDisk.test(path)
  const wanted = `/${isOwn ? path.replace(/^.*[\\/]/, '') : path.replace(/^(?:\.*\/)*(?:(?:content|public)\/+)?/, '')}`
  const name = wanted.replace(/^.*\//, '')
  const write = (address: string) => `Write ${encodeURI(address)}`
  if (publicFiles.has(wanted))
    return [
      'relative-link',
      path.startsWith('/')
        ? `The link "${path}" names a folder that is no part of the file’s address.`
        : isOwn
          ? `The link "${path}" leads to a file on your own computer.`
          : `The link "${path}" does not begin with a slash.`,
      write(wanted),
    ]
  const named = (files: ReadonlySet<string>) =>
    [...files].find((other) => foldCase(other) === foldCase(wanted)) ??
    [...files].find((other) => foldCase(other).endsWith(`/${foldCase(name)}`))
  const alike = named(publicFiles)
  if (alike !== undefined) {
    const isCapitals = foldCase(alike) === foldCase(wanted)
    return [
      'broken-link',
      `There is no file "${path}", but there is "${alike}"${isCapitals ? ': capitals and accents count' : ''}.`,
      write(alike),
    ]
  }
  const within = [...otherFiles].find((other) => foldCase(`/${other}`).endsWith(`/${foldCase(name)}`))
  const folder = `public${wanted.slice(0, -name.length - 1)}`
  const then = path === wanted ? 'keep this link' : `write ${encodeURI(wanted)} here`
  const leadsTo =
    within !== undefined
      ? `the file ${within} in the folder content, which visitors cannot open`
      : isOwn
        ? 'a file on your own computer, which visitors cannot open'
        : 'a file that is not there'
  return [
    'broken-link',
    `The link "${path}" leads to ${leadsTo}.`,
    `Put ${name} into the folder ${folder}, which stands beside the folder content, and ${then}.`,
  ]
}

/** What begins the address of a file on the author's computer: a drive's letter, or `file:`. */
const ownDisk = /^(?:[a-z]:[\\/]|file:)/i

/** Whether an address is that of a file on somebody's own computer. */
export const isOnOwnDisk = (href: string): boolean => ownDisk.test(href)
