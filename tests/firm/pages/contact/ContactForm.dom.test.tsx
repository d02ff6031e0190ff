// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '../../../../src/firm/components/Toasts.tsx'
import { ContactForm } from '../../../../src/firm/pages/contact/ContactForm.tsx'
// Loaded before the first letter is typed, so that no test waits for it.
import '../../../../src/firm/pages/contact/sendForm.tsx'
import { sendMessage } from '../../../../src/firm/pages/contact/sendMessage.ts'
import { textFields } from '../../../../src/message/fields.ts'
import { shellFacts } from '../../../../src/firm/shell/shellFacts.ts'
import { build, minimalTree } from '../../../fixtures/minimalSite.ts'
import { isPageOf, payloadOf } from '../../../fixtures/payloadOf.ts'

/** Each sentence about a problem is its name. */
const contactFile = minimalTree['pages/contact.mdx']?.replace(/([\w-]+): Sorry\./g, '$1: $1!')
const { site } = build({ 'pages/contact.mdx': contactFile })
const contact = site?.routes.map((route) => payloadOf(site, route)).find(isPageOf('contact'))
if (!site || !contact) throw new Error('The minimal site has no contact page.')
const { firm, labels: siteLabels } = shellFacts(site)
const payload = {
  ...contact,
  facts: {
    ...contact.facts,
    recipients: [
      { kind: 'to' as const, slug: 'ahab', name: 'Ahab', note: 'Whaling', area: 'beta-law' },
      { kind: 'role' as const, slug: 'cook', name: 'Cook' },
    ],
  },
}

const formWith = (delivery: 'simulated' | 'endpoint') => (
  <ToastProvider clearOn="/contact" dismiss="Dismiss">
    <ContactForm
      payload={payload}
      labels={siteLabels}
      firm={{ ...firm, delivery, deliveryAddress: 'https://messages.example/' }}
    />
  </ToastProvider>
)
const form = formWith('simulated')

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label)
const labels = ['Full Name', 'Email Address', 'Area of Inquiry', 'Message']
// Applicants have no area.
const fields = () => labels.filter((label) => screen.queryByLabelText(label)).map(field)
const values = () => fields().map(({ value }) => value)
const empty = ['', '', '', '']
const typed = ['Ishmael', 'ishmael@pequod.example', 'alpha-law', 'A question of salvage.']

const user = userEvent.setup({ applyAccept: false, advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const arriveWith = (query: string) => window.history.replaceState(null, '', `/contact${query}`)

async function fillIn() {
  await user.type(field('Full Name'), 'Ishmael')
  await user.type(field('Email Address'), 'ishmael@pequod.example')
  const area = screen.queryByLabelText('Area of Inquiry')
  if (area) await user.selectOptions(area, 'alpha-law')
  await user.type(field('Message'), 'A question of salvage.')
}

/** Fills in and sends a form that takes `ms` until then. */
async function send(delivery: 'simulated' | 'endpoint' = 'simulated', ms = 1500) {
  render(formWith(delivery))
  await fillIn()
  await user.click(button())
  await wait(ms)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  arriveWith('')
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a form that demonstrates', () => {
  it('a visitor reads "Sending..." for 1,500 ms, then that nothing was sent, and can write again at once', async () => {
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim())
    await send('simulated', 0)
    expect(announced()).toEqual(['Sending...', ''])
    await wait(1400)
    expect([button().textContent, button().disabled, values()]).toEqual(['Sending...', true, typed])
    await wait(100)
    expect(announced()).toEqual(['', expect.stringContaining('Message Sent!Thank you.')])
    const letter = screen.getByText('Not sent.').parentElement?.textContent
    for (const said of ['Demo', 'Tiny LLP', 'Full NameIshmael', 'Alpha matters', ...typed.slice(3)])
      expect(letter).toContain(said)
    expect([button().textContent, button().disabled, values()]).toEqual(['Send', false, empty])
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect([screen.queryByText('Not sent.'), document.activeElement]).toEqual([null, field('Full Name')])
  })

  it('a visitor sends a message once, even if they press Enter again', async () => {
    await send('simulated', 1000)
    fireEvent.submit(field('Full Name'))
    await wait(500)
    // user-event doesn't notice that a form was reset.
    fireEvent.change(field('Full Name'), { target: { value: 'Queequeg' } })
    await wait(1500)
    expect(field('Full Name').value).toBe('Queequeg')
  })
})

