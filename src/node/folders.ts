import { relative, resolve, sep } from 'node:path'

/** The folders that every command works on. */
export interface Folders {
  /** What the firm says: `CONTENT_DIR`, by default `content`. */
  content: string
  /** The finished site: `OUT_DIR`, by default `dist`. */
  out: string
  /** Files that are served as they are. */
  public: string
}

/**
 * The folders, absolute.
 * @param root the project's folder
 * @param environment where `CONTENT_DIR` and `OUT_DIR` are looked for
 */
export const foldersOf = (root: string, environment: NodeJS.ProcessEnv = process.env): Folders => ({
  content: resolve(root, environment['CONTENT_DIR'] || 'content'),
  out: resolve(root, environment['OUT_DIR'] || 'dist'),
  public: resolve(root, 'public'),
})

/** The path that leads from a folder to something, with `/` on every system. */
export const pathFrom = (folder: string, path: string): string => relative(folder, path).split(sep).join('/')
