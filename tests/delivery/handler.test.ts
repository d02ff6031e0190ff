import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bodyLimits } from '../../src/delivery/bodyReader.ts'
import { openLimiters } from '../../src/delivery/limiters.ts'
import { limits as agreed, messagePath } from '../../src/message/contract.ts'
import { mostInMessage } from '../../src/message/fields.ts'
import { smtpSender, type Send } from '../../src/delivery/mail.ts'
import { startMailServer, type Behavior } from '../fixtures/mailServer.ts'
import { firmSite as site, handlerWith } from '../fixtures/messages.ts'

const address = 'http://localhost/message'
const now = new Date('2026-01-31T17:00:00Z')

const message = {
  name: 'Zoë Example',
  email: 'zoe@mail.example',
  message: 'A question about a deadline.\r\n\r\nWhen may we call?',
  practiceArea: '',
  to: '',
  role: '',
  website: '',
  elapsed: '4000',
}
type Fields = Readonly<Record<string, string | File | readonly (string | File)[] | undefined>>

const pdf = new File(['%PDF-1.7\n', 'x'.repeat(3000), '\n%%EOF'], 'Résumé Zoë.PDF')
/** A Word file with a main part and others. Word names the part `document.xml`, Word on the web `document2.xml`. */
function word(main: string, more: string[] = [], type = 'wordprocessingml.document', to = main, size = 64e3) {
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const types = `<Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`
  const parts = {
    '[Content_Types].xml': types.padEnd(size),
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relationships}" Target="${to}"/></Relationships>`,
    ...Object.fromEntries([main, ...more].map((name) => [name, '<w/>'])),
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  )
}
const docx = new File([word('word/document.xml')], 'cv.docx')
const ole = Buffer.from('d0cf11e0a1b11ae10000', 'hex')

function post(changes: Fields = {}, headers: Record<string, string> = {}): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...message, ...changes }))
    for (const one of [value ?? []].flat()) body.append(name, one)
  return new Request(address, { method: 'POST', headers: { Origin: site, ...headers }, body })
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** A handler with a mail server that behaves like this. */
async function open(behavior: Behavior = 'accepts') {
  const server = await startMailServer(behavior)
  closers.push(server.close)
  const patience = behavior.startsWith('stalls') ? 400 : 10_000
  return { ...openWith(smtpSender(server.url, patience)), mails: server.mails }
}
function openWith(send: Send, changes: Parameters<typeof handlerWith>[0] = {}, limits = {}) {
  const log: string[] = []
  const own = { send, now: () => now, log: (line: string) => void log.push(line), ...changes }
  const handler = handlerWith(own, { ...bodyLimits, ...limits })
  const ask = async (request: Request) => {
    const response = await handler(request, '198.51.100.7')
    const text = await response.text()
    const body = text.startsWith('{') ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body }
  }
  return { ask, log, handler }
}
const limitersOf = (MAILS_PER_HOUR: number) =>
  openLimiters({ ALLOWED_ORIGIN: site, MAILS_PER_HOUR }, () => {})
