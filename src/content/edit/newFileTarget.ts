import type { PlanError } from './plan.ts'
import { validateUrl } from '../publish/urls/validateUrl.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { normalizeInput, resolveEntry } from './resolveEntry.ts'
import type { NewKind } from './newKinds.ts'
import type { NewOptions } from './newOptions.ts'
import { shellQuote } from '../text/shellQuote.ts'
import { isPlaceholder } from '../parse/fieldTexts.ts'
import { slugOf } from '../text/slugOf.ts'
import type { ContentIndex } from './indexContent.ts'

export interface NewFileTarget {
  file: string
  address: string | undefined
  /** What the page calls it. */
  name: string
}

/** Where the file stands; refused when something stands there already, or the name gives no address. */
export function newFileTarget(
  kind: NewKind,
  options: NewOptions,
  index: ContentIndex,
): NewFileTarget | PlanError {
  const { collection, naming } = kind
  const name = options.fields[naming.field]?.[0]?.trim().replace(/\s+/g, ' ') ?? ''
  const wanted = options.file?.trim().replace(/\.mdx$/, '')
  const part = slugOf(wanted ?? (isPlaceholder(name) ? `new-${kind.word}` : name))
  if (wanted !== undefined && part !== wanted)
    return {
      error: `"${options.file ?? ''}" cannot be a file’s name: names have small letters a to z, digits and single hyphens.${part === '' ? '' : ` Write --file ${part}.`}`,
    }
  if (part === '')
    return {
      error: `The name "${name}" has no letter that a file’s name can have. Write one of your own with --file, for example --file jane-sample.`,
    }
  const above = parentOf(options.below, index)
  if (typeof above !== 'string') return above
  const slug = above === '' ? part : `${above}/${part}`
  const { base } = collection
  const address = base === undefined ? undefined : `${base}/${slug}`
  const file = `${collection.name}/${slug}.mdx`
  const wrong = address === undefined ? undefined : validateUrl(address)
  if (wrong) return { error: `${wrong.message} Choose another name with --file.` }
  const paths = [...index.tree.files.map(({ path }) => path), ...index.tree.otherFiles]
  const there = paths.find((path) => path.toLowerCase() === file)
  const isFree = (other: string) =>
    !paths.includes(`${file.replace(/\.mdx$/, '')}-${other}.mdx`) &&
    !index.files.some((known) => known.address === `${address ?? ''}-${other}`)
  const free = ['2', '3', '4', '5', '6', '7', '8', '9'].find(isFree) ?? '10'
  const otherName = `give this one another name:\n${commandOf(kind, options)} --file ${part}-${free}`
  if (there !== undefined)
    return {
      error: `There is a file ${there} already, and nothing is written over it. If you mean another one, ${otherName}`,
    }
  const claims = index.files.find((known) => known.address === address && address !== undefined)
  if (claims)
    return {
      error: `The page ${claims.file} has the address ${address ?? ''} already. If you mean another one, ${otherName}`,
    }
  const twin = index.files.find(
    (known) => known.address !== undefined && known.name.toLowerCase() === name.toLowerCase(),
  )
  return address !== undefined && twin
    ? { error: `${twin.file} has the title "${twin.name}" already. Give this page a title of its own.` }
    : { file, address, name }
}

/** The command with these options, without a name for the file. */
function commandOf({ word }: NewKind, { fields, below, draft }: NewOptions): string {
  const given = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text) => `--${field} ${shellQuote(text)}`),
  )
  return [
    `npm run new -- ${word}`,
    ...given,
    ...(below === undefined || below === '' ? [] : [`--below ${shellQuote(below)}`]),
    ...(draft ? ['--draft'] : []),
  ].join(' ')
}

/** The slug of the page above, empty for none. */
function parentOf(below: string | undefined, index: ContentIndex): string | PlanError {
  if (below === undefined || ['', '/'].includes(below.trim())) return ''
  const flag = 'below'
  const above = resolveEntry(below, index)
  if ('error' in above) {
    const pages = index.files.flatMap(({ collection, address }) =>
      collection.isNested && address !== undefined && address.length > 1 ? [address] : [],
    )
    const close = closestMatch(`/${normalizeInput(below, index.site).path}`, pages)
    const hint = close === undefined ? 'Write its address, for example /about.' : `Did you mean ${close}?`
    return { error: `There is no page "${below.trim()}" that this one could stand below. ${hint}`, flag }
  }
  const { collection, address, name } = above.known
  return address !== undefined && address.length > 1 && collection.base === ''
    ? address.slice(1)
    : {
        error: `No page can stand below ${name}. Choose a page such as /about, or leave out --below.`,
        flag,
      }
}
