import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SearchFile } from '../content/model.ts'
import { searchFileAddress } from '../content/publish/addresses.ts'
import { fetchJson, withTimeout } from './pageCache.ts'
import type { createSearchIndex } from './searchIndex.ts'

interface State {
  progress?: 'loading' | 'complete' | 'failed'
  index?: ReturnType<typeof createSearchIndex>
  /** How many files of the index can be searched. */
  files: number
}

let state: State = { files: 0 }
export const current = () => state
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
const fetchFile = (address: string) => withTimeout(fetchJson<SearchFile>(address, 'documents'), timeout)

/** Loads the index once per visit, and again after a failure. */
export async function load(): Promise<void> {
  if (state.progress === 'loading' || state.progress === 'complete') return
  update({ progress: 'loading' })
  try {
    const [{ createSearchIndex }, first] = await Promise.all([
      withTimeout(import('./searchIndex.ts'), timeout),
      fetchFile(searchFileAddress),
    ])
    const { index = createSearchIndex() } = state
    const add = async ({ documents }: SearchFile) => {
      await index.add(documents)
      update({ index, files: state.files + 1 })
    }
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
  const { progress, index, files } = useSyncExternalStore(subscribe, current, current)
  const trimmed = query.trim()
  // One letter says too little, but the second follows soon.
  const wanted = useDeferredValue(trimmed.length > 1 ? trimmed : '')
  useEffect(() => {
    if (trimmed !== '') void load()
  }, [trimmed])
  const found = useMemo(() => (files > 0 ? index?.search(wanted) : undefined), [wanted, index, files])
  return {
    pages: found?.pages ?? [],
    similar: found?.similar ?? [],
    progress: wanted === '' ? undefined : progress,
    retry: load,
  }
}
