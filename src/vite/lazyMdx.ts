import type { Plugin } from 'vite'
import { lazily } from '../content/model/lazily.ts'

/** The name of the plugin that compiles bodies. */
export const mdxPluginName = '@mdx-js/rollup'

type Compile = (text: string, file: string) => Promise<{ code: string } | undefined>

/**
 * The plugin `@mdx-js/rollup`, which is loaded when the first body is compiled: it would be most of what the settings
 * load.
 * @param load loads it
 * @param options what it is given
 */
export function lazyMdx<Options>(
  load: () => Promise<{ default: (options: Options) => { transform: Compile } }>,
  options: Options,
): Plugin {
  const plugin = lazily(async () => (await load()).default(options))
  return {
    name: mdxPluginName,
    transform: {
      filter: { id: /\.mdx?(?:\?|$)/ },
      handler: async (text, id) => {
        const compiled = await (await plugin()).transform(text, id)
        return compiled && { code: compiled.code, map: null }
      },
    },
  }
}
