import { relative, resolve, sep } from 'node:path'

/** The folders that commands work in, absolute. */
export interface Folders {
  /** `CONTENT_DIR`, by default `content`. */
  content: string
  /** The folder of the finished site: `OUT_DIR`, by default `dist`. */
  out: string
  /** Static files. */
  public: string
}

/** @param root the project's folder */
export const foldersOf = (root: string, environment: NodeJS.ProcessEnv = process.env): Folders => ({
  content: resolve(root, environment['CONTENT_DIR'] || 'content'),
  out: resolve(root, environment['OUT_DIR'] || 'dist'),
  public: resolve(root, 'public'),
})

/** A relative path with `/` on every system. */
export const pathFrom = (folder: string, path: string): string => relative(folder, path).split(sep).join('/')
