import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lazily } from '../../src/content/model/lazily.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { pathFrom } from '../../src/node/folders.ts'
import { repositoryOf } from '../../src/node/history/snapshots.ts'
import { buildSite, checkOutRevision } from './buildRevision.ts'

/** What is built, and how. */
interface BuildInput {
  /** The project’s folder, absolute. */
  root: string
  /** Its content folder, absolute; git keeps it. */
  content: string
  env: NodeJS.ProcessEnv
  /** The revision to compare with: its commit, and what messages call it. */
  base: { commit: string; name: string }
  /** Told before each build. */
  onBuild: (sentence: string) => void
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

/** @param isContentSame whether the revision has the content of these files, so that two of the three are one */
export function siteBuilds(
  { root, content, env, base, onBuild }: BuildInput,
  isContentSame: boolean,
): SiteBuilds {
  const work = mkdtempSync(join(tmpdir(), 'site-builds-'))
  const variables = { ...env, BUILD_DATE: buildDay(env) }
  const checkedOut = lazily(() => checkOutRevision(base.commit, root, work, base.name))
  const build = (name: string, project: () => string, title: string, words: () => string) =>
    lazily(() => {
      onBuild(`Building the site of ${title} …`)
      const out = join(work, name)
      buildSite(project(), { ...variables, OUT_DIR: out, CONTENT_DIR: words() }, title)
      return out
    })
  const oldProject = () => checkedOut().project
  const asItWas = build('was', oldProject, base.name, () =>
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
      : build('old-code', oldProject, `the code of ${base.name} with this content`, () => content),
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
}
