import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { searchFileAddress, type SearchFile } from './searchFile.ts'
import { createSearchIndex, type Found } from './searchIndex.ts'

interface State {
  progress?: 'loading' | 'complete' | 'failed'
  /** How many files of the index can be searched. */
  files: number
}

const index = createSearchIndex()
const initial: State = { files: 0 }
let state = initial
const listeners = new Set<() => void>()

function update(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After this many ms, the page says that the search can't be loaded. */
const timeout = 15_000

async function fetchFile(address: string): Promise<SearchFile> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return response.json()
}

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
    await Promise.all([
      add(first),
      ...(first.more ?? []).map(async (address) => add(await fetchFile(address))),
    ])
    update({ progress: 'complete' })
  } catch (reason) {
    console.warn('The search was not loaded.', reason)
    update({ progress: 'failed' })
  }
}

/** Searches all pages. `retry` loads the index again after a failure. */
export function useSearch(query: string): {
  found: Found[]
  progress: State['progress']
  retry: () => void
} {
  const { progress, files } = useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )
  const wanted = useDeferredValue(query.trim())
  useEffect(() => {
    if (wanted !== '') void load()
  }, [wanted])
  const found = useMemo(() => (files > 0 && wanted !== '' ? index.search(wanted) : []), [wanted, files])
  return { found, progress: wanted === '' ? undefined : progress, retry: () => void load() }
}
