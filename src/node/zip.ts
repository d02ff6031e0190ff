import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { listEveryFile } from './listFiles.ts'
import { sha256 } from './sha256.ts'

/**
 * Packs a folder. The same files give the same bytes.
 * @param name the folder's name inside the zip
 * @param day the date of its files, as 2026-01-31
 * @returns the zip, and its files with their SHA-256 as `sha256sum --check` reads them
 */
export function zipFolder(
  folder: string,
  { name, day, without }: { name: string; day: string; without: string },
): { zip: Uint8Array; list: string[] } {
  const files = listEveryFile(folder)
    .filter((path) => path !== without)
    .map((path) => [`${name}/${path}`, readFileSync(join(folder, path))] as const)
  return {
    zip: zipSync(Object.fromEntries(files), { mtime: new Date(`${day}T12:00:00`) }),
    list: files.map(([path, bytes]) => `${sha256(bytes)}  ${path}`),
  }
}
