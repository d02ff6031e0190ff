// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from '../../../src/firm/components/Toasts.tsx'

function Teller() {
  const toast = useToast()
  return <button onClick={() => toast({ title: 'Message Sent!', text: 'Thank you.' })}>Tell</button>
}

const app = (path: string) => (
  <ToastProvider clearOn={path} dismiss="Dismiss">
    <Teller />
  </ToastProvider>
)

const region = () => screen.getByRole('status')
const teller = () => screen.getByRole('button', { name: 'Tell' })
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' })
const tell = () => fireEvent.click(teller())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the region for notices', () => {
  it('stands in the prerendered page, empty and last', () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(app('/'))
    const last = root.lastElementChild
    expect(last?.getAttribute('role')).toBe('status')
    expect(last?.getAttribute('aria-live')).toBe('polite')
    expect(last?.childNodes).toHaveLength(0)
  })

  it('shows one notice at a time, always in the same element, so that it is announced', () => {
    render(app('/'))
    const before = region()
    tell()
    tell()
    expect(region()).toBe(before)
    expect(region().textContent).toBe('Message Sent!Thank you.Dismiss')
  })
})

describe('a notice', () => {
  it('leaves the focus where it is', () => {
    render(app('/'))
    teller().focus()
    tell()
    expect(document.activeElement).toBe(teller())
  })

  it('stays for as long as nobody dismisses it', () => {
    vi.useFakeTimers()
    render(app('/'))
    tell()
    act(() => vi.advanceTimersByTime(3_600_000))
    expect(region().textContent).toContain('Message Sent!')
  })

  it('goes when it is dismissed', () => {
    render(app('/'))
    tell()
    fireEvent.click(dismiss())
    expect(region().childNodes).toHaveLength(0)
  })

  it('goes on Escape when the focus is in it, and gives the focus back', () => {
    render(app('/'))
    teller().focus()
    tell()
    dismiss().focus()
    fireEvent.keyDown(dismiss(), { key: 'Escape' })
    expect(region().childNodes).toHaveLength(0)
    expect(document.activeElement).toBe(teller())
  })

  it('goes with the next page, and not before', () => {
    const { rerender } = render(app('/contact'))
    tell()
    rerender(app('/contact'))
    expect(region().textContent).toContain('Message Sent!')
    rerender(app('/about'))
    expect(region().childNodes).toHaveLength(0)
    rerender(app('/contact'))
    expect(region().childNodes).toHaveLength(0)
  })
})
