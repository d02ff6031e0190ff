import { relative, sep } from 'node:path'
import { transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Node would take the CommonJS build of the first, whose default export differs; the others are its own. */
export const packagesToBundle = ['styled-components', 'stylis', '@emotion/is-prop-valid', '@emotion/memoize']

/**
 * Names styled components after their file's path in the project, so that class names are the same on the server, in the
 * browser and in two builds of one commit. Vite's own transform would hash the absolute path.
 */
export function styledNames(): Plugin {
  let root = process.cwd()
  let sourcemap = false
  return {
    name: 'styled-names',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
      sourcemap = config.command === 'serve'
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: 'styled-components' },
      handler: (text, id) => {
        const [file = id] = id.split('?')
        const { code, map, errors } = transformSync(relative(root, file).split(sep).join('/'), text, {
          jsx: 'preserve',
          sourcemap,
          typescript: { onlyRemoveTypeImports: true },
          plugins: { styledComponents: { displayName: false, fileName: false, minify: true, pure: true } },
        })
        if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
        return { code, map: map ?? null, moduleType: 'jsx' }
      },
    },
  }
}
