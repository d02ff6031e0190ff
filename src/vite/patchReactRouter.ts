import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the parts of React Router that the site does not use (routes, links, forms, scroll
 * restoration, error boundaries, the framework's and the server components' parts). They are made by calls and
 * assignments that a bundler must suppose to have effects. None has: written in another way that means the same, or
 * marked as pure, what nobody uses goes, and what somebody uses works as before.
 */
export const patchReactRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
})

/** The same module, in which a bundler can tell that what is not used is not needed. */
export function markPure(code: string): string {
  const contexts = new Map(
    [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name = '', context = '']) => [
      name,
      context,
    ]),
  )
  return (
    code
      // Names for React's developer tools only.
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /*#__PURE__*/ $1.$2(')
      .replace(/^var (\w+) = (new Set\(|Object\.getOwnPropertyNames\()/gm, 'var $1 = /*#__PURE__*/ $2')
      // A class's own field instead of an assignment to the class.
      .replace(/^\w+\.contextType = \w+;$/gm, '')
      .replace(/^var (\w+) = class extends [\w.]+ \{$/gm, (line, name: string) => {
        const context = contexts.get(name)
        return context === undefined ? line : `${line}\n  static contextType = ${context};`
      })
  )
}
