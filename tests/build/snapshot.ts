import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder with its bytes. */
export const snapshot = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  )

/** The paths at which two sites are not the same. */
export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
