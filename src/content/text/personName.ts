interface Named {
  name: string
  /** If it's more than the last word of the name. */
  familyName?: string | undefined
}

/** `Ada B. Sample, Jr.` → family name `Sample`, given names `Ada B.`, suffix `Jr.` */
export function nameParts({ name, familyName }: Named) {
  const suffix = /,?\s+((?:Jr|Sr|II|III|IV|Esq)\.?)$/.exec(name)
  const bare = name.slice(0, suffix?.index).trim()
  const family = familyName ?? bare.split(/\s+/).at(-1) ?? ''
  return { bare, family, given: bare.replace(family, '').trim(), suffix: suffix?.[1] ?? '' }
}

const collator = new Intl.Collator('en')

/** Orders people by family name. */
export function compareNames(a: Named, b: Named): number {
  const [one, other] = [nameParts(a), nameParts(b)]
  return collator.compare(`${one.family} ${one.bare}`, `${other.family} ${other.bare}`)
}
