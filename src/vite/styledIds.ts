import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Gives every styled component an id made from its file's path inside the project, so that the server's class names
 * are the browser's, whatever order modules load in and whatever folder the project stands in.
 * (Vite's own transform can do it, but its ids hash the absolute path: the same commit would build differently
 * in two folders.)
 * What was named for the browser is not named again for the server.
 */
export function styledIds(): Plugin {
  const known = new Map<string, { code: string; named: ReturnType<typeof withIds> }>()
  return {
    name: 'styled-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id
        const last = known.get(file)
        if (last?.code === code) return last.named
        const named = withIds(code, file)
        known.set(file, { code, named })
        return named
      },
    },
  }
}

async function withIds(code: string, filename: string) {
  const result = await transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      ['babel-plugin-styled-components', { displayName: false, fileName: false, ssr: true, pure: true }],
    ],
  })
  return result?.code ? { code: result.code, map: result.map } : undefined
}
