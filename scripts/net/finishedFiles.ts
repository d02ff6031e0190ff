import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { generated, sha256, type Recording } from './recording.ts'

/** A file of a finished site, or what a server answered at an address. */
export interface PublishedFile {
  path: string
  bytes: Uint8Array
}

const isCompressed = (path: string): boolean => /\.(br|gz)$/.test(path)
const isScript = (path: string): boolean => /(^|\/)assets\/[^/]+\.js$/.test(path)
const isBinary = (path: string): boolean => /\.(png|ico|woff2?|avif|webp|jpe?g|gif|pdf|zip)$/.test(path)

/** Names as bundlers give them: a stem, a hash, an ending. */
const hashedName = /^((?:.*\/)?assets\/.+)-([\w-]{8}|[0-9a-f]{10})(\.\w+)$/

/**
 * Records a finished site, without what follows from the names of source files:
 * - names of styled-components (classes, ids, the numbers of their groups): those that the style elements declare;
 * - hashes in the names of files below assets/; of scripts also the stem, since a chunk is called after its module;
 * - the version of scripts in pages and payloads, where it is the one that pages have;
 * - digests, where they are those of a style or a file that is compared itself; a wrong digest stays as it is.
 * Of scripts, their number and size; of compressed copies, that they hold the file beside them. All else byte by byte.
 */
export function recordFiles(files: readonly PublishedFile[]): Recording {
  const byPath = new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]))
  const texts = new Map(
    [...byPath].flatMap(([path, bytes]) =>
      isCompressed(path) || isScript(path) || isBinary(path) ? [] : [[path, bytes.toString('utf8')] as const],
    ),
  )
  const mark = markerFor(byPath, texts)
  const items: Recording['items'] = {}
  const put = (path: string, text: string) => {
    let name = unhashed(path)
    while (name in items) name += ' (another)'
    items[name] = text
  }
  const scripts = [...byPath.keys()].filter(isScript)
  for (const [path, bytes] of byPath) {
    const text = texts.get(path)
    if (text !== undefined) put(path, mark(path, text))
    else if (isBinary(path)) put(path, `${bytes.length} bytes, SHA-256 ${sha256(bytes)}`)
    else if (isCompressed(path)) {
      const original = path.replace(/\.\w+$/, '')
      const content = path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      const isCopy = byPath.get(original)?.equals(content) ?? false
      if (!isCopy) put(path, mark(path, content.toString('utf8')))
      else if (!isScript(original)) put(path, `What ${unhashed(original)} holds.`)
    }
  }
  items['scripts'] = [
    `${scripts.length} scripts below assets/`,
    ...['.br', '.gz'].map(
      (end) => `${scripts.filter((path) => byPath.has(path + end)).length} of them as ${end}`,
    ),
  ].join('\n')
  const gzip = scripts.reduce((sum, path) => sum + gzipSync(byPath.get(path) ?? '', { level: 9 }).length, 0)
  return {
    items,
    sizes: { 'scripts, all together with gzip': gzip },
    notes: { 'Names of scripts': scripts.map((path) => hashedName.exec(path)?.[1] ?? path).sort() },
  }
}

const unhashed = (path: string): string => path.replace(hashedName, '$1-[hash]$3')

