import { useEffect, useState, useSyncExternalStore } from 'react'
import { payloadAddress } from '../../../content/publish/addresses.ts'

const folders = { to: '/attorneys', role: '/careers' } as const

/** The person whom a message is for, or the role that it is about. */
interface Recipient {
  slug: string
  /** Undefined while the page about it isn't loaded. */
  name?: string | undefined
  email?: string | undefined
}

/**
 * The recipient in the address (`?to=NAME`, `?role=NAME`). The name comes from the page about it, so that a link can't make
 * one up. Without such a page, there is no recipient.
 */
export function useRecipient(kind: keyof typeof folders, isShown: boolean): Recipient | undefined {
  // Empty in the prerendered HTML and during hydration.
  const search = useSyncExternalStore(never, searchOfPage, empty)
  const given = new URLSearchParams(isShown ? search : '').get(kind) ?? ''
  const slug = /^[a-z0-9-]+$/.test(given) ? given : undefined
  const [loaded, setLoaded] = useState<{ slug: string; recipient: Recipient | undefined }>()
  useEffect(() => {
    if (slug === undefined) return undefined
    let canceled = false
    readRecipient(kind, slug).then(
      (recipient) => !canceled && setLoaded({ slug, recipient }),
      // Offline, perhaps. The message says who it's for even if the visitor doesn't see it.
      () => undefined,
    )
    return () => {
      canceled = true
    }
  }, [kind, slug])
  if (slug === undefined) return undefined
  return loaded?.slug === slug ? loaded.recipient : { slug }
}

const [never, searchOfPage, empty] = [() => () => {}, () => location.search, () => '']

/** What the pages of people and roles say about them. */
interface Described {
  facts: {
    page: { name?: string; specialization?: string; title?: string; email?: string }
    /** Only in a role that is open. */
    apply?: string
  }
}

async function readRecipient(kind: keyof typeof folders, slug: string): Promise<Recipient | undefined> {
  const response = await fetch(payloadAddress(`${folders[kind]}/${slug}`))
  if (!response.ok) return undefined
  const { facts }: Described = await response.json()
  const { name, specialization, title, email } = facts.page
  if (kind === 'role') return facts.apply === undefined ? undefined : { slug, name: title }
  return name === undefined ? undefined : { slug, name: [name, specialization ?? title].join(', '), email }
}
