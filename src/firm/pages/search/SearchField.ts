import { useCallback, useEffect, useLayoutEffect, useRef, useState, type InputEvent } from 'react'
import styled from 'styled-components'
import { setQuery, useQuery } from '../../../client/useQuery.ts'
import { space, tone, type } from '../../theme/theme.ts'

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 46%, currentColor 46% 54%, transparent 54%)`

export const SearchField = styled.input.attrs({
  type: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
})`
  ${type.lede}
  width: 100%;
  padding: ${space.base} ${space.small};
  border: 1px solid ${tone.text};
  border-radius: 0;
  background: none;
  appearance: none;
  &::-webkit-search-cancel-button {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    background: ${stroke('45deg')}, ${stroke('-45deg')};
  }
  &::placeholder {
    font-style: italic;
    color: ${tone.quiet};
    opacity: 1;
  }
`

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
    // `client/query.ts` may have written it.
    else if (value !== new URLSearchParams(location.search).get('q')) setTyped({ unsaved: value })
    isHydrated.current = true
  }, [q])
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    setTyped({ unsaved: currentTarget.value })
  return { field: { ref, onInput, onBlur: save }, q, hasTyped: typed !== undefined }
}
