import { useEffect, useState } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { payloadAddress } from '../../../content/publish/addresses.ts'
import type { KindName, PayloadOf } from '../../pages.ts'

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
  if (parameter === 'role') {
    const role = await readPage('role', `/careers/${slug}`)
    // A closed role has no link to this form.
    return role?.facts.apply === undefined ? undefined : { slug, name: role.facts.page.title }
  }
  const person = await readPage('attorney', `/attorneys/${slug}`)
  if (person === undefined) return undefined
  const { page, focus } = person.facts
  return { slug, name: focus === undefined ? page.name : `${page.name}, ${focus}`, email: page.email }
}

async function readPage<Kind extends KindName>(
  kind: Kind,
  path: string,
): Promise<PayloadOf<Kind> | undefined> {
  const response = await fetch(payloadAddress(path))
  const payload = response.ok ? await response.json() : undefined
  return payload?.kind === kind ? payload : undefined
}
