// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../src/firm/pages/contact/ContactForm.tsx'
// Loaded before the first letter is typed, so that no test waits for it.
import '../../../../src/firm/pages/contact/sendForm.ts'
import { sendMessage } from '../../../../src/firm/pages/contact/sendMessage.ts'
import type { ContactFormText } from '../../../../src/firm/pages/contact/page.ts'
import { ToastProvider } from '../../../../src/firm/components/Toasts.tsx'

const problems = {
  name: 'No name.',
  email: 'No address.',
  emailForm: 'Not an address.',
  message: 'No message.',
  tooLong: 'Too long.',
  fileSize: 'Too large.',
  offline: 'Offline.',
  slow: 'Slow.',
  invalid: 'Not complete.',
  'too-large': 'Too large to send.',
  'file-type': 'Not a PDF.',
  'file-unreadable': 'Locked.',
  'too-fast': 'Too fast.',
  'too-many': 'Too many.',
  rejected: 'Refused.',
  unavailable: 'Closed.',
  timeout: 'No answer.',
  kept: 'Kept. Write to',
  unsure: 'Wait. Write to',
}
const receipt = {
  from: 'From',
  date: 'Date',
  answer: 'Soon.',
  demoTitle: 'A Demonstration',
  demoText: 'Nothing was sent.',
  mailTitle: 'One Step',
  mailText: 'Or write to',
  mailSubject: 'From the website',
  another: 'Another',
}
const recipient = { to: 'To', role: 'Applying for', remove: 'To the firm' }
const attachment = { label: 'Résumé', hint: 'One PDF.', byMail: 'Attach it.' }
const text: ContactFormText = {
  title: 'Send Us a Message',
  name: 'Full Name',
  email: 'Email Address',
  area: 'Area of Inquiry',
  noArea: 'Select an area...',
  generalArea: 'General Inquiry',
  message: 'Message',
  notice: 'Use of this form does not establish an attorney-client relationship.',
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent!',
  sentText: 'Thank you for contacting us. We will respond shortly.',
  withoutScripts: 'This form cannot send now.',
  problems,
  receipt,
  recipient,
  attachment,
}
const options = ['tax-law', 'general'].map((value) => ({ value, label: value }))
const firm = {
  legalName: 'Firm LLP',
  email: 'info@firm.example',
  phone: '+1 212 555 0142',
} as const

const facts = {
  options,
  recipients: [
    { kind: 'to' as const, slug: 'ahab', name: 'Ahab, Whaling', email: 'ahab@firm.example' },
    { kind: 'role' as const, slug: 'cook', name: 'Cook', email: undefined },
  ],
}

const formWith = (delivery: 'simulated' | 'endpoint') => (
  <ToastProvider clearOn="/contact" dismiss="Dismiss">
    <ContactForm
      path="/contact"
      text={text}
      facts={facts}
      labels={{ contact: { closingDays: 'Closed', optional: 'optional' } }}
      firm={{ ...firm, delivery, deliveryAddress: 'https://messages.example/' }}
    />
  </ToastProvider>
)
const form = formWith('simulated')

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label)
const labels = ['Full Name', 'Email Address', 'Area of Inquiry', 'Message']
const values = () => labels.map((label) => field(label).value)
const typed = ['Ishmael', 'ishmael@pequod.example', 'tax-law', 'A question of salvage.']