/** Returns what marks generated names in the text of a file. */
function markerFor(
  byPath: ReadonlyMap<string, Buffer>,
  texts: ReadonlyMap<string, string>,
): (path: string, text: string) => string {
  const pages = [...texts].filter(([path]) => path.endsWith('.html')).sort(([a], [b]) => (a < b ? -1 : 1))
  const styledNames = new Map<string, string>()
  const versions = new Set<string>()
  /** Digests in base64, as policies have them, with what they were made of. */
  const styleDigests = new Map<string, string>()
  for (const [path, text] of pages) {
    for (const [, id = '', classes = ''] of text.matchAll(
      /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g,
    )) {
      styledNames.set(id, 'component')
      for (const name of classes.split(',')) if (name !== '') styledNames.set(name, 'class')
    }
    // Components without rules of their own stand in attributes only, and so do classes without rules.
    for (const [, names = ''] of text.matchAll(/ class="([^"]*)"/g)) {
      let isBehindComponent = false
      for (const name of names.split(' ')) {
        const isComponent = /^sc-[a-z0-9]+-\d+$/.test(name)
        if (isComponent) styledNames.set(name, 'component')
        else if (isBehindComponent && /^[A-Za-z-]{5,7}$/.test(name) && !styledNames.has(name))
          styledNames.set(name, 'class')
        isBehindComponent = isComponent
      }
    }
    for (const [, version = ''] of text.matchAll(/ data-version="([^"]*)"/g)) versions.add(version)
    for (const [, , content = ''] of text.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
      const digest = createHash('sha256').update(content).digest('base64')
      if (content !== '' && !styleDigests.has(digest)) styleDigests.set(digest, `style of ${path}`)
    }
  }
  const hashed = [...byPath.keys()].flatMap((path) => {
    const [, stem = '', hash = '', end = ''] = hashedName.exec(path) ?? []
    if (isCompressed(path) || stem === '') return []
    return [
      [
        path,
        isScript(path) ? generated('script', path) : `${stem}-${generated('hash', hash)}${end}`,
      ] as const,
    ]
  })
  return (path, text) => {
    if (path.endsWith('.build-manifest.json')) return manifestText(text, byPath)
    let result = text
      .replace(
        /(data-styled\.)g(\d+)\[/g,
        (_, before: string, number: string) => `${before}${generated('group', number)}[`,
      )
      .replace(/(?<![\w-])-?[A-Za-z_][\w-]*/g, (word) => {
        const kind = styledNames.get(word)
        return kind === undefined ? word : generated(kind, word)
      })
      .replace(/( data-version="|"version":")([^"]*)"/g, (all, before: string, version: string) =>
        versions.has(version) ? `${before}${generated('version', version)}"` : all,
      )
      .replace(/'sha256-([^']*)'/g, (all, digest: string) => {
        const what = styleDigests.get(digest)
        return what === undefined ? all : `'sha256-<${what}>'`
      })
      // Policies list digests in the order of their letters, which follows from class names.
      .replace(/'sha256-[^']*'(?: 'sha256-[^']*')+/g, (list) =>
        list
          .split(/(?<=') (?=')/)
          .sort()
          .join(' '),
      )
    for (const [name, anew] of hashed) result = result.replaceAll(name, anew)
    return result
  }
}

/** A site's manifest. Each file is compared itself, so here only right and wrong digests are told apart. */
function manifestText(text: string, byPath: ReadonlyMap<string, Buffer>): string {
  const scripts = { true: 0, wrong: 0 }
  const lines = text.split('\n').flatMap((line) => {
    const [, before = '', path = '', bytes = '', digest = '', after = ''] =
      /^(.*)\{"path":"([^"]*)","bytes":(\d+),"sha256":"([0-9a-f]*)"\}(.*)$/.exec(line) ?? []
    const file = byPath.get(path)
    if (path === '') return line
    const isTrue = file !== undefined && file.length === Number(bytes) && sha256(file) === digest
    if (isScript(path.replace(/\.(br|gz)$/, ''))) {
      scripts[isTrue ? 'true' : 'wrong'] += 1
      return []
    }
    const [, stem = '', , end = ''] = hashedName.exec(path.replace(/\.(br|gz)$/, '')) ?? []
    const name = stem === '' ? path : `${stem}-[hash]${end}${/\.(br|gz)$/.exec(path)?.[0] ?? ''}`
    return `${before}${name}: ${isTrue ? 'its size and digest' : line}${after.replace(/,$/, '')}`
  })
  return [...lines, `scripts: ${scripts.true} with size and digest, ${scripts.wrong} without`].join('\n')
}
