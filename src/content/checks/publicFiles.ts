import { diagnostic, fileStart } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'

/** Files that browsers run as a part of the site. */
const programs = /\.(?:[dpsx]?html?|xht|mht(?:ml)?|[cm]?jsx?|wasm|svgz|xslt?)$/i
const pages = /\.html?$/i
/** Files that no browser reads as markup, under any type that a host may give them. */
const inert = /\.(?:pdf|png|jpe?g|gif|webp|avif|ico|txt|csv|css|json|ics|vcf|woff2?|mp[34]|zip|docx)$/i
/** What runs a program in a drawing or page, or loads something into it. */
const scripts =
  /<([^\s<>:]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)\b|<!entity|<\?xml-stylesheet|[\s/"']on[a-z]+\s*=|http-equiv/

/** Why a file can't be published, with the rest of "public/NAME …". Browsers run programs in it with the rights of the site. */
export function publicFileProblem(path: string, read: () => string): string | undefined {
  if (/\/\.(?!well-known\/)/.test(path)) return 'has a name that starts with a dot, so it may be private'
  const isPage = pages.test(path)
  if (programs.test(path) && !isPage) return 'is a program or page that the build did not make'
  if (inert.test(path)) return undefined
  const text = read()
    .replaceAll('\0', '')
    .replace(/&#x([\da-f]+);?/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCharCode(Number(digits)))
    .toLowerCase()
  if (scripts.test(text) || text.replace(/[\s\p{Cc}]+/gu, '').includes('javascript:'))
    return 'has a script in it'
  return isPage ? pageReason : undefined
}
const pageReason = 'is a page that the build did not make'

/** Nobody publishes a program by putting it into `public/`. */
export function* checkPublicFiles({ content: { organization }, publicProblems }: CheckContext) {
  const owned = organization?.data.ownershipFiles ?? []
  for (const [path, reason] of publicProblems())
    if (reason !== pageReason || !owned.includes(path.slice(1)))
      yield diagnostic(organization?.file ?? 'firm.mdx', fileStart, [
        'public-file',
        `The file public${path} ${reason}.`,
        reason === pageReason
          ? `Delete it. If a search engine asks for it as proof of ownership, add ${path.slice(1)} to ownershipFiles here.`
          : 'Delete it, or save what visitors need as a PDF or a picture.',
      ])
}