const unreachable: Send = async () => ({ refusal: 'unavailable', detail: 'No mail may be sent.' })

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the mail to the firm', () => {
  it('a lawyer gets what a visitor wrote, and a reply goes to the visitor', async () => {
    const { ask, mails, log } = await open()
    const { status, body } = await ask(post({ to: 'denise-kealoha', practiceArea: 'tax-law' }))
    expect([status, body]).toEqual([200, { ok: true }])
    const [{ mail, from, to } = { mail: undefined, from: '', to: [] }] = mails
    expect([from, to, mails.length]).toEqual(['info@firm.example', ['info@firm.example'], 1])
    expect(mail?.subject).toBe('Message from Zoë Example')
    expect(mail?.from).toMatchObject({ name: 'Website', address: 'info@firm.example' })
    expect(mail?.replyTo).toMatchObject([{ name: 'Zoë Example', address: 'zoe@mail.example' }])
    expect(mail?.date).toBe('2026-01-31T17:00:00.000Z')
    expect([mail?.html, mail?.attachments]).toEqual([undefined, []])
    expect(mail?.text?.trim()).toBe(`Name: Zoë Example
Email: zoe@mail.example
For: denise-kealoha
Practice area: tax-law

A question about a deadline.

When may we call?

--
Sent with the form on https://www.firm.example. A reply goes to zoe@mail.example.`)
    expect(log).toEqual([expect.stringMatching(/^2026-01-31T17:00:00\.000Z sent \d+ bytes$/)])
  })

  it.each([
    ['Résumé Zoë.PDF', pdf, 'application/pdf'],
    ['cv.docx', docx, docxType],
    ['web.docx', new File([word('word/document2.xml')], 'web.docx'), docxType],
    ['root.docx', new File([word('word/d2.xml', [], undefined, '/word/d2.xml')], 'root.docx'), docxType],
    ['.._', new File([pdf], '../"cv\u202Efdp\r\nBcc: x.pdf'), 'application/pdf'],
  ])('a lawyer gets an application with the file %s', async (name, file, type) => {
    const { ask, mails } = await open()
    expect(await ask(post({ role: 'senior-paralegal', attachment: file }))).toMatchObject({ status: 200 })
    const { subject, text, attachments = [], headers = [] } = mails[0]?.mail ?? {}
    expect(subject).toBe('Application from Zoë Example: senior-paralegal')
    expect(text).toMatch(/\nRole: senior-paralegal\nAttachment: .+\n\nA question/)
    expect(attachments).toMatchObject([{ filename: expect.stringContaining(name), mimeType: type }])
    expect(attachments[0]?.filename).not.toMatch(/[\\/"\p{Cc}\p{Cf}]/u)
    expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    )
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  })

  it('a lawyer gets the longest message that fits, whose line ends count as one character', async () => {
    const { ask, mails } = await open()
    const text = `${'word\n'.repeat(3_999)}last.`
    expect(await ask(post({ message: text.replaceAll('\n', '\r\n') }))).toMatchObject({ status: 200 })
    expect(mails[0]?.mail.text).toContain(text)
  })
})

describe('a mail server that fails', () => {
  it.each<[Behavior, status: number, error: string, detail: RegExp]>([
    ['rejects', 422, 'rejected', /EMESSAGE 500$/],
    ['refuses to talk', 503, 'unavailable', /EPROTOCOL 554$/],
    ['defers', 503, 'unavailable', /EMESSAGE 451$/],
    ['refuses the size', 413, 'too-large', /EMESSAGE 552$/],
    ['is full', 422, 'rejected', /EMESSAGE 552$/],
    ['refuses the password', 503, 'unavailable', /EAUTH 535$/],
    ['has a bad certificate', 503, 'unavailable', /E\w+$/],
    ['stalls before the data', 503, 'unavailable', /EABORT$/],
    ['stalls after the data', 504, 'timeout', /EABORT$/],
    ['drops before the data', 503, 'unavailable', /E\w+$/],
    ['drops during the data', 503, 'unavailable', /E\w+$/],
    ['drops after the data', 504, 'timeout', /E\w+$/],
  ])('a visitor reads what is known when the mail server %s', async (behavior, status, error, detail) => {
    const { ask, log } = await open(behavior)
    const attachment = new File([pdf, new Uint8Array(4_900_000)], 'cv.pdf')
    const isLong = behavior === 'drops during the data'
    const answer = await ask(post(isLong ? { role: 'clerk', attachment } : {}))
    expect([answer.status, answer.body]).toEqual([status, { ok: false, error }])
    expect(log.join()).toContain(`${error} `)
    expect(log.join()).toMatch(detail)
  })

  it('a mail that was handed over in part was not sent', async () => {
    const server = await startMailServer('accepts')
    closers.push(server.close)
    const half = new Readable({ read() {} })
    half.push('half of a file')
    const mail = { from: 'a@b.example', to: 'a@b.example', attachments: [{ filename: 'cv', content: half }] }
    await expect(smtpSender(server.url, 400)(mail)).resolves.toMatchObject({ refusal: 'unavailable' })
  })

  it('a lawyer sees a repeated message once, and a corrected one as another', async () => {
    const { ask, mails } = await open()
    const file = (text: string) => new File([pdf, text], 'cv.pdf')
    for (const changes of [
      {},
      { elapsed: '90000' },
      { message: 'A question about a date.' },
      { role: 'clerk', attachment: file('1') },
      { role: 'clerk', attachment: file('1') },
      { role: 'clerk', attachment: file('2') },
    ])
      await ask(post(changes))
    const ids = mails.map(({ mail }) => mail.messageId)
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 3, 3, 5])
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@firm\.example>$/)
  })

  it('a visitor learns when no mail server answers', async () => {
    const server = await startMailServer('accepts')
    await server.close()
    const { ask } = openWith(smtpSender(server.url, 10_000))
    expect(await ask(post())).toMatchObject({ status: 503, body: { ok: false, error: 'unavailable' } })
  })
})

