import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lazily } from '../../src/content/model/lazily.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { findRevision } from '../../src/node/findRevision.ts'
import { pathFrom } from '../../src/node/folders.ts'
import { repositoryOf } from '../../src/node/history/snapshots.ts'
import type { Progress } from '../cli/showProgress.ts'
import { buildSite, checkOutRevision } from './buildRevision.ts'

/** What is built, and how. */
interface BuildInput {
  /** The project’s folder, absolute. */
  root: string
  /** Its content folder, absolute; git keeps it. */
  content: string
  env: NodeJS.ProcessEnv
  /** The revision to compare with, as it is typed. */
  base: string
  /** Told before each build. */
  progress: Pick<Progress, 'begin'>
}

/**
 * The sites that a comparison needs. Each is built when it is first asked for, once, and given as its folder.
 * Asking throws a UserError when it cannot be built.
 */
export interface SiteBuilds {
  /** These files. */
  asItIs: () => string
  /** The revision: its code with its content. */
  asItWas: () => string
  /** The revision’s code with the content of these files. */
  oldCodeNewContent: () => string
  /** Deletes all of them. */
  remove: () => void
}

/**
 * @param isContentSame whether the revision has the content of these files, so that two of the three are one
 * @throws UserError when asked for a site of a revision that is none
 */
export function siteBuilds(
  { root, content, env, base, progress }: BuildInput,
  isContentSame: boolean,
): SiteBuilds {
  const work = mkdtempSync(join(tmpdir(), 'site-builds-'))
  const variables = { ...env, BUILD_DATE: buildDay(env) }
  const checkedOut = lazily(() => checkOutRevision(findRevision(root, base).commit, root, work, base))
  const build = (name: string, project: () => string, title: string, words: () => string) =>
    lazily(() => {
      const [folder, out] = [project(), join(work, name)]
      progress.begin(`Building the site of ${title} …`)
      buildSite(folder, { ...variables, OUT_DIR: out, CONTENT_DIR: words() }, title)
      return out
    })
  const oldProject = () => checkedOut().project
  const asItWas = build('was', oldProject, base, () =>
    join(checkedOut().top, pathFrom(repositoryOf(content), content)),
  )
  return {
    asItIs: build(
      'is',
      () => root,
      'these files',
      () => content,
    ),
    asItWas,
    oldCodeNewContent: isContentSame
      ? asItWas
      : build('old-code', oldProject, `the code of ${base} with this content`, () => content),
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
}
