// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Header } from '../../../src/firm/shell/Header.tsx'
import { shellFacts } from '../../../src/firm/shell/shellFacts.ts'
import { labels } from '../../fixtures/labels.ts'
import { build } from '../../fixtures/minimalSite.ts'

/** Hover, breakpoints and single open submenus need a browser: `tests/browser/header.test.ts`. */

const link = (label: string, path: string) => ({ label, path, items: [] })
const menu = [
  link('Home', '/'),
  { ...link('About Us', '/about'), items: [link('Our Firm', '/about/firm')] },
  { ...link('Careers', '/careers'), items: [link('Join Our Team', '/careers/join')] },
]

const { site } = build()
if (!site) throw new Error('The minimal site has errors.')
const shell = { ...shellFacts(site), menu, labels }

const headerAt = (path: string) => (
  <>
    <Header shell={shell} path={path} />
    <main>
      <a href="/somewhere">Somewhere</a>
    </main>
  </>
)

const summaries = () => [...document.querySelectorAll('summary')]
const toggle = (text: string) => summaries().find((one) => (one.ariaLabel ?? '').startsWith(text))
const openMenus = () =>
  summaries().flatMap((one) =>
    one.parentElement?.hasAttribute('open') ? [one.ariaLabel?.split(':')[0] ?? 'Menu'] : [],
  )
const open = (...names: string[]) => {
  for (const one of summaries())
    if (names.some((name) => (one.textContent || (one.ariaLabel ?? '')).startsWith(name)))
      one.parentElement?.setAttribute('open', '')
}

const user = userEvent.setup()

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('the main menu', () => {
  it('a visitor with a screen reader hears the names of links and toggles in the menu', () => {
    render(headerAt('/about/firm'))
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(summaries().map((one) => one.ariaLabel ?? one.textContent)).toEqual([
      'Menu Close',
      'About Us: more pages',
      'Careers: more pages',
    ])
    expect(screen.getByText('Our Firm').getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('About Us').getAttribute('aria-current')).toBeNull()
  })

  it('a visitor finds the menu closed on another page, but not when the page is rendered again', () => {
    const { rerender } = render(headerAt('/about'))
    open('Menu', 'Careers')
    rerender(headerAt('/about'))
    expect(openMenus()).toEqual(['Menu', 'Careers'])
    rerender(headerAt('/careers'))
    expect(openMenus()).toEqual([])
  })

  it('a visitor closes first the submenu, then the menu with Escape, and gets the focus back', async () => {
    render(headerAt('/about'))
    open('Menu', 'Careers')
    act(() => screen.getByText('Join Our Team').focus())
    await user.keyboard('{Escape}')
    expect(openMenus()).toEqual(['Menu'])
    expect(document.activeElement).toBe(toggle('Careers'))
    await user.keyboard('{Escape}')
    expect(openMenus()).toEqual([])
    expect(document.activeElement?.textContent).toBe('Menu Close')
  })

  it.each([
    ['a click on a link, even to the same page', () => user.click(screen.getByText('Join Our Team'))],
    ['a click elsewhere', () => user.click(screen.getByText('Somewhere'))],
    ['moving the focus elsewhere', async () => act(() => screen.getByText('Somewhere').focus())],
    [
      'going back to a page in the browser’s cache',
      async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('a visitor finds the menu closed after %s', async (_, leave) => {
    render(headerAt('/about'))
    open('Menu', 'Careers')
    await leave()
    expect(openMenus()).toEqual([])
  })

  it('a visitor’s open menus stay open when React hydrates the page', async () => {
    const consoleError = vi.spyOn(console, 'error')
    const root = document.createElement('div')
    root.innerHTML = renderToString(headerAt('/about'))
    document.body.replaceChildren(root)
    open('Menu', 'About Us')
    const app = await act(async () => hydrateRoot(root, headerAt('/about')))
    expect(openMenus()).toEqual(['Menu', 'About Us'])
    expect(consoleError).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})
