import { relative, sep } from 'node:path'
import { transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Node would import the CommonJS build of styled-components, whose default export differs. */
export const packagesToBundle = ['styled-components', 'stylis', '@emotion/is-prop-valid', '@emotion/memoize']

/**
 * Makes styled-components' class names from relative paths, so that they are the same on the server, in the browser and in
 * every build. Vite's own transform would hash absolute paths.
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
