// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from '../../../src/firm/components/Toasts.tsx'

function NoticeButton() {
  const toast = useToast()
  return <button onClick={() => toast({ title: 'Message Sent!', text: 'Thank you.' })}>Show</button>
}

const app = (path: string) => (
  <ToastProvider clearOn={path} dismiss="Dismiss">
    <NoticeButton />
  </ToastProvider>
)

const user = userEvent.setup()
const notice = () => screen.getByRole('status').textContent
const showNotice = () => user.click(screen.getByRole('button', { name: 'Show' }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('notices', () => {
  it('a visitor with a screen reader hears a notice in a region that the page has from the start', async () => {
    const html = renderToString(app('/'))
    expect(html).toMatch(/<div role="status" aria-live="polite"[^>]*><\/div>$/)
    render(app('/'))
    const region = screen.getByRole('status')
    await showNotice()
    expect(screen.getByRole('status')).toBe(region)
    expect(notice()).toContain('Message Sent!Thank you.')
  })

  it('a visitor reads one notice at a time and keeps the focus', async () => {
    render(app('/'))
    await showNotice()
    await showNotice()
    expect(screen.getAllByText('Message Sent!')).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Show')
  })

  it('a visitor closes a notice with its button', async () => {
    render(app('/'))
    await showNotice()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(notice()).toBe('')
  })

  it('a visitor who closes a notice with Escape gets the focus back', async () => {
    render(app('/'))
    await showNotice()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Dismiss')
    await user.keyboard('{Escape}')
    expect([notice(), document.activeElement?.textContent]).toEqual(['', 'Show'])
  })

  it('a notice leaves after 5 seconds, but not while a visitor is in it', async () => {
    vi.useFakeTimers()
    render(app('/'))
    act(() => screen.getByRole('button', { name: 'Show' }).click())
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await wait(4999)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    await wait(5000)
    expect(notice()).toContain('Message Sent!')
    act(() => screen.getByRole('button', { name: 'Show' }).focus())
    await wait(5000)
    expect(notice()).toBe('')
  })

  it('a visitor sees no notice on the next page', async () => {
    const { rerender } = render(app('/contact'))
    await showNotice()
    rerender(app('/contact'))
    expect(notice()).toContain('Message Sent!')
    rerender(app('/about'))
    rerender(app('/contact'))
    expect(notice()).toBe('')
  })
})