const user = userEvent.setup({ applyAccept: false, advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function fillIn() {
  await user.type(field('Full Name'), 'Ishmael')
  await user.type(field('Email Address'), 'ishmael@pequod.example')
  await user.selectOptions(field('Area of Inquiry'), 'tax-law')
  await user.type(field('Message'), 'A question of salvage.')
}

/** The form as prerendered HTML. */
function prerendered() {
  const root = document.createElement('div')
  root.innerHTML = renderToString(form)
  document.body.replaceChildren(root)
  return root
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window.history.replaceState(null, '', '/contact')
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('sending a message', () => {
  it('a visitor has to give a name, an email address and a message, but no area', () => {
    render(form)
    expect(labels.map((label) => field(label).required)).toEqual([true, true, false, true])
    expect(labels.map((label) => field(label).type)).toEqual(['text', 'email', 'select-one', 'textarea'])
  })

  it('a visitor reads "Sending..." for 1,500 ms, then the notice, and finds the fields empty', async () => {
    render(form)
    await fillIn()
    await user.click(button())
    await wait(1400)
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true])
    expect(screen.queryByText('Message Sent!')).toBeNull()
    expect(values()).toEqual(typed)
    await wait(100)
    expect([button().textContent, button().disabled]).toEqual(['Send Message', false])
    expect(screen.getByText('Message Sent!')).toBeTruthy()
    expect(screen.getByText('Thank you for contacting us. We will respond shortly.')).toBeTruthy()
    expect(values()).toEqual(['', '', '', ''])
  })

  it('a visitor with a screen reader hears that the message is being sent, and that it was sent', async () => {
    render(form)
    await fillIn()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toEqual(['', ''])
    await user.click(button())
    expect(announced()).toContain('Sending...')
    await wait(1500)
    expect(announced().join()).toContain('Message Sent!')
  })

  it('a visitor sends a message once, even if they press Enter again', async () => {
    render(form)
    await fillIn()
    await user.click(button())
    await wait(1000)
    fireEvent.submit(field('Full Name'))
    await wait(500)
    // user-event doesn't notice that a form was reset.
    fireEvent.change(field('Full Name'), { target: { value: 'Queequeg' } })
    await wait(1500)
    expect(field('Full Name').value).toBe('Queequeg')
  })
})

describe('before React runs, or without scripts', () => {
  it('a visitor without scripts can’t send, and the message never gets into the address', () => {
    prerendered()
    expect(button().disabled).toBe(true)
    expect(button().form?.getAttribute('method')).toBe('dialog')
    expect(button().form?.hasAttribute('action')).toBe(false)
  })

  it('a visitor without scripts reads where to write and call, and always finds the email address', async () => {
    const notice = prerendered().querySelector('noscript')?.textContent ?? ''
    for (const text of ['This form cannot send now', 'mailto:info@', 'tel:+1']) expect(notice).toContain(text)
    document.body.replaceChildren()
    render(form)
    const [mail] = screen.getAllByRole('link', { name: /^info@/ }).slice(-1)
    const order = mail?.compareDocumentPosition(button()) ?? 0
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('a visitor keeps what they typed before React ran', async () => {
    const consoleError = vi.spyOn(console, 'error')
    const root = prerendered()
    for (const [index, label] of labels.entries()) field(label).value = typed[index] ?? ''
    const app = await act(async () => hydrateRoot(root, form))
    expect(values()).toEqual(typed)
    expect(button().disabled).toBe(false)
    expect(consoleError).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})

describe('a link to the form', () => {
  it.each([
    ['?area=tax-law', 'tax-law'],
    ['?area=whaling', ''],
    ['', ''],
  ])('a visitor who follows a link with %j finds the area %j chosen', (query, chosen) => {
    window.history.replaceState(null, '', `/contact${query}`)
    render(form)
    expect(field('Area of Inquiry').value).toBe(chosen)
  })

  it('a visitor keeps the area that they chose, even if the link names another', async () => {
    window.history.replaceState(null, '', '/contact?area=tax-law')
    const root = prerendered()
    field('Area of Inquiry').value = 'general'
    const app = await act(async () => hydrateRoot(root, form))
    expect(field('Area of Inquiry').value).toBe('general')
    act(() => app.unmount())
  })
})

describe('a form with all its text, which sends messages to a server', () => {
  /** What happens to a message: it is uploaded or not, then the browser fires the event. */
  interface Line {
    answer?: unknown
    status?: number
    isUploaded?: boolean
    event?: 'load' | 'error' | 'timeout' | 'none'
  }
  /** An endpoint, which never answers without an event. @returns what it got */
  const server = (answer: unknown, { status = 200, isUploaded = true, event = 'load' }: Line = {}) => {
    const messages: FormData[] = []
    class Request extends EventTarget {
      upload = new EventTarget()
      timeout = 0
      responseText = typeof answer === 'string' ? answer : JSON.stringify(answer)
      status = status
      open() {}
      send(message: FormData) {
        messages.push(message)
        if (isUploaded) this.upload.dispatchEvent(new Event('load'))
        if (event !== 'none') queueMicrotask(() => this.dispatchEvent(new Event(event)))
        else setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout)
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    return messages
  }
  const press = async () => {
    await user.click(button())
    await wait(4000)
  }
  const status = () => screen.getAllByRole('status')[0]?.textContent
  const described = (label: string) => {
    const id = field(label).getAttribute('aria-describedby')
    return id === null ? '' : document.getElementById(id)?.textContent
  }

  it('a visitor reads all mistakes at once, each next to its field, until they type there', async () => {
    render(formWith('endpoint'))
    await user.type(field('Email Address'), 'ishmael@')
    await user.click(button())
    expect(labels.map(described)).toEqual(['No name.', 'Not an address.', '', 'No message.'])
    expect(labels.map((label) => field(label).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      null,
      'true',
    ])
    expect(document.activeElement).toBe(field('Full Name'))
    await user.type(field('Full Name'), 'I')
    expect(labels.map(described)).toEqual(['', 'Not an address.', '', 'No message.'])
    expect(field('Full Name').form?.noValidate).toBe(true)
  })

  it.each([
    [{ name: 'too-large' }, 'Full Name', 'Too long.'],
    [{ email: 'invalid' }, 'Email Address', 'Not an address.'],
    [{ attachment: 'file-type' }, 'Résumé', 'Not a PDF.'],
  ])('a visitor reads what the server says of a field (%j)', async (fields, label, sentence) => {
    window.history.replaceState(null, '', '/contact?role=cook')
    server({ ok: false, error: 'invalid', fields })
    render(formWith('endpoint'))
    await fillIn()
    await press()
    expect([described(label), document.activeElement, values()]).toEqual([sentence, field(label), typed])
  })

  it.each([
    [{ ok: false, error: 'unavailable' }, 'Closed.'],
    [{ ok: false, error: 'rejected' }, 'Refused.'],
    [{ ok: false, error: 'too-many' }, 'Too many.'],
    [{ ok: false, error: 'too-large', fields: 'all' }, 'Too large to send.'],
    [{ ok: false, error: 'invalid', fields: { to: 'invalid' } }, 'Not complete.'],
    [{ ok: false, error: 'no-such-reason' }, 'Closed.'],
    [null, 'Closed.'],
    [[], 'Closed.'],
  ])(
    'a visitor reads why a message wasn’t sent, and where to write instead (%j)',
    async (answer, sentence) => {
      server(answer)
      render(formWith('endpoint'))
      await fillIn()
      await press()
      expect([status(), values()]).toEqual([`${sentence} Kept. Write to info@firm.example`, typed])
    },
  )

  it.each([
    ['cv.pdf', 5 * 1024 * 1024 + 1, 'Too large.'],
    ['cv.pdf', 5 * 1024 * 1024, ''],
    ['cv.pages', 1, 'Not a PDF.'],
    ['cv.docx', 0, 'Not a PDF.'],
    ['CV.DOC', 1, 'Locked.'],
  ])('an applicant who chose %s of %i bytes reads %j', async (name, size, sentence) => {
    window.history.replaceState(null, '', '/contact?role=cook')
    const messages = server({ ok: true })
    render(formWith('endpoint'))
    await fillIn()
    await user.upload(field('Résumé'), new File([new Uint8Array(size)], name))
    await press()
    if (sentence) expect(described('Résumé')).toBe(sentence)
    expect(messages).toHaveLength(sentence ? 0 : 1)
  })

  it.each<[what: string, Line, sentence: string, advice?: string]>([
    ['a page with status 413', { answer: '<html>', status: 413 }, 'Too large to send.'],
    ['a page with status 429', { answer: '<html>', status: 429 }, 'Too many.'],
    ['a page with status 403', { answer: '<html>', status: 403 }, 'Refused.'],
    ['a page with status 404', { answer: '<html>', status: 404 }, 'Closed.'],
    ['a page with status 503', { answer: '<html>', status: 503 }, 'Closed.'],
    ['a page with status 502', { answer: '<html>', status: 502 }, 'No answer.', 'Wait.'],
    ['a page with status 504', { answer: '<html>', status: 504 }, 'No answer.', 'Wait.'],
    ['a page with status 200', { answer: '<html>' }, 'Closed.'],
    ['that nobody knows', { answer: { ok: false, error: 'timeout' }, status: 504 }, 'No answer.', 'Wait.'],
    ['nothing, before all was sent', { isUploaded: false, event: 'error' }, 'Closed.'],
    ['nothing, after all was sent', { event: 'error' }, 'No answer.', 'Wait.'],
    ['nothing in time, before all was sent', { isUploaded: false, event: 'timeout' }, 'Closed.'],
    ['nothing in time, after all was sent', { event: 'timeout' }, 'No answer.', 'Wait.'],
  ])('a visitor whose browser gets %s reads what is known', async (_, line, sentence, advice = 'Kept.') => {
    server(line.answer, line)
    render(formWith('endpoint'))
    await fillIn()
    await press()
    expect([status(), values()]).toEqual([`${sentence} ${advice} Write to info@firm.example`, typed])
  })

  it.each([
    [true, 'Message Sent!'],
    [false, 'Offline.'],
  ])(
    'a visitor whose browser claims to be offline sends all the same (the network works: %s)',
    async (works, text) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const messages = server({ ok: true }, works ? {} : { isUploaded: false, event: 'error' })
      render(formWith('endpoint'))
      await fillIn()
      await press()
      expect([messages.length, document.body.textContent]).toEqual([1, expect.stringContaining(text)])
    },
  )

  it('a visitor whose browser filled in the hidden field is refused once, then passes', async () => {
    const messages = server({ ok: false, error: 'rejected' })
    render(formWith('endpoint'))
    await fillIn()
    const trap = document.querySelector<HTMLInputElement>('[name="website"]')
    if (trap) trap.value = 'https://firm.example'
    await press()
    await press()
    expect(messages.map((message) => message.get('website'))).toEqual(['https://firm.example', ''])
  })

  it('a visitor is asked before the window closes while the message is on its way, and only then', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    server(undefined, { event: 'none' })
    render(formWith('endpoint'))
    await fillIn()
    const before = isAsked()
    await user.click(button())
    const during = isAsked()
    expect(sessionStorage.getItem('message')).not.toBeNull()
    await wait(4000)
    expect([before, during, isAsked(), sessionStorage.getItem('message')]).toEqual([false, true, true, null])
    await wait(36_000)
    expect([isAsked(), status()]).toEqual([false, 'No answer. Wait. Write to info@firm.example'])
    expect(sessionStorage.getItem('message')).toContain('Ishmael')
  })

  it.each([
    [0, 35_000],
    [5 * 1024 * 1024, 297_144],
  ])('a visitor with a file of %i bytes waits %i ms for an answer', async (size, longest) => {
    vi.useFakeTimers()
    server(undefined, { event: 'none' })
    const message = new FormData()
    message.set('attachment', new File([new Uint8Array(size)], 'cv.pdf'))
    const onAnswer = vi.fn<(answer: unknown) => void>()
    const onSlow = vi.fn<() => void>()
    const options = { startedAt: -4000, onSlow, onUploaded: () => {} }
    void sendMessage('https://messages.example/', message, options).then(onAnswer)
    await vi.advanceTimersByTimeAsync(longest - 1)
    expect([onSlow.mock.calls.length, onAnswer.mock.calls]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(2)
    expect(onAnswer.mock.calls).toEqual([[{ ok: false, error: 'timeout' }]])
  })

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
      ['practiceArea', 'tax-law'],
      ['message', 'A question of salvage.'],
      ['elapsed', expect.stringMatching(/^4\d{3}$/)],
    ])
    expect(document.activeElement?.textContent).toBe('Message Sent!')
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })

  it.each([
    ['to=ahab', 'Ahab, Whaling'],
    ['role=cook', 'Cook'],
    ['role=mate', ''],
    ['to=partners', ''],
    ['to=nobody', ''],
    ['to=../careers/cook', ''],
  ])('a visitor who follows a link with %j writes to %j', async (query, name) => {
    window.history.replaceState(null, '', `/contact?${query}`)
    const messages = server({ ok: true })
    render(formWith('endpoint'))
    await fillIn()
    expect([
      screen.queryAllByText(name).length > 0,
      screen.queryByRole('link', { name: 'To the firm' }) !== null,
    ]).toEqual([true, name !== ''])
    await press()
    const [kind = '', slug = ''] = query.split('=')
    expect(messages[0]?.get(kind)).toBe(name === '' ? null : slug)
    expect(screen.getByText('Soon.').parentElement?.textContent).toContain(name || 'Firm LLP')
  })

  it('a visitor of a demonstration reads that nothing was sent, and can write again at once', async () => {
    render(formWith('simulated'))
    await fillIn()
    await user.click(button())
    await wait(1500)
    expect(screen.getByText('Message Sent!')).toBeTruthy()
    const letter = screen.getByText('Nothing was sent.').parentElement?.textContent
    for (const said of [
      'A Demonstration',
      'Firm LLP',
      'Ishmael, ishmael@pequod.example',
      'tax-law',
      ...typed.slice(3),
    ])
      expect(letter).toContain(said)
    expect([button().disabled, values()]).toEqual([false, ['', '', '', '']])
    await user.click(screen.getByRole('button', { name: 'Another' }))
    expect([screen.queryByText('Nothing was sent.'), document.activeElement]).toEqual([
      null,
      field('Full Name'),
    ])
  })
})

describe('a draft', () => {
  const reopen = () => {
    cleanup()
    render(form)
  }

  it('a visitor finds what they typed on another page, until they send it', async () => {
    render(form)
    await fillIn()
    reopen()
    expect(values()).toEqual(typed)
    await user.click(button())
    await wait(1500)
    reopen()
    expect(values()).toEqual(['', '', '', ''])
  })

  it.each([
    ['?area=general', 'general'],
    ['', 'tax-law'],
  ])('a visitor with a draft who follows a link with %j finds the area %j', async (query, area) => {
    render(form)
    await fillIn()
    window.history.replaceState(null, '', `/contact${query}`)
    reopen()
    expect(values()).toEqual(typed.with(2, area))
  })

  it('a visitor who types before React runs keeps that and the draft', async () => {
    render(form)
    await user.type(field('Message'), 'Call me.')
    cleanup()
    const root = prerendered()
    field('Message').value = 'Please.'
    const app = await act(async () => hydrateRoot(root, form))
    expect(field('Message').value).toBe('Call me.\nPlease.')
    act(() => app.unmount())
  })

  it('a visitor whose browser denies storage writes as usual', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('denied')
      })
    render(form)
    await fillIn()
    await user.click(button())
    await wait(1500)
    expect(screen.getByText('Message Sent!')).toBeTruthy()
  })
})
