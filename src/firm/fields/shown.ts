/** What visitors don't see of an entry where it is shown. Templates, and so browsers, are given everything else. */
const unshown = [
  // Where it is shown, and when
  'template',
  'group',
  'page',
  'order',
  'featured',
  'menuLabel',
  'inMenu',
  'footer',
  'draft',
  'publishOn',
  'expiresOn',
  // Shown in another form: the head of the page, the closing block, the photograph, links, the contact form
  'description',
  'callToAction',
  'portrait',
  'portraitAlt',
  'practiceAreas',
  'formOption',
  // For the checks
  'familyName',
  'sections',
  'owner',
  'reviewBy',
  'sample',
] as const

/** An entry's fields without those that visitors don't see. */
export type Shown<Data> = Data extends unknown ? Omit<Data, (typeof unshown)[number]> : never

export function shown<Data extends object>(data: Data): Shown<Data>
export function shown(data: object): object {
  const hidden = new Set<string>(unshown)
  return Object.fromEntries(Object.entries(data).filter(([name]) => !hidden.has(name)))
}
