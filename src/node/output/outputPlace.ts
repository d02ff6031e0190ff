import { dirname, isAbsolute, relative, sep } from 'node:path'

/** Where a build is asked to write, and what stands around it; paths are absolute, without links. */
interface OutputPlace {
  /** The folder for the finished site. */
  out: string
  /** The project's folder. */
  root: string
  /** The folders that the project is made of, and that of the content: nothing is written into them. */
  sources: readonly string[]
  /** Whether a folder bears the mark of a build. */
  isSite: (folder: string) => boolean
}

/**
 * Why a site cannot be put into a place, whatever stands there: it would take away what the site is made from.
 * @returns a reason with the way out, which goes on from "…: "; undefined when the place is fine
 */
export function wrongPlace({ out, root, sources, isSite }: OutputPlace): string | undefined {
  const way = 'choose a folder of its own for the site, such as OUT_DIR=dist'
  if (isWithin(root, out)) {
    const what = out === root ? 'is the project’s own folder' : 'has the whole project in it'
    return `the folder ${out} ${what}; ${way}`
  }
  for (const source of sources) {
    if (out === source) return `the folder ${out} belongs to the project itself; ${way}`
    if (isWithin(out, source))
      return `the folder ${out} would stand inside ${source}, which belongs to the project itself; ${way}`
    if (isWithin(source, out))
      return `the folder ${out} has ${source} in it, which belongs to the project itself; ${way}`
  }
  if (out.split(sep).includes('.git')) return `the folder ${out} would stand inside what Git keeps; ${way}`
  const around = parentsOf(out).find(isSite)
  return around === undefined
    ? undefined
    : `the folder ${out} would stand inside the finished site in ${around}; choose one beside it`
}

/** Whether a path is a folder or stands somewhere below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

function parentsOf(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...parentsOf(parent)]
}
