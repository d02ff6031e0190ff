import autocannon from 'autocannon'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServers, startCaddy, startNginx, startPreview } from '../hosting/servers.ts'

/** Concurrent connections, and seconds. */
const load = { connections: 50, duration: 5 }

/**
 * Measures the load that our server takes, and nginx and Caddy as the build has configured them.
 * @param site the finished site
 * @param print writes a line
 */
export async function benchServers(site: string, print: (line: string) => void): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const programs = findServers()
  const starts = [
    () => startPreview(site),
    ...(programs
      ? [
          () => startNginx(programs.nginx, site, join(work, 'nginx')),
          () => startCaddy(programs.caddy, site, join(work, 'caddy')),
        ]
      : []),
  ]
  try {
    for (const start of starts) {
      const host = await start()
      const { requests, latency, errors, non2xx } = await autocannon({
        url: `http://127.0.0.1:${host.port}`,
        headers: { 'accept-encoding': 'gzip' },
        requests: [{ path: '/' }, { path: '/attorneys/partners' }, { path: '/contact/index.json' }],
        ...load,
      }).finally(() => host.stop())
      print(
        `${host.name}: ${Math.round(requests.average)} requests/s, 99 % within ${latency.p99} ms, ${errors} errors, ${non2xx} answers other than 2xx`,
      )
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
