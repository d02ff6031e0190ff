import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React runs this page: false in the prerendered HTML and while React takes it over, true from then on.
 * What may only work with scripts (a form's button) waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
