import { relative, sep } from 'node:path'
import { transformSync } from 'rolldown/utils'

/**
 * Makes styled-components' class names from relative paths, so that they are the same on the server, in the browser and in
 * every build. Vite's own transform would hash absolute paths.
 * @param {string} root the project's folder
 * @returns {import('rolldown').Plugin & { enforce: 'pre' }} a plugin for Vite and Rolldown
 */
export const styledNames = (root) => ({
  name: 'styled-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: 'styled-components' },
    handler(text, id) {
      const [file = id] = id.split('?')
      const { code, map, errors } = transformSync(relative(root, file).split(sep).join('/'), text, {
        jsx: 'preserve',
        sourcemap: true,
        typescript: { onlyRemoveTypeImports: true },
        plugins: { styledComponents: { displayName: false, fileName: false, minify: true, pure: true } },
      })
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`)
      return { code, map: map ?? null, moduleType: 'jsx' }
    },
  },
})
