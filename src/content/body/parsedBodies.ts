import type { Root } from 'hast'

/** Bodies that are being compiled, by the names under which `@mdx-js/rollup` is given them. */
export const parsedBodies = new Map<string, Root>()
