import { resolve, sep } from 'node:path'

/**
 * Whether a file is code that the dev server takes from the bundle, so that it starts anew when the file changes. Components,
 * and what browsers alone run, Vite brings up to date by itself.
 * @param root the project's folder, absolute
 * @param file absolute
 */
export function isBundledCode(root: string, file: string): boolean {
  const path = resolve(file)
  const sources = resolve(root, 'src') + sep
  return path.startsWith(sources) && !path.startsWith(sources + 'client' + sep) && /\.(ts|mjs)$/.test(path)
}
