import type { Root } from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { memoizeWeak } from '../model/memoize.ts'
import type { BodyIndex } from '../model/parsedBody.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import type { BodyRegistry } from './contentFile.ts'
import { bodyPlugins, indexOf } from './plugins.ts'

const processorOf = memoizeWeak((registry: BodyRegistry) => {
  const { remarkPlugins, rehypePlugins } = bodyPlugins(registry)
  return unified().use(remarkParse).use(remarkPlugins).use(remarkRehype).use(rehypePlugins).freeze()
})

/** Reads a body with the plugins that compile it, but makes no module of it: for edits that are planned, and for tests. */
export function readBody(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  registry: BodyRegistry,
): { index: BodyIndex; tree: Root } {
  const processor = processorOf(registry)
  const file = new VFile({ path, value: text })
  const tree = processor.runSync(processor.parse(file), file)
  return { index: indexOf(file), tree }
}
