/** Fields that only place a page in the site, so that no template is given them. */
const routingFields = [
  'template',
  'order',
  'menuLabel',
  'inMenu',
  'footer',
  'callToAction',
  'sample',
  'draft',
  'publishOn',
  'expiresOn',
] as const

type RoutingField = (typeof routingFields)[number]

/** The fields of a page without those that only place it in the site. */
export function omitRoutingFields<Data extends object>(data: Data): Omit<Data, RoutingField> {
  const copy: Data & Partial<Record<RoutingField, unknown>> = { ...data }
  for (const field of routingFields) delete copy[field]
  return copy
}

/** The facts of a page that shows its own fields and nothing else. */
export const ownFacts = <Data extends object>({ entry }: { readonly entry: { readonly data: Data } }) => ({
  page: omitRoutingFields(entry.data),
})
