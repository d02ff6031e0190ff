import { useEffect, useState } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { payloadAddress } from '../../../content/publish/addresses.ts'
import type { PayloadOf } from '../../pages.ts'

type Parameter = 'to' | 'role'

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
export function useRecipient(parameter: Parameter, isShown: boolean): Recipient | undefined {
  const given = useQuery(parameter)
  const slug = isShown && /^[a-z0-9-]+$/.test(given) ? given : undefined
  const [loaded, setLoaded] = useState<{ slug: string; recipient: Recipient | undefined }>()
  useEffect(() => {
    if (slug === undefined) return undefined
    let canceled = false
    readRecipient(parameter, slug).then(
      (recipient) => !canceled && setLoaded({ slug, recipient }),
      // Offline, perhaps. The message says who it's for even if the visitor doesn't see it.
      () => undefined,
    )
    return () => {
      canceled = true
    }
  }, [parameter, slug])
  if (slug === undefined) return undefined
  return loaded?.slug === slug ? loaded.recipient : { slug }
}

async function readRecipient(parameter: Parameter, slug: string): Promise<Recipient | undefined> {
  const response = await fetch(payloadAddress(`/${parameter === 'to' ? 'attorneys' : 'careers'}/${slug}`))
  const payload: PayloadOf<'role'> | PayloadOf<'attorney'> | undefined = response.ok
    ? await response.json()
    : undefined
  if (payload?.kind === 'role') {
    const { apply, page } = payload.facts
    // A closed role has no link to this form.
    return apply === undefined ? undefined : { slug, name: page.title }
  }
  if (payload?.kind !== 'attorney') return undefined
  const { page, focus } = payload.facts
  return { slug, name: focus === undefined ? page.name : `${page.name}, ${focus}`, email: page.email }
}