const withFile = (...files: File[]): Fields => ({ role: 'clerk', attachment: files })
const fileCases = (error: string, files: readonly File[]) =>
  files.map((file): Refused => [`${file.name} of ${file.size} bytes`, withFile(file), error, 'attachment'])
type Refused = [what: string, changes: Fields, error: string, ...fields: string[]]
it.each<Refused>([
  ['no name and no message', { name: ' ', message: undefined }, 'invalid', 'name', 'message'],
  ['a header in the name', { name: 'Ada\r\nBcc: all@firm.example' }, 'invalid', 'name'],
  ['a line separator in the name', { name: 'Ada\u2028Bcc: all@firm.example' }, 'invalid', 'name'],
  ['a paragraph separator in the name', { name: 'Ada\u2029Bcc: all@firm.example' }, 'invalid', 'name'],
  ['a name that reads backwards', { name: '\u202Emoc.live' }, 'invalid', 'name'],
  ['a name with letters that nobody sees', { name: 'A\u200Bda' }, 'invalid', 'name'],
  ['an encoded header in the name', { name: '=?utf-8?q?=0d=0aBcc=3a_x@evil.example?=' }, 'invalid', 'name'],
  ['more fields than the form has', { other: Array(30).fill('x') }, 'invalid'],
  ['a header in the address', { email: 'a@b.example\nBcc: c@d.example' }, 'invalid', 'email'],
  ['an endless address', { email: '@'.repeat(1_000_000) }, 'invalid', 'email'],
  ['an endless domain', { email: `a@${'.'.repeat(1_000_000)}@` }, 'invalid', 'email'],
  ['two addresses', { email: 'a@b.example, c@d.example' }, 'invalid', 'email'],
  ['the same field twice', { email: ['a@b.example', 'c@d.example'] }, 'invalid', 'email'],
  ['a file as name', { name: pdf }, 'invalid', 'name'],
  ['a recipient who is no file name', { to: 'x@y.example' }, 'invalid', 'to'],
  ['a message that is too long', { message: 'x'.repeat(20_001) }, 'too-large', 'message'],
  ['a file without a role', { attachment: pdf }, 'invalid', 'attachment'],
  ['two files', withFile(pdf, docx), 'invalid', 'attachment'],
  ...fileCases('too-large', [new File([pdf, new Uint8Array(5 * 1024 * 1024)], 'cv.pdf')]),
  ...fileCases('file-type', [
    new File(['MZ'], 'cv.exe'),
    new File(['MZ'], 'cv.pdf'),
    new File([pdf], 'cv.docx'),
    new File([docx], 'cv.pdf'),
    new File([pdf], 'pdf.exe'),
    new File([word('xl/workbook.xml', [], 'spreadsheetml.sheet')], 'cv.docx'),
    new File([word('word/document.xml', ['word/vbaProject.bin'])], 'cv.docx'),
    new File([word('word/document.xml', ['word/vbaproject.BIN'])], 'cv.docx'),
    new File([word('word/document.xml', [], undefined, 'word/other.xml')], 'cv.docx'),
    new File([zipSync({ 'word/document.xml': new Uint8Array(4) })], 'cv.docx'),
    new File([word('word/document.xml', [], undefined, undefined, 64_001)], 'cv.docx'),
    new File([word('word/document.xml').subarray(0, 300)], 'cv.docx'),
    new File([], 'cv.pdf'),
  ]),
  // Word files that are old or have a password.
  ...fileCases('file-unreadable', [new File([ole], 'cv.docx'), new File([ole], 'cv.doc')]),
  ['the hidden field filled in, like a bot', { website: 'https://spam.example' }, 'rejected'],
  ['everything within 3.999 seconds, like a bot', { elapsed: '3999' }, 'too-fast'],
  ['no time, like a bot', { elapsed: undefined }, 'too-fast'],
  ['a time that is no number', { elapsed: 'long' }, 'too-fast'],
])('a sender of %s reads what is wrong, and the firm gets no mail', async (_, changes, error, ...fields) => {
  const { ask, log } = openWith(unreachable)
  const { status, body } = await ask(post(changes))
  const wrong = fields.length > 0 && { fields: Object.fromEntries(fields.map((name) => [name, error])) }
  expect([status, body]).toEqual([error === 'too-large' ? 413 : 422, { ok: false, error, ...wrong }])
  expect(log.join()).not.toMatch(/Zo|mail\.example|question|cv|spam/)
})

it('a sender of two kinds of mistakes reads both', async () => {
  const { status, body } = await openWith(unreachable).ask(
    post({ name: '', ...withFile(new File(['MZ'], 'a.pdf')) }),
  )
  const fields = { name: 'invalid', attachment: 'file-type' }
  expect([status, body]).toEqual([422, { ok: false, error: 'invalid', fields }])
})

