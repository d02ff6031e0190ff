import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What the header's menus do beyond `<details>` and CSS: they close on Escape, on another page, on a click or focus
 * elsewhere, and when a page comes back from the browser's back-forward cache. The document alone has their state,
 * since they work before React runs.
 * @returns a ref for the header
 */
export function useMenus(path: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path) closeAll(ref.current)
    shown.current = path
  }, [path])

  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && closeAll(ref.current)
    const elsewhere = ({ target }: Event) =>
      target instanceof Node && !ref.current?.contains(target) && closeAll(ref.current)
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      hideHovered(ref.current)
      // The submenu comes after the phone's menu, and closes first.
      const last = openMenus(ref.current).at(-1)
      if (last === undefined) return
      last.open = false
      if (ref.current?.contains(document.activeElement)) last.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    window.addEventListener('pageshow', restored)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      window.removeEventListener('pageshow', restored)
    }
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

/** Hides the submenu that the pointer shows, until the pointer leaves its item: see `MenuGroup.tsx`. */
function hideHovered(header: HTMLElement | null): void {
  header?.querySelector('li:has(details):hover')?.setAttribute('data-hidden', '')
}
