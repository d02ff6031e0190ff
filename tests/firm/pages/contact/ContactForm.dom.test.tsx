// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../src/firm/pages/contact/ContactForm.tsx'
import { ToastProvider } from '../../../../src/firm/components/Toasts.tsx'
import type { Firm } from '../../../../src/firm/collections/firm/schema.ts'

/** How long the simulated delivery takes, in milliseconds. */
const sendDelay = 1500

const words = {
  title: 'Send Us a Message',
  name: 'Full Name',
  email: 'Email Address',
  area: 'Area of Inquiry',
  noArea: 'Select an area...',
  generalArea: 'General Inquiry',
  message: 'Message',
  notice:
    'Use of this form does not establish an attorney-client relationship. Please do not send confidential information.',
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent!',
  sentText: 'Thank you for contacting us. We will respond shortly.',
  withoutScripts: 'This form works only in a browser that runs scripts.',
}

const options = [
  { value: 'tax-law', label: 'Tax Law' },
  { value: 'general', label: 'General Inquiry' },
]

const firm: Firm = {
  name: 'Firm',
  legalName: 'Firm LLP',
  description: 'A firm.',
  site: 'https://firm.example',
  founded: '1999',
  address: { street: '1 Slip', city: 'New York', region: 'NY', postalCode: '10004' },
  latitude: 40.7,
  longitude: -74,
  phone: '+1 212 555 0142',
  email: 'info@firm.example',
  hours: 'Mon - Fri',
  timeZone: 'America/New_York',
  advertising: 'Attorney Advertising.',
  delivery: 'simulated',
  callToAction: { title: 'Ready?', description: 'Write.' },
  footer: [],
}

const page = (
  <ToastProvider clearOn="/contact" dismiss="Dismiss">
    <ContactForm words={words} labels={{ optional: 'optional' }} options={options} firm={firm} />
  </ToastProvider>
)

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label)
const labels = [words.name, words.email, words.area, words.message]
const values = () => labels.map((label) => field(label).value)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

function fillIn() {
  type(words.name, 'Ishmael')
  type(words.email, 'ishmael@pequod.example')
  type(words.area, 'tax-law')
  type(words.message, 'A question of salvage.')
}

