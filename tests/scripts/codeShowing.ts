import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandContext } from '../../scripts/cli/command.ts'
import type { ServerEntry } from '../../src/vite/serverEntry.ts'

/** The firm's code, of which some component shows something else than its data. @param change the HTML of a page */
export async function codeShowing(
  change: (html: string, page: string) => string,
): Promise<CommandContext['code']> {
  const loaded: object = await import('../../src/firm/entryServer.tsx')
  const server: ServerEntry = Reflect.get(loaded, 'default')
  const changed: ServerEntry = {
    ...server,
    pageRenderer: (...given) => {
      const render = server.pageRenderer(...given)
      return async (payload) => {
        const page = await render(payload)
        return { ...page, html: change(page.html, payload.path) }
      }
    },
  }
  return {
    folder: join(tmpdir(), 'west-atlantic-no-code'),
    loadServer: () => Promise.resolve({ default: changed }),
  }
}
