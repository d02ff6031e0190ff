import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The menus as the visitor has them. */
export interface HeaderState {
  /** Whether the phone's menu is open. */
  menuOpen: boolean
  /** The path of the menu item whose submenu was opened with its toggle. */
  openGroup: string | undefined
}

export const closedHeader: HeaderState = { menuOpen: false, openGroup: undefined }

/**
 * The menus as they stand in the document: until React has taken the page over, the browser opens and closes them by
 * itself, so only the document knows their state.
 */
export function readHeaderState(document: Document): HeaderState {
  return {
    menuOpen: document.querySelector('details[data-menu][open]') !== null,
    openGroup: document.querySelector<HTMLElement>('details[data-group][open]')?.dataset['group'],
  }
}

/**
 * A menu item whose toggle has the focus because it was clicked or tapped, not reached with the keyboard: then the
 * toggle alone decides, or a second tap could not close the submenu. (`:has(:focus-visible)` would say the same more
 * simply, but while the focus moves on it is false for a moment, which hides the submenu that the focus is moving to.)
 */
export const pointerFocusSelector = ':has(summary:focus:not(:focus-visible))'

/** What the menus are given. */
export interface MenuControls {
  state: HeaderState
  /** The items whose submenus stay shut although pointed at or focused, until they no longer are. */
  dismissed: readonly string[]
  /** The browser has opened or closed the phone's menu. */
  menuToggled: (open: boolean) => void
  /** The browser has opened or closed a submenu. */
  groupToggled: (group: string, open: boolean) => void
  /** The pointer has come to an item. */
  entered: (group: string) => void
  /** The focus has come to something of an item, which shows its submenu: its toggle then says so. */
  focused: (group: string, target: Element) => void
  /** The pointer or the focus has left an item. */
  left: (group: string) => void
}

/**
 * What the menus do beyond CSS and `<details>`: they close on Escape, on a click or focus elsewhere, on
 * another page, and when a page comes back from the browser's back-forward cache.
 */
export function useHeader(
  path: string,
  initial: HeaderState,
): MenuControls & { ref: RefObject<HTMLElement | null> } {
  const ref = useRef<HTMLElement>(null)
  const [state, setState] = useState(initial)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const lastPath = useRef(path)
  /** True while Escape returns the focus to the toggle of the submenu that it has just closed. */
  const givingBack = useRef(false)

  // The visitor may have used a menu between the moment the app read it and this one.
  // oxlint-disable-next-line react/set-state-in-effect -- only the document has the state, and only now
  useLayoutEffect(() => setState(readHeaderState(document)), [])

  useLayoutEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    setState(closedHeader)
    const hovered = groupsAt(ref.current, ':hover')
    // A list as empty as the last one is no change, and the header need not be rendered for it.
    setDismissed((now) => (now.length === 0 && hovered.length === 0 ? now : hovered))
  }, [path])

  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && setState(closedHeader)
    const elsewhere = ({ target }: Event) =>
      target instanceof Node && setState((now) => leave(ref.current, now, target))
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { menuOpen, openGroup } = readHeaderState(document)
      const focused = groupsAt(ref.current, ':focus-within')
      const shown = isLarge() ? [...groupsAt(ref.current, ':hover'), ...focused] : []
      if (openGroup !== undefined || shown.length > 0) {
        closeDetails(ref.current, 'details[data-group][open]')
        setState({ menuOpen, openGroup: undefined })
        setDismissed(openGroup === undefined ? shown : [...shown, openGroup])
        // When only the pointer had opened the submenu, the focus stays where it is.
        const group = openGroup ?? focused[0]
        givingBack.current = true
        if (group !== undefined) toggleOf(ref.current, group)?.focus()
        givingBack.current = false
      } else if (menuOpen && !isLarge()) {
        closeDetails(ref.current, 'details[data-menu][open]')
        setState(closedHeader)
        ref.current?.querySelector<HTMLElement>('[data-menu] summary')?.focus()
      }
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

  return {
    ref,
    state,
    dismissed,
    menuToggled: (open) => setState((now) => (now.menuOpen === open ? now : { ...now, menuOpen: open })),
    groupToggled: (group, open) => {
      setState((now) => {
        if (open) return { ...now, openGroup: group }
        return now.openGroup === group ? { ...now, openGroup: undefined } : now
      })
      // After closing a submenu with its toggle, the visitor is still on its item, which would show it again.
      const stays = !open && isAt(ref.current, group)
      setDismissed((now) => (stays ? [...without(now, group), group] : without(now, group)))
    },
    entered: (group) => setDismissed((now) => without(now, group)),
    focused: (group, target) => {
      if (givingBack.current || dismissed.includes(group) || !isLarge() || !target.matches(':focus-visible'))
        return
      setState((now) => (now.openGroup === group ? now : { ...now, openGroup: group }))
    },
    left: (group) => {
      if (!isAt(ref.current, group)) setDismissed((now) => without(now, group))
    },
  }
}

/**
 * Closes open `<details>` in the document itself: their `toggle` event comes later, so React's state may not
 * have the opening yet.
 */
function closeDetails(header: HTMLElement | null, selector: string): void {
  for (const details of header?.querySelectorAll<HTMLDetailsElement>(selector) ?? []) details.open = false
}

const without = (groups: readonly string[], group: string): readonly string[] =>
  groups.includes(group) ? groups.filter((other) => other !== group) : groups

/** The large breakpoint of `media.large`. */
const isLarge = (): boolean => window.matchMedia('(min-width: 64em)').matches

/** The menu items with submenus that are in a state such as `:hover`. */
const groupsAt = (header: HTMLElement | null, state: string): string[] =>
  itemsOf(header).flatMap((item) => (item.matches(state) ? [item.dataset['group'] ?? ''] : []))

const isAt = (header: HTMLElement | null, group: string): boolean =>
  groupsAt(header, `:hover, :focus-within:not(${pointerFocusSelector})`).includes(group)

const itemsOf = (header: HTMLElement | null): HTMLElement[] => [
  ...(header?.querySelectorAll<HTMLElement>('li[data-group]') ?? []),
]

const itemOf = (header: HTMLElement | null, group: string): HTMLElement | undefined =>
  itemsOf(header).find((item) => item.dataset['group'] === group)

const toggleOf = (header: HTMLElement | null, group: string): HTMLElement | null | undefined =>
  itemOf(header, group)?.querySelector('summary')

/**
 * The menus after the pointer or the focus has gone to `target`. In the phone's menu an open submenu stays open while
 * the visitor is anywhere in the menu: closing it would move what they are about to touch.
 */
function leave(header: HTMLElement | null, now: HeaderState, target: Node): HeaderState {
  if (!header || (!now.menuOpen && now.openGroup === undefined)) return now
  if (!header.contains(target)) return closedHeader
  if (now.openGroup === undefined || !isLarge() || itemOf(header, now.openGroup)?.contains(target)) return now
  return { ...now, openGroup: undefined }
}