const spoiled = 'One\0\u0001\u001B[31m\u0085 two\tthree\r\nfour'
const cleaned = expect.stringContaining('\n\nOne[31m two\tthree\nfour\n')
const joined = 'می\u200Cخواهم' // A joiner is a part of the word.
it.each<[what: string, changes: Fields, mail: object]>([
  ['pastes a name from a sheet', { name: ' Ada\t\u00A0  Example ' }, { replyTo: [{ name: 'Ada Example' }] }],
  ['has a name in another script', { name: joined }, { replyTo: [{ name: joined }] }],
  ['types control characters', { message: spoiled }, { text: cleaned }],
  ['leaves the file empty', { role: 'clerk', attachment: new File([], '') }, { attachments: [] }],
])('a lawyer gets the message of a visitor who %s', async (_, changes, mail) => {
  const { ask, mails } = await open()
  expect(await ask(post(changes))).toMatchObject({ status: 200 })
  expect(mails[0]?.mail).toMatchObject(mail)
})

it('a sender can’t fill the memory with a body of any size or type', async () => {
  const { ask, handler } = openWith(unreachable)
  let sent = 0
  const endless = new ReadableStream({
    pull: (stream) => {
      sent += 1
      stream.enqueue(new Uint8Array(1_000_000))
    },
  })
  const init = { method: 'POST', headers: { Origin: site }, body: endless, duplex: 'half' }
  expect((await handler(new Request(address, init), '')).status).toBe(413)
  expect(sent).toBeLessThan(9)
  for (const [size, known, unknown] of [
    [mostInMessage, 503, 422],
    [mostInMessage + 1, 413, 413],
  ]) {
    const body = new Uint8Array(size ?? 0)
    expect(await ask(post({}, { 'Content-Length': `${size}` }))).toMatchObject({ status: known })
    expect(await ask(new Request(address, { ...init, body }))).toMatchObject({ status: unknown })
  }
  const body = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n'.repeat(30) + '--b--\r\n'
  const form = 'multipart/form-data; '
  // The last three hide the boundary that separates the 30 fields.
  const types = ['text/plain', `${form}boundary=b`, `${form}xboundary=a; boundary=b`]
  for (const type of [...types, `${form}a="boundary=a"; boundary=b`, `${form}boundary="\\b"`]) {
    const request = new Request(address, { ...init, headers: { Origin: site, 'Content-Type': type }, body })
    expect(await ask(request), type).toMatchObject({ status: 422, body: { error: 'invalid' } })
  }
})

it('a visitor can send while twenty others send very slowly', async () => {
  const { ask } = openWith(() => Promise.resolve())
  const stopping = new AbortController()
  const slow = Array.from({ length: 20 }, () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(7)) })
    const headers = { Origin: site, 'Content-Length': '5000000' }
    const init = { method: 'POST', headers, body, signal: stopping.signal, duplex: 'half' }
    return ask(new Request(address, init))
  })
  expect(await ask(post())).toMatchObject({ status: 200 })
  stopping.abort()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(20).fill(503))
})

it('visitors with files share the memory, the next one waits, and those without a file never wait for them', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const limits = { memory: 70_000, memoryForSmall: 20_000, small: 3_000 }
  const file = new File([pdf, new Uint8Array(20_000)], 'cv.pdf')
  const small = () => post({}, { 'Content-Length': '3000' })
  const large = () => post(withFile(file), { 'Content-Length': '24500' })
  const impatient = openWith(() => released, {}, { ...limits, wait: 50 })
  const patient = openWith(() => released, {}, { ...limits, wait: 20_000 })
  const sent = [impatient, patient].flatMap(({ ask }) => [ask(large()), ask(large())])
  const refused = await impatient.ask(large())
  expect(refused).toMatchObject({ status: 503, body: { ok: false, error: 'busy' } })
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(impatient.log).toEqual(['2026-01-31T17:00:00.000Z busy 0 bytes memory'])
  sent.push(patient.ask(large()), ...Array.from({ length: 6 }, () => impatient.ask(small())))
  release()
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(11).fill(200))
})

it('a visitor whose browser doesn’t say how much it sends waits as well', async () => {
  const { ask } = openWith(() => Promise.resolve(), {}, { memory: 700, memoryForSmall: 0, wait: 50 })
  expect(await ask(post())).toMatchObject({ status: 503, body: { error: 'busy' } })
})

