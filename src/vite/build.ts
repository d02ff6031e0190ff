import type { ViteBuilder } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { foldersOf } from '../node/folders.ts'
import { openOutput } from '../node/output.ts'
import { UserError } from '../node/userError.ts'
import { bundle } from './bundle.ts'

/**
 * The whole build. The last good site is untouched until the new one is complete.
 * @param compiler compiles the bodies of pages
 * @throws UserError when the content has errors, or the site can't be put where it was asked for
 */
export async function buildApp(builder: ViteBuilder, compiler: BodyCompiler): Promise<void> {
  // Otherwise Vite builds everything by itself, into the folder of the finished site.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  try {
    await buildInto(builder, compiler)
  } catch (error) {
    // What the disk refuses: Node's message names the file.
    if (error instanceof Error && 'syscall' in error)
      throw new UserError(`The site was not built. ${error.message}`)
    throw error
  }
}

async function buildInto(builder: ViteBuilder, compiler: BodyCompiler): Promise<void> {
  const { root } = builder.config
  const output = openOutput(root, foldersOf(root))
  try {
    const { buildSite, ...scripts } = await bundle(builder, output)
    const said = await buildSite(output.site, { root, compiler, ...scripts })
    output.publish()
    console.log(said)
  } finally {
    output.remove()
  }
}
