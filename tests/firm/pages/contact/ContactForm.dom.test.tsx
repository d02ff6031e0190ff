// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '../../../../src/firm/pages/contact/ContactForm.tsx'
import { ToastProvider } from '../../../../src/firm/components/Toasts.tsx'

const words = {
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
const firm = { delivery: 'simulated', email: 'info@firm.example', phone: '+1 212 555 0142' } as const

const form = (
  <ToastProvider clearOn="/contact" dismiss="Dismiss">
    <ContactForm text={words} labels={{ optional: 'optional' }} options={options} firm={firm} />
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

/** The page as the build wrote it. */
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

describe('a visitor who sends a message', () => {
  it('must give a name, an e-mail address and a message, but no area', () => {
    render(form)
    expect(labels.map((label) => field(label).required)).toEqual([true, true, false, true])
    expect(labels.map((label) => field(label).type)).toEqual(['text', 'email', 'select-one', 'textarea'])
  })

  it('reads "Sending..." for 1,500 ms, then the notice, and finds the fields empty', async () => {
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

  it('with a screen reader hears both', async () => {
    render(form)
    await fillIn()
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced()).toEqual(['', ''])
    await user.click(button())
    expect(announced()).toContain('Sending...')
    await wait(1500)
    expect(announced().join()).toContain('Message Sent!')
  })

  it('sends it once, even when Enter is pressed again', async () => {
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
    ['stays on the button', 'Send Message', undefined],
    ['may go on to a field meanwhile', '', 'Full Name'],
  ])('%s', async (_, text, next) => {
    render(form)
    await fillIn()
    await user.click(button())
    if (next !== undefined) await user.click(field(next))
    await wait(1500)
    expect(document.activeElement?.textContent).toBe(text)
  })
})

describe('before React runs, or without scripts', () => {
  it('nothing is sent, and the message can’t end up in the address', () => {
    prerendered()
    expect(button().disabled).toBe(true)
    expect(button().form?.getAttribute('method')).toBe('dialog')
    expect(button().form?.hasAttribute('action')).toBe(false)
  })

  it('the form says where to write and call, and the e-mail address stays above the button', async () => {
    const notice = prerendered().querySelector('noscript')?.textContent ?? ''
    for (const text of ['This form cannot send now', 'mailto:info@', 'tel:+1']) expect(notice).toContain(text)
    document.body.replaceChildren()
    render(form)
    const [mail] = screen.getAllByRole('link', { name: /^info@/ }).slice(-1)
    const order = mail?.compareDocumentPosition(button()) ?? 0
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('what was typed is kept', async () => {
    const complaints = vi.spyOn(console, 'error')
    const root = prerendered()
    for (const [index, label] of labels.entries()) field(label).value = typed[index] ?? ''
    const app = await act(async () => hydrateRoot(root, form))
    expect(values()).toEqual(typed)
    expect(button().disabled).toBe(false)
    expect(complaints).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})

describe('a link to the form', () => {
  it.each([
    ['?area=tax-law', 'tax-law'],
    ['?area=whaling', ''],
    ['', ''],
  ])('with %j chooses %j', (query, chosen) => {
    window.history.replaceState(null, '', `/contact${query}`)
    render(form)
    expect(field('Area of Inquiry').value).toBe(chosen)
  })

  it('does not change an area that the visitor has chosen', async () => {
    window.history.replaceState(null, '', '/contact?area=tax-law')
    const root = prerendered()
    field('Area of Inquiry').value = 'general'
    const app = await act(async () => hydrateRoot(root, form))
    expect(field('Area of Inquiry').value).toBe('general')
    act(() => app.unmount())
  })
})
