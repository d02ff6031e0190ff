import type { Plugin } from 'vite'

/**
 * Leaves out the table of old browsers' prefixes, which styled-components brings along and uses only under
 * `enableVendorPrefixes`: 1 kB less, compressed, in every visit. Whoever switches that on is told.
 */
export const patchStylis = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => ({
      code: "export function prefix() { throw new Error('Prefixes are left out: see src/vite/patchStylis.ts.') }",
      map: null,
    }),
  },
})
