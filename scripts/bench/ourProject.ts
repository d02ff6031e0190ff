import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { serveSite } from '../siteServer.ts'
import { corpusFolder, type CorpusPage } from './corpus.ts'
import type { Program } from './measuredProgram.ts'
import { copyPackages, type System } from './system.ts'

/** This project as one of the systems, with its commands. */
export interface OurProject extends System {
  folder: string
  /** A command as `npm run NAME -- …` starts it. */
  command: (name: string, words?: readonly string[]) => Program
  /** Removes what commands keep of the content between runs. The bundle of the code stays: the install made it. */
  removeKept: () => void
}

/** What a copy of the project leaves out: what it makes, and what belongs to no run. */
const leftOut = new Set(['.git', 'node_modules', 'dist', 'archives', 'content'])

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * Copies this project with its packages, and lets it do what an install does after them.
 * @param root the project
 * @param content its content; the pages of a corpus are added to a copy
 * @param folder where the copy goes
 */
export function copyProject(root: string, content: string, folder: string): OurProject {
  mkdirSync(folder)
  for (const name of readdirSync(root))
    if (!leftOut.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  copyPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const remove = (path: string) => rmSync(join(folder, path), { recursive: true, force: true })
  // The copy works on its own content, whatever the variables of this process say.
  const env = { CONTENT_DIR: '', OUT_DIR: '' }
  const command: OurProject['command'] = (name, words = []) => ({
    words: [...scriptWords(scripts[name] ?? '', folder), ...words],
    cwd: folder,
    env,
  })
  const removeKept = () => {
    const cache = join(folder, 'node_modules/.cache/west-atlantic')
    if (!existsSync(cache)) return
    for (const name of readdirSync(cache))
      if (!name.startsWith('code-')) rmSync(join(cache, name), { recursive: true })
  }
  const [program = '', ...words] = scriptWords(scripts['prepare'] ?? '', folder)
  spawnSync(program, words, { cwd: folder, stdio: 'inherit' })
  return {
    name: 'ours',
    versions: `this project on Node ${process.versions.node}`,
    folder,
    command,
    removeKept,
    build: command('build'),
    dev: (port) => command('dev', ['--host', '127.0.0.1', '--port', String(port), '--strictPort']),
    removeCaches: () => {
      removeKept()
      for (const path of ['node_modules/.vite', 'node_modules/.west-atlantic', 'dist']) remove(path)
    },
    writeCorpus: (pages) => {
      remove('content')
      cpSync(content, join(folder, 'content'), { recursive: true })
      for (const [path, text] of contentFiles(pages, readFileSync(join(content, 'addresses.txt'), 'utf8'))) {
        mkdirSync(join(folder, 'content', path, '..'), { recursive: true })
        writeFileSync(join(folder, 'content', path), text)
      }
    },
    sourceFile: (slug) => join(folder, 'content', sourcePath(slug)),
    siteFile: (slug) => join(folder, 'dist', corpusFolder, `${slug}.html`),
    serve: () => serveSite(join(folder, 'dist')),
  }
}

/** The words that start what a line of a package.json's `scripts` starts, without npm. */
function scriptWords(line: string, folder: string): string[] {
  const [program = '', ...words] = line.split(' ')
  return [
    process.execPath,
    ...(program === 'node' ? [] : [`${folder}/node_modules/.bin/${program}`]),
    ...words,
  ]
}

const sourcePath = (slug: string): string => `pages/${corpusFolder}/${slug}.mdx`

/**
 * The files of a content folder that a corpus adds or changes, with their texts.
 * @param addresses the list of addresses without the corpus
 */
export function contentFiles(
  pages: readonly CorpusPage[],
  addresses: string,
): [path: string, text: string][] {
  const added = [`/${corpusFolder}`, ...pages.map(({ slug }) => `/${corpusFolder}/${slug}`)]
  return [
    ['addresses.txt', `${addresses}${added.map((address) => `${address}\n`).join('')}`],
    [
      `pages/${corpusFolder}.mdx`,
      pageFile({
        title: 'Profiles',
        lede: 'Everybody who works here.',
        description: 'Everybody who works on these sample pages, with what they do all day.',
        body: 'Each of them has a page.\n',
      }),
    ],
    ...pages.map((page): [string, string] => [sourcePath(page.slug), pageFile(page)]),
  ]
}

const pageFile = ({ title, lede, description, body }: Omit<CorpusPage, 'slug' | 'texts'>): string =>
  `---\ntemplate: plain\ntitle: ${title}\ndescription: ${description}\nlede: ${lede}\n---\n\n${body}`
