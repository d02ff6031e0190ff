import type { ViteBuilder } from 'vite'
import type { BodyCompiler } from '../node/bodies.ts'
import { foldersOf } from '../node/folders.ts'
import { openOutput } from '../node/output.ts'
import { bundle } from './bundle.ts'

/** Builds the site. The old one stays until the new one is complete. @throws UserError if it can't be built or written */
export async function buildApp(builder: ViteBuilder, compiler: BodyCompiler): Promise<void> {
  // Otherwise, Vite would build everything into the folder of the finished site.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  const { root } = builder.config
  const output = openOutput(root, foldersOf(root))
  try {
    const { buildSite, scripts } = await bundle(builder, output.site)
    try {
      const summary = await buildSite(output.site, { root, compiler, scripts })
      output.publish()
      console.log(summary)
    } finally {
      // It writes into the folder that is removed next.
      await Promise.allSettled([scripts])
    }
  } finally {
    output.remove()
  }
}