it.each([
  ['under 20 kB a second', 7, { slow: 50 }],
  ['over 5 minutes', 2_000_000, { longest: 50 }],
])('an upload that takes %s ends', async (_, size, limits) => {
  const { ask, log } = openWith(unreachable, {}, limits)
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(size)) })
  const init = { method: 'POST', headers: { Origin: site }, body, duplex: 'half' }
  expect(await ask(new Request(address, init))).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(log).toEqual(['2026-01-31T17:00:00.000Z unavailable 0 bytes slow'])
})

it('the firm gets so many mails in an hour, and the next visitor reads that there are too many', async () => {
  const { ask, log } = openWith(() => Promise.resolve(), await limitersOf(2))
  const statuses = []
  // A mistake sends no mail.
  for (const changes of [{}, { name: '' }, {}, { name: '' }]) statuses.push((await ask(post(changes))).status)
  expect(statuses).toEqual([200, 422, 200, 422])
  const { status, body, headers } = await ask(post())
  expect([status, body]).toEqual([503, { ok: false, error: 'busy' }])
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(log.at(-1)).toMatch(/ busy \d+ bytes mails an hour$/)
})

it.each([
  ['2001:db8:1:2::', (count: number) => `2001:db8:1:2::${count}`, '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
  ['2001:db8::', (count: number) => `2001:db8::${count}:1`, '2001:db8:0:0:5::', '2001:db8:0:1::1'],
  ['203.0.113.7', (count: number) => `203.0.113.7:${5000 + count}`, '::ffff:203.0.113.7', '203.0.113.8:5000'],
  ['2001:db8:5::', (count: number) => `[2001:db8:5::1]:${5000 + count}`, '2001:DB8:5::2', '2001:db8:6::1'],
])('the network of %s can send ten messages, and others can still send', async (_, nth, eleventh, other) => {
  const { handler } = openWith(() => Promise.resolve(), await limitersOf(300))
  const statusFor = async (from: string) => (await handler(post(), from)).status
  for (let count = 0; count < 10; count += 1) expect(await statusFor(nth(count))).toBe(200)
  const refused = await handler(post(), eleventh)
  expect([refused.status, await refused.json()]).toEqual([429, { ok: false, error: 'too-many' }])
  expect([await statusFor(other), await statusFor('::1')]).toEqual([200, 200])
})

describe('other requests', () => {
  const request = (method: string, url = address, origin = site) =>
    new Request(url, { method, headers: { Origin: origin } })

  it('only the site’s pages can send', async () => {
    const { ask, log } = openWith(unreachable)
    const refused = { status: 422, body: { error: 'rejected' } }
    for (const origin of ['https://firm.example', 'null', `${site}.evil.example`, 'http://www.firm.example'])
      expect(await ask(post({}, { Origin: origin })), origin).toMatchObject(refused)
    expect(log[0]).toBe('2026-01-31T17:00:00.000Z rejected 0 bytes other site')
    const { status, headers } = await ask(request('OPTIONS', address, 'https://evil.example'))
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(site)
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  })

  it('anyone who opens the address reads what it is', async () => {
    const { ask } = openWith(unreachable)
    const { status, body, headers } = await ask(request('GET'))
    expect([status, body]).toEqual([200, `This address accepts messages from the form on ${site}.\n`])
    expect(headers.get('Content-Type')).toBe('text/plain;charset=UTF-8')
    for (const [method, url, expected] of [
      ['DELETE', address, 405],
      ['PUT', address, 405],
      ['POST', 'http://localhost/', 404],
      ['GET', `${address}/`, 200],
      ['POST', 'http://localhost/Message', 404],
    ] as const)
      expect((await ask(request(method, url))).status, `${method} ${url}`).toBe(expected)
  })
})

it('a visitor of a site on Netlify sends a message at the same address', async () => {
  const { url, mails, close } = await startMailServer('accepts')
  closers.push(close)
  const env = { SMTP_URL: url, DELIVER_TO: 'info@firm.example', ALLOWED_ORIGIN: site }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { default: handler, config } = await import('../../src/delivery/netlify/message.ts')
  const response = await handler(post(), { ip: '198.51.100.7' })
  expect([response.status, mails.length, log.mock.calls.length]).toEqual([200, 1, 1])
  expect(config.path).toEqual([messagePath, `${messagePath}/`])
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a visitor’s browser waits longer than the endpoint for memory, a slow sender, the store and the mail server', () => {
  const store = 2 * 1_000
  const all = bodyLimits.wait + bodyLimits.slow + store + agreed.mailServer
  expect(all).toBeLessThan(agreed.answer)
})
