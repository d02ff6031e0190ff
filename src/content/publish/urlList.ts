import { type Diagnostic, compareText, diagnostic } from '../model/diagnostic.ts'
import { asOnDisk, fileProblems, plainText, type SourceFile } from '../model/sourceFile.ts'

/** The file in the content folder that lists every published address. */
export const urlListFile = 'addresses.txt'

type UrlError = Pick<Diagnostic, 'message' | 'fix'>

const example = 'Write one address, such as /about/firm, or two with an arrow: /old -> /new'

const faults: Readonly<Record<string, RegExp>> = {
  'is empty': /^$/,
  "doesn't start with a slash": /^[^/]/,
  "has a character that addresses can't have": /[^A-Za-z0-9._~/-]/,
  'ends with a slash': /[^/]\/$/,
  'has an empty part between slashes': /\/\/|\/\.{1,2}(?:\/|$)/,
  "is reserved for the site's own files":
    /^\/(?:_|(?:assets|art|\.well-known)(?:\/|$)|(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|vercel\.json)$)/,
  'is a file, not a page': /\/index\.(?:html|json)$|\.html?\/|^\/404\.html$/,
}

const faultOf = (address: string) => Object.entries(faults).find(([, pattern]) => pattern.test(address))?.[0]

/** The error in a published address; undefined for `/about/firm`. */
export function validateUrl(typed: string): UrlError | undefined {
  const fault = faultOf(typed)
  if (fault === undefined) return undefined
  const meant = `/${typed.replace(/^https?:\/\/[^/]*|[?#].*/g, '').replace(/^\/|\/$/g, '')}`
  const isSure = typed !== '' && faultOf(meant) === undefined
  return { message: `The address "${typed}" ${fault}.`, fix: isSure ? `Write ${meant}` : example }
}

/** The error in the address after an arrow; undefined for `/about#why` and `https://www.example.com`. */
export function validateRedirectTarget(typed: string): UrlError | undefined {
  if (/^https:\/\/[^\s/.]+\.\S+$/i.test(typed)) return undefined
  const fix = 'Write an address that starts with / or https://.'
  if (/^[a-z]+:/i.test(typed))
    return { message: `The address "${typed}" isn't a complete https:// address.`, fix }
  return validateUrl(/\s/.test(typed) ? typed : (typed.split(/[?#]/, 1)[0] ?? ''))
}

/** Reads the list of published addresses: one per line, `/address` or `/old -> /new`; a line that starts with # is a note. */
export function parseUrlList(source: SourceFile): UrlList {
  const { path, text, decodeError } = source
  const problems = fileProblems(source)
  const lines = (decodeError ? [] : plainText(text).split('\n')).flatMap((whole, index): UrlList['lines'] => {
    const line = index + 1
    if (whole.trim() === '' || /^\s*#|^(?:<{7}|={7}|>{7}|\|{7})/.test(whole)) return []
    const [from = '', ...after] = whole.split('->')
    const [address, target] = [from.trim(), after.length > 0 ? after.join('->').trim() : undefined]
    const fault = validateUrl(address) ?? (target === undefined ? undefined : validateRedirectTarget(target))
    if (!fault) return [{ address, line, target }]
    problems.push(diagnostic(path, { line, column: 1 }, ['address-line', fault.message, fault.fix]))
    return []
  })
  return { lines, problems }
}

const heading = `# Every address that the site has ever had, one a line.
# When a page is gone, its line says where its visitors go instead: /old -> /new
# "npm run check -- --fix" adds new addresses. Nothing is ever removed.`

/** The list, or a new one, with those addresses that it doesn't have yet, each at its place in the alphabet. Notes stay. */
export function recordAddresses(urlList: SourceFile | undefined, addresses: readonly string[]) {
  const known = new Set(urlList ? parseUrlList(urlList).lines.map(({ address }) => address) : [])
  const added = [...new Set(addresses)].filter((address) => !known.has(address)).sort(compareText)
  const typed = plainText(urlList?.text ?? '').trimEnd()
  const lines = (typed || heading).split('\n')
  for (const address of added) {
    const next = lines.findIndex((one) => one.startsWith('/') && compareText(addressOf(one), address) === 1)
    lines.splice(next === -1 ? lines.length : next, 0, address)
  }
  return { text: asOnDisk(`${lines.join('\n')}\n`, urlList?.text ?? ''), added }
}

const addressOf = (line: string): string => line.split(/\s|->/)[0] ?? ''

export interface UrlEntry {
  address: string
  line: number
  /** The address to redirect to; undefined if the page exists. */
  target: string | undefined
}

export interface UrlList {
  lines: UrlEntry[]
  problems: Diagnostic[]
}
