// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../src/firm/pages/contact/ContactForm.tsx'
import { ToastProvider } from '../../../../src/firm/components/Toasts.tsx'

const text = {
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
}
const options = ['tax-law', 'general'].map((value) => ({ value, label: value }))
const firm = {
  delivery: 'simulated',
  legalName: 'Firm LLP',
  email: 'info@firm.example',
  phone: '+1 212 555 0142',
  timeZone: 'America/New_York',
} as const

const form = (
  <ToastProvider clearOn="/contact" dismiss="Dismiss">
    <ContactForm
      path="/contact"
      text={text}
      labels={{ optional: 'optional' }}
      options={options}
      firm={firm}
    />
  </ToastProvider>
)

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label)
const labels = ['Full Name', 'Email Address', 'Area of Inquiry', 'Message']
const values = () => labels.map((label) => field(label).value)
const typed = ['Ishmael', 'ishmael@pequod.example', 'tax-law', 'A question of salvage.']

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
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
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
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

  it.each([
    ['keeps the focus on the button', 'Send Message', undefined],
    ['can go on to a field meanwhile', '', 'Full Name'],
  ])('a visitor who sends a message %s', async (_, text, next) => {
    render(form)
    await fillIn()
    await user.click(button())
    if (next !== undefined) await user.click(field(next))
    await wait(1500)
    expect(document.activeElement?.textContent).toBe(text)
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
