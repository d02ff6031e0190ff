import * as runtime from 'react/jsx-runtime'
import { runSync } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types.js'
import type { BodyIndex } from '../content/model.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { codeDigest, keep } from './keep.ts'
import { sha256 } from './sha256.ts'

/** The part of the plugin `@mdx-js/rollup` that compiles bodies. */
export interface BodyCompiler {
  transform: (text: string, path: string) => Promise<{ code: string } | undefined>
}

/** A compiled body. */
interface Body {
  component: MDXContent
  /** Headings, links, pictures and problems found while compiling. */
  index: BodyIndex
}

/** Compiled bodies by file path. */
export type Bodies = ReadonlyMap<string, Body>

/** Compiles the bodies of content files, with a cache. @param compiler the plugin that `vite.config.ts` registers */
export async function loadBodies(files: readonly SourceFile[], compiler: BodyCompiler): Promise<Bodies> {
  const bodies = new Map<string, Body>()
  for (const { path, text, decodeError } of files) {
    if (decodeError) continue
    const last = loaded.get(path)
    if (last?.text === text) {
      bodies.set(path, last.body)
      continue
    }
    const key = sha256(JSON.stringify([codeDigest(), path, text]))
    const code = await keep(`bodies/${key}.js`, async () => {
      // Vite takes what follows a ? for a query.
      const module = await compiler.transform(text, path.replaceAll('?', '-'))
      if (module) return module.code
      throw new Error(`@mdx-js/rollup skips ${path}: give it mdxExtensions or mdExtensions with .mdx.`)
    })
    const { default: component, index } = runSync(String(code), runtime)
    const body: Body = { component, index: JSON.parse(String(index)) }
    loaded.set(path, { text, body })
    bodies.set(path, body)
  }
  return bodies
}

/** Bodies in memory, for the dev server, which reads all files after each save. */
const loaded = new Map<string, { text: string; body: Body }>()
