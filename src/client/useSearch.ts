import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SearchFile } from '../content/model/search.ts'
import { searchFileAddress } from '../content/publish/addresses.ts'
import { fetchJson, withTimeout } from './pageCache.ts'
import { createSearchIndex } from './searchIndex.ts'

interface State {
  progress?: 'loading' | 'complete' | 'failed'
  /** How many files of the index can be searched. */
  files: number
}

const index = createSearchIndex()
const initial: State = { files: 0 }
let state = initial
/** One page shows results. */
let onChange = () => {}

function update(change: Partial<State>): void {
  state = { ...state, ...change }
  onChange()
}

function subscribe(listener: () => void): () => void {
  onChange = listener
  return () => void (onChange = () => {})
}

/** After this many ms, the page says that the search can't be loaded. */
const timeout = 15_000
const fetchFile = (address: string) => withTimeout(fetchJson<SearchFile>(address, ['documents']), timeout)

/** Loads the index once per visit, and again after a failure. */
async function load(): Promise<void> {
  if (state.progress === 'loading' || state.progress === 'complete') return
  update({ progress: 'loading' })
  const add = async ({ documents }: SearchFile) => {
    await index.add(documents)
    update({ files: state.files + 1 })
  }
  try {
    const first = await fetchFile(searchFileAddress)
    const others = (first.more ?? []).map(async (address) => add(await fetchFile(address)))
    await Promise.all([add(first), ...others])
    update({ progress: 'complete' })
  } catch (reason) {
    console.warn('The search was not loaded.', reason)
    update({ progress: 'failed' })
  }
}

/** Searches all pages. `retry` loads the index again after a failure. */
export function useSearch(query: string) {
  const { progress, files } = useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )
  const trimmed = query.trim()
  // One letter says too little.
  const wanted = useDeferredValue(trimmed.length > 1 ? trimmed : '')
  useEffect(() => {
    if (wanted !== '') void load()
  }, [wanted])
  const found = useMemo(() => (files > 0 && wanted !== '' ? index.search(wanted) : []), [wanted, files])
  return { found, progress: wanted === '' ? undefined : progress, retry: load }
}
