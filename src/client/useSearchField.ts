import { useCallback, useEffect, useLayoutEffect, useRef, useState, type InputEvent } from 'react'
import { setQuery, useQuery } from './useQuery.ts'

/**
 * What visitors type into a search field. The address keeps it as `?q=`, and the field has its own text, so that nothing
 * typed before hydration is lost.
 * @param pause how long after the last letter the address changes, in ms. Browsers take 4 ms to change it.
 * @param hash what the address ends with from then on
 */
export function useSearchField(pause: number, hash?: string) {
  const saved = useQuery('q')
  /** Defined once a visitor has typed. `unsaved` is what the address doesn't have yet. */
  const [typed, setTyped] = useState<{ unsaved?: string }>()
  const unsaved = typed?.unsaved
  const q = unsaved ?? saved
  const save = useCallback(() => {
    if (unsaved === undefined) return
    setQuery('q', unsaved, hash)
    setTyped({})
  }, [unsaved, hash])
  useEffect(() => {
    const timer = setTimeout(save, pause)
    return () => clearTimeout(timer)
  }, [save, pause])

  const ref = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useLayoutEffect(() => {
    if (!ref.current) return
    const { value } = ref.current
    if (isHydrated.current || value === '') ref.current.value = q
    // `query.ts` may have written it.
    else if (value !== new URLSearchParams(location.search).get('q')) setTyped({ unsaved: value })
    isHydrated.current = true
  }, [q])
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    setTyped({ unsaved: currentTarget.value })
  return { field: { ref, onInput, onBlur: save }, q, hasTyped: typed !== undefined }
}
