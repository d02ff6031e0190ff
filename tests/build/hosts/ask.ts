import { request, type IncomingHttpHeaders } from 'node:http'

/** A request as a table writes it. */
export interface Question {
  method?: string
  /** Sent as it stands, with all that browsers would mend. */
  path: string
  headers?: Record<string, string>
}

/** What came back. */
export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server on this machine, over a connection of its own: one that is kept may be closed meanwhile. */
export const ask = (port: number, question: Question): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', path, headers = {} } = question
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', (error) => reject(new Error(`${describeRequest(question)}: ${error.message}`)))
    asked.end()
  })

/** A request in one line, as tables of results name it. */
export const describeRequest = ({ method = 'GET', path, headers = {} }: Question): string =>
  [method, path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(' · ')