it('a visitor reads of each field that must be filled in why it can’t be empty', () => {
  const required = Object.entries(textFields).flatMap(([name, { isRequired }]) => (isRequired ? name : []))
  expect(Object.keys(payload.facts.page.form.problems)).toEqual(expect.arrayContaining(required))
})

describe('a form that sends messages to a server', () => {
  /** What happens to a message: it is uploaded or not, then it fails, or the answer comes or doesn't. */
  interface Line {
    answer?: unknown
    status?: number
    isUploaded?: boolean
    event?: 'answer' | 'failure' | 'nothing'
  }
  /** An endpoint. @returns what it got */
  const server = (answer: unknown, { status = 200, isUploaded = true, event = 'answer' }: Line = {}) => {
    const messages: FormData[] = []
    class Request extends EventTarget {
      upload = new EventTarget()
      timeout = 0
      response = event === 'answer' ? answer : null
      status = event === 'answer' ? status : 0
      open() {}
      send(message: FormData) {
        messages.push(message)
        if (isUploaded) this.upload.dispatchEvent(new Event('load'))
        const end = () => this.dispatchEvent(new Event('loadend'))
        if (event === 'nothing') setTimeout(end, this.timeout)
        else queueMicrotask(end)
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    return messages
  }
  const status = () => screen.getAllByRole('status')[0]?.textContent.trim()
  const described = (label: string) => {
    const id = field(label).getAttribute('aria-describedby')
    return id === null ? '' : document.getElementById(id)?.textContent
  }

  it('a visitor reads all mistakes at once, each next to its field, until they type there', async () => {
    render(formWith('endpoint'))
    expect(labels.map((label) => [field(label).type, field(label).required])).toEqual([
      ['text', true],
      ['email', true],
      ['select-one', false],
      ['textarea', true],
    ])
    await user.type(field('Email Address'), 'ishmael@')
    await user.click(button())
    expect(labels.map(described)).toEqual(['name!', 'emailForm!', '', 'message!'])
    const invalid = labels.map((label) => field(label).getAttribute('aria-invalid'))
    expect(invalid).toEqual(['true', 'true', null, 'true'])
    expect(document.activeElement).toBe(field('Full Name'))
    await user.type(field('Full Name'), 'I')
    expect(labels.map(described)).toEqual(['', 'emailForm!', '', 'message!'])
    expect(field('Full Name').form?.noValidate).toBe(true)
  })

  it.each([
    [{ name: 'too-large' }, 'Full Name', 'tooLong!'],
    [{ email: 'invalid' }, 'Email Address', 'emailForm!'],
    [{ practiceArea: 'invalid' }, 'Area of Inquiry', 'invalid!'],
    [{ attachment: 'file-type' }, 'File', 'file-type!'],
  ])('a visitor reads what the server says of a field (%j)', async (fields, label, sentence) => {
    arriveWith(label === 'File' ? '?role=cook' : '')
    server({ ok: false, error: 'invalid', fields })
    await send('endpoint', 4000)
    expect([described(label), document.activeElement, status()]).toEqual([sentence, field(label), 'notYet!'])
    expect(values()).toEqual(label === 'File' ? typed.toSpliced(2, 1) : typed)
  })

  it.each([
    ['cv.pdf', 5 * 1024 * 1024 + 1, 'fileSize!'],
    ['cv.pdf', 5 * 1024 * 1024, ''],
    ['cv.pages', 1, 'file-type!'],
    ['cv.docx', 0, 'damaged!'],
    ['CV.DOC', 1, 'file-unreadable!'],
  ])('an applicant who chose %s of %i bytes reads %j', async (name, size, sentence) => {
    arriveWith('?role=cook')
    const messages = server({ ok: true })
    render(formWith('endpoint'))
    await fillIn()
    await user.upload(field('File'), new File([new Uint8Array(size)], name))
    await user.click(button())
    await wait(4000)
    if (sentence) expect(described('File')).toBe(sentence)
    expect(messages).toHaveLength(sentence ? 0 : 1)
  })

  const refusal = (error: string, fields?: unknown) => ({ answer: { ok: false, error, fields } })
  it.each<[what: string, Line, sentence: string, advice?: string]>([
    ['that there is no mail server', refusal('unavailable'), 'unavailable!'],
    ['that it was refused', refusal('rejected'), 'rejected!'],
    ['that there were too many', refusal('too-many'), 'too-many!'],
    ['that there are too many others', refusal('busy'), 'busy!'],
    ['that it was too large', refusal('too-large', 'all'), 'too-large!'],
    ['what is wrong with a field that they can’t see', refusal('invalid', { to: 'invalid' }), 'invalid!'],
    ['a reason that doesn’t exist', refusal('no-such-reason'), 'unavailable!'],
    ['a list', { answer: [] }, 'unavailable!'],
    // Pages of other servers aren't JSON.
    ['a page with status 200', { answer: null }, 'unavailable!'],
    ['a page with status 413', { answer: null, status: 413 }, 'too-large!'],
    ['a page with status 429', { answer: null, status: 429 }, 'too-many!'],
    ['a page with status 400', { answer: null, status: 400 }, 'rejected!'],
    ['a page with status 399', { answer: null, status: 399 }, 'unavailable!'],
    ['a page with status 404', { answer: null, status: 404 }, 'unavailable!'],
    ['a page with status 405', { answer: null, status: 405 }, 'unavailable!'],
    ['a page with status 408', { answer: null, status: 408 }, 'unavailable!'],
    ['a page with status 503', { answer: null, status: 503 }, 'unavailable!'],
    ['a page with status 500', { answer: null, status: 500 }, 'timeout!', 'unsure!'],
    ['a page with status 504', { answer: null, status: 504 }, 'timeout!', 'unsure!'],
    ['that nobody knows', { ...refusal('timeout'), status: 504 }, 'timeout!', 'unsure!'],
    ['nothing, before all was sent', { isUploaded: false, event: 'failure' }, 'unavailable!'],
    ['nothing, after all was sent', { event: 'failure' }, 'timeout!', 'unsure!'],
  ])('a visitor whose browser gets %s reads what is known', async (_, line, sentence, advice = 'kept!') => {
    server(line.answer, line)
    await send('endpoint', 4000)
    expect([status(), values()]).toEqual([`${sentence} ${advice}+1 212 555 0142 info@tiny.example`, typed])
    expect(button().textContent).toBe('Send')
  })

  it.each([
    [true, 'Message Sent!'],
    [false, 'offline!'],
  ])(
    'a visitor whose browser claims to be offline sends all the same (it works: %s)',
    async (works, text) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const messages = server({ ok: true }, works ? {} : { isUploaded: false, event: 'failure' })
      await send('endpoint', 4000)
      expect([messages.length, document.body.textContent]).toEqual([1, expect.stringContaining(text)])
    },
  )

  it('a visitor whose browser filled in the hidden field is refused once, then passes', async () => {
    const messages = server(refusal('rejected').answer)
    render(formWith('endpoint'))
    await fillIn()
    const trap = document.querySelector<HTMLInputElement>('[name="website"]')
    if (trap) trap.value = 'https://firm.example'
    for (let count = 0; count < 2; count += 1) {
      await user.click(button())
      await wait(4000)
    }
    expect(messages.map((message) => message.get('website'))).toEqual(['https://firm.example', ''])
  })

  it('a visitor is asked before the window closes while the message is on its way, and only then', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const before = isAsked()
    server(undefined, { event: 'nothing' })
    await send('endpoint', 0)
    const during = isAsked()
    expect(sessionStorage.getItem('message')).not.toBeNull()
    await wait(4000)
    expect([before, during, isAsked(), sessionStorage.getItem('message')]).toEqual([false, true, true, null])
    await wait(36_000)
    expect([isAsked(), status()]).toEqual([false, 'timeout! unsure!+1 212 555 0142 info@tiny.example'])
    expect(sessionStorage.getItem('message')).toContain('Ishmael')
  })

  it.each([
    [0, true, 'timeout', 35_000],
    [0, false, 'unavailable', 35_000],
    [5 * 1024 * 1024, true, 'timeout', 297_144],
  ])(
    'a visitor with a file of %i bytes (sent: %s) reads %j after %i ms',
    async (size, isUploaded, failure, ms) => {
      vi.useFakeTimers()
      server(undefined, { isUploaded, event: 'nothing' })
      const message = new FormData()
      message.set('attachment', new File([new Uint8Array(size)], 'cv.pdf'))
      const onAnswer = vi.fn<(answer: unknown) => void>()
      const onSlow = vi.fn<() => void>()
      const options = { startedAt: -4000, onSlow, onUploaded: () => {} }
      void sendMessage('https://messages.example/', message, options).then(onAnswer)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect([onSlow.mock.calls.length, onAnswer.mock.calls]).toEqual([1, []])
      await vi.advanceTimersByTimeAsync(2)
      expect(onAnswer.mock.calls).toEqual([[{ failure }]])
    },
  )

  it('a quick visitor’s message waits for the time in which only robots write', async () => {
    const messages = server({ ok: true })
    render(formWith('endpoint'))
    // Not the time of reading counts.
    await wait(60_000)
    for (const [index, label] of labels.entries())
      fireEvent.input(field(label), { target: { value: typed[index] } })
    fireEvent.submit(field('Full Name'))
    await wait(3000)
    expect([messages, status()]).toEqual([[], 'Sending...'])
    await wait(1000)
    expect([...(messages[0] ?? [])]).toEqual([
      ['website', ''],
      ['name', 'Ishmael'],
      ['email', 'ishmael@pequod.example'],
      ['practiceArea', 'alpha-law'],
      ['message', 'A question of salvage.'],
      ['elapsed', expect.stringMatching(/^4\d{3}$/)],
    ])
    expect(document.activeElement?.textContent).toBe('Message Sent!')
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })

  it.each([
    ['to=ahab', 'Write to Ahab'],
    ['role=cook', 'Role Cook'],
    ['role=mate', ''],
    ['to=partners', ''],
    ['to=nobody', ''],
    ['to=../careers/cook', ''],
  ])('a visitor who follows a link with %j writes to %j', async (query, name) => {
    arriveWith(`?${query}`)
    const messages = server({ ok: true })
    await send('endpoint', 0)
    const isOffered = screen.queryByRole('link', { name: 'To the firm' }) !== null
    const heading = screen.queryByRole('heading', { level: 3 })?.textContent ?? ''
    expect([heading, isOffered]).toEqual([name, name !== ''])
    await wait(4000)
    const [kind = '', slug = ''] = query.split('=')
    expect(messages[0]?.get(kind)).toBe(name === '' ? null : slug)
    expect(screen.getByText(/Soon\./).parentElement?.textContent).toContain(
      name.split(' ').at(-1) || 'Tiny LLP',
    )
  })
})

describe('a draft', () => {
  it.each([
    ['?area=general', 'without', 'general'],
    ['?area=whaling', 'without', ''],
    ['?to=ahab', 'without', 'beta-law'],
    ['?to=ahab', 'with', 'alpha-law'],
    ['?to=ahab&area=general', 'without', 'general'],
    ['', 'without', ''],
    ['?area=general', 'with', 'general'],
    ['', 'with', 'alpha-law'],
  ])('a visitor who follows a link with %j, %s a draft, finds the area %j', async (query, has, area) => {
    render(form)
    if (has === 'with') await fillIn()
    cleanup()
    arriveWith(query)
    render(form)
    expect(values()).toEqual((has === 'with' ? typed : empty).with(2, area))
  })

  it('a visitor who types before React runs keeps that and the draft', async () => {
    render(form)
    await user.type(field('Message'), 'Call me.')
    cleanup()
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(form)
    field('Message').value = 'Please.'
    const app = await act(async () => hydrateRoot(root, form))
    expect(field('Message').value).toBe('Call me.\nPlease.')
    act(() => app.unmount())
  })
})