const send = () => fireEvent.click(button())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn())
  vi.spyOn(XMLHttpRequest.prototype, 'send')
  window.history.replaceState(null, '', '/contact')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the contact form asks', () => {
  it('for a name, an e-mail address and a message', () => {
    render(page)
    expect([words.name, words.email, words.message].map((label) => field(label).required)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('for an e-mail address in a field of that type', () => {
    render(page)
    expect(field(words.email).type).toBe('email')
  })

  it('for an area of inquiry, which may be left out', () => {
    render(page)
    expect(field(words.area).required).toBe(false)
    expect(field(words.area).value).toBe('')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Select an area...',
      'Tax Law',
      'General Inquiry',
    ])
  })

  it('with the browser’s own messages and without bounds', () => {
    const { container } = render(page)
    expect(button().form?.noValidate).toBe(false)
    expect(container.querySelector('[minlength], [maxlength], [pattern]')).toBeNull()
  })

  it('with its notice before the button', () => {
    render(page)
    const order = screen.getByText(words.notice).compareDocumentPosition(button())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('lets the browser fill in what it knows', () => {
    render(page)
    expect(
      [field(words.name), field(words.email)].map((input) => input.getAttribute('autocomplete')),
    ).toEqual(['name', 'email'])
  })
})

describe('when a message is sent', () => {
  it('the button sleeps and says so until 1,500 milliseconds have passed', async () => {
    render(page)
    fillIn()
    send()
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Sending...')
    await wait(sendDelay - 1)
    expect(button().disabled).toBe(true)
    await wait(1)
    expect(button().disabled).toBe(false)
    expect(button().textContent).toBe('Send Message')
  })

  it('the notice appears afterwards and not before', async () => {
    render(page)
    fillIn()
    send()
    await wait(sendDelay - 1)
    expect(screen.queryByText(words.sentTitle)).toBeNull()
    await wait(1)
    expect(screen.getByText('Message Sent!')).toBeTruthy()
    expect(screen.getByText('Thank you for contacting us. We will respond shortly.')).toBeTruthy()
  })

  it('all fields are cleared', async () => {
    render(page)
    fillIn()
    send()
    expect(values()).toEqual(['Ishmael', 'ishmael@pequod.example', 'tax-law', 'A question of salvage.'])
    await wait(sendDelay)
    expect(values()).toEqual(['', '', '', ''])
  })

  it('no request is made and the address stays as it is', async () => {
    render(page)
    fillIn()
    send()
    await wait(sendDelay)
    expect(fetch).not.toHaveBeenCalled()
    expect(XMLHttpRequest.prototype.send).not.toHaveBeenCalled()
    expect(window.location.href).toMatch(/\/contact$/)
  })

  it('a second submit while it is on its way does nothing', async () => {
    render(page)
    fillIn()
    send()
    await wait(1000)
    fireEvent.submit(field(words.name))
    await wait(500)
    expect(button().disabled).toBe(false)
    type(words.name, 'Queequeg')
    await wait(sendDelay)
    expect(field(words.name).value).toBe('Queequeg')
  })

  it('the button has the focus again if it had it before', async () => {
    render(page)
    fillIn()
    button().focus()
    send()
    await wait(sendDelay)
    expect(document.activeElement).toBe(button())
  })

  it('the focus stays where the visitor has taken it meanwhile', async () => {
    render(page)
    fillIn()
    button().focus()
    send()
    field(words.name).focus()
    await wait(sendDelay)
    expect(document.activeElement).toBe(field(words.name))
  })

  it('its progress is announced', async () => {
    render(page)
    fillIn()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toEqual(['', ''])
    send()
    expect(announced()).toContain('Sending...')
    await wait(sendDelay)
    expect(announced().join()).toContain('Message Sent!')
  })
})

describe('before React has taken the page over', () => {
  const prerendered = () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.replaceChildren(root)
    return root
  }

  it('the form cannot send', () => {
    prerendered()
    expect(button().disabled).toBe(true)
    expect(button().form?.getAttribute('method')).toBe('dialog')
    expect(button().form?.hasAttribute('action')).toBe(false)
  })

  it('the form holds, above the fields and above the button, where to write instead, and no longer afterwards', () => {
    const notices = [...prerendered().querySelectorAll('output[data-cannot-send]')]
    for (const notice of notices) {
      expect(notice.textContent).toContain(words.withoutScripts)
      expect([...notice.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        'mailto:info@firm.example',
        'tel:+12125550142',
      ])
    }
    expect(notices.map((notice) => notice.nextElementSibling?.textContent)).toEqual([
      expect.stringMatching(/^Full Name/),
      'Send Message',
    ])
    document.body.replaceChildren()
    render(page)
    expect(document.querySelector('[data-cannot-send]')).toBeNull()
  })

  it('what was typed survives the takeover, which wakes the button', async () => {
    const complaints = vi.spyOn(console, 'error')
    const root = prerendered()
    for (const [label, value] of [
      [words.name, 'Ishmael'],
      [words.email, 'ishmael@pequod.example'],
      [words.area, 'general'],
      [words.message, 'Call me.'],
    ] as const) {
      field(label).value = value
    }
    const app = await act(async () => hydrateRoot(root, page))
    expect(values()).toEqual(['Ishmael', 'ishmael@pequod.example', 'general', 'Call me.'])
    expect(button().disabled).toBe(false)
    expect(complaints).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})

describe('an area of inquiry that the address names', () => {
  it('is chosen for the visitor', () => {
    window.history.replaceState(null, '', '/contact?area=tax-law')
    render(page)
    expect(field(words.area).value).toBe('tax-law')
  })

  it('is passed over when the list lacks it', () => {
    window.history.replaceState(null, '', '/contact?area=whaling')
    render(page)
    expect(field(words.area).value).toBe('')
  })

  it('yields to what the visitor has chosen before the takeover', async () => {
    window.history.replaceState(null, '', '/contact?area=tax-law')
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.replaceChildren(root)
    field(words.area).value = 'general'
    const app = await act(async () => hydrateRoot(root, page))
    expect(field(words.area).value).toBe('general')
    act(() => app.unmount())
  })
})
