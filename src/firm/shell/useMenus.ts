import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What the header's menus do beyond `<details>` and CSS: they close on Escape, on another page, on a click or focus
 * elsewhere, and when Back brings a page as it was. The document alone has their state: they work before React runs.
 */
export function useMenus(path: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path) closeAll(ref.current)
    shown.current = path
  }, [path])

  useEffect(() => {
    const listeners = new AbortController()
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) closeAll(ref.current)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      hideHovered(ref.current)
      // The submenu comes after the phone's menu, and closes first.
      const last = openMenus(ref.current).at(-1)
      if (last === undefined) return
      last.open = false
      if (ref.current?.contains(document.activeElement)) last.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', pressed, listeners)
    document.addEventListener('pointerdown', elsewhere, listeners)
    document.addEventListener('focusin', elsewhere, listeners)
    window.addEventListener('pageshow', ({ persisted }) => persisted && closeAll(ref.current), listeners)
    return () => listeners.abort()
  }, [])

  return ref
}

const openMenus = (header: HTMLElement | null): HTMLDetailsElement[] => [
  ...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

function closeAll(header: HTMLElement | null): void {
  for (const menu of openMenus(header)) menu.open = false
  hideHovered(header)
}

/** Hides the submenu that the pointer shows, until the pointer leaves its item: see `MainMenu.tsx`. */
function hideHovered(header: HTMLElement | null): void {
  header?.querySelector('li:has(details):hover')?.setAttribute('data-hidden', '')
}
