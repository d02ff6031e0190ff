import { connect } from 'node:net'

/** Random requests, most of them wrong in some way, from a seed: the same seed gives the same requests. */
export function* hostileRequests(seed: number, paths: readonly string[]): Generator<string> {
  const random = mulberry32(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('There is nothing to choose from.')
    return value
  }
  const junk = (length: number) =>
    Array.from({ length: below(length) }, () => String.fromCharCode(below(random() < 0.8 ? 127 : 256))).join(
      '',
    )
  const often = (chance: number, value: () => string, other: () => string) =>
    random() < chance ? value() : other()
  const number = () => one(['0', '1', '5', '99', '-1', '', '99999999999999999999', '1e3', 'a', '٣'])
  const range = () =>
    `${often(
      0.7,
      () => 'bytes=',
      () => one(['bytes ', 'bits=', 'BYTES=', '']),
    )}${number()}-${number()}${one(['', ',', `,${number()}-${number()}`, ','.repeat(below(50))])}`
  const part = () =>
    one([
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%',
      '%zz',
      '%c0%ae',
      '',
      'about',
      'assets',
      'etc',
      'passwd',
      '.git',
      '_hosting',
      'package.json',
      'index.html',
      'ü',
      junk(8),
    ])
  // Half of them ask for what is there, so that what else is wrong with them is looked at.
  const target = () => (random() < 0.5 ? one(paths) : oddTarget())
  const oddTarget = () =>
    one([
      () => one(paths),
      () =>
        `${one(paths)}${one(['/', '//', '.html', '.br', '.gz', '/index.html', '?a=b', '#c', '%00', ';x', '/..', '/../..'])}`,
      () => `/${Array.from({ length: below(8) }, part).join(one(['/', '//', '\\', '%2f']))}`,
      () =>
        `${one(['http://', 'https://', '//', '///', '*', '', 'file://', 'http:'])}${junk(6)}${one(paths)}`,
      () => `/${junk(40)}`,
      () => `/${'a'.repeat(below(9000))}`,
      () => `/${'../'.repeat(below(40))}etc/passwd`,
    ])()
  const meaningful = [
    () => `Range: ${range()}`,
    () => `If-Range: ${one(['"x"', 'W/"x"', '', 'Sat, 01 Jan 2000 00:00:00 GMT', junk(20)])}`,
    () => `If-None-Match: ${one(['*', '"x"', 'W/"x", "y"', '"', ',,,', junk(30)])}`,
    () => `If-Match: ${one(['*', '"x"', '', junk(30)])}`,
    () =>
      `If-Modified-Since: ${one(['Sat, 01 Jan 2000 00:00:00 GMT', 'yesterday', '99999999999999999999', junk(20)])}`,
    () => `If-Unmodified-Since: ${one(['Sat, 01 Jan 2000 00:00:00 GMT', 'x', junk(20)])}`,
    () =>
      `Accept-Encoding: ${one(['br', 'gzip', 'br;q=0', 'br;q=2', ';q=', '*;q=0', 'identity;q=0', ',,,;;;===', junk(40)])}`,
  ]
  const breaking = [
    () => `Content-Length: ${number()}`,
    () => `Transfer-Encoding: ${one(['chunked', 'gzip', 'chunked, chunked', junk(9)])}`,
    () => `Expect: ${one(['100-continue', junk(9)])}`,
    () => `Connection: ${one(['close', 'keep-alive', 'upgrade', junk(9)])}`,
    () => `Upgrade: ${one(['websocket', 'h2c', junk(5)])}`,
    () => `Host: ${one(['', 'a', 'a:99999', '[::1]', '//', junk(9)])}`,
    () => `${junk(20)}: ${junk(20)}`,
    () => junk(60),
    () => `X-Long: ${'x'.repeat(below(20_000))}`,
  ]
  // What breaks a request keeps all else in it from being looked at.
  const header = () => one(random() < 0.9 ? meaningful : breaking)()
  while (true) {
    const method = often(
      0.6,
      () => 'GET',
      () => one(['HEAD', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'get', 'DELETE', '', junk(6)]),
    )
    const version = often(
      0.9,
      () => 'HTTP/1.1',
      () => one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', '', junk(9)]),
    )
    const headers = Array.from({ length: below(5) }, header)
    if (random() < 0.9) headers.unshift('Host: localhost')
    const end = often(
      0.9,
      () => '\r\n',
      () => one(['\n', '\r', junk(3)]),
    )
    yield [
      `${method} ${target()} ${version}`,
      ...headers,
      '',
      often(
        0.1,
        () => junk(200),
        () => '',
      ),
    ].join(end)
  }
}

/** A small generator of random numbers, mulberry32 by Tommy Ettinger (public domain). */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** With this behind it, most of what began wrongly comes to an end, and the server hangs up. */
const lastRequest = '\r\n\r\nGET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/** Milliseconds without a word after which a server is taken to wait for the rest of a request that has none. */
const silence = 300

/** Sends what may be no request at all, and gives whatever comes back. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server may hang up in the middle of what is wrong; `once` would take that for a failure.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.setTimeout(silence, () => socket.destroy())
  socket.write(bytes + lastRequest, 'latin1')
  await closed
  return Buffer.concat(parts).toString('latin1')
}

/** What came of a number of hostile requests. */
export interface Outcome {
  /** How many answers had each status. */
  statuses: Record<string, number>
  /** The requests, with their answers, that should not have come out as they did. */
  wrong: string[]
}

/**
 * Sends hostile requests to a server, some at a time.
 * @param secret what stands in a file outside of the site, and must never come back
 */
export async function attack(
  port: number,
  { count, seed, paths, secret }: { count: number; seed: number; paths: readonly string[]; secret: string },
): Promise<Outcome> {
  const requests = hostileRequests(seed, paths)
  const statuses: Record<string, number> = {}
  const wrong: string[] = []
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      const { value: request } = requests.next()
      const reply = await sendRaw(port, request)
      for (const [, status = ''] of reply.matchAll(/^HTTP\/1\.1 (\d+)/gm)) {
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status.startsWith('5'))
          wrong.push(`${JSON.stringify(request.slice(0, 300))} → ${reply.slice(0, 300)}`)
      }
      if (reply === '') statuses['hung up'] = (statuses['hung up'] ?? 0) + 1
      if (reply.includes(secret)) wrong.push(`${JSON.stringify(request.slice(0, 300))} → the secret`)
      const bare =
        reply.startsWith('HTTP/1.1') &&
        !reply.startsWith('HTTP/1.1 100') &&
        !/\r\nX-Content-Type-Options: nosniff\r\n/i.test(reply)
      if (bare)
        wrong.push(`${JSON.stringify(request.slice(0, 300))} → without headers: ${reply.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 32 }, work))
  return { statuses, wrong }
}
