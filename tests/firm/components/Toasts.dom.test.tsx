// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
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

const user = userEvent.setup()
const notice = () => screen.getByRole('status').textContent
const tell = () => user.click(screen.getByRole('button', { name: 'Tell' }))

afterEach(cleanup)

describe('a visitor', () => {
  it('with a screen reader hears a notice, since its region is in the page from the start', async () => {
    const html = renderToString(app('/'))
    expect(html).toMatch(/<div role="status" aria-live="polite"[^>]*><\/div>$/)
    render(app('/'))
    const region = screen.getByRole('status')
    await tell()
    expect(screen.getByRole('status')).toBe(region)
    expect(notice()).toContain('Message Sent!Thank you.')
  })

  it('reads one notice at a time, and keeps the focus', async () => {
    render(app('/'))
    await tell()
    await tell()
    expect(screen.getAllByText('Message Sent!')).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('Tell')
  })

  it('closes it with its button', async () => {
    render(app('/'))
    await tell()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(notice()).toBe('')
  })

  it('closes it with Escape, and has the focus back where it came from', async () => {
    render(app('/'))
    await tell()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Dismiss')
    await user.keyboard('{Escape}')
    expect([notice(), document.activeElement?.textContent]).toEqual(['', 'Tell'])
  })

  it('leaves it behind with the next page, and not before', async () => {
    const { rerender } = render(app('/contact'))
    await tell()
    rerender(app('/contact'))
    expect(notice()).toContain('Message Sent!')
    rerender(app('/about'))
    rerender(app('/contact'))
    expect(notice()).toBe('')
  })
})
