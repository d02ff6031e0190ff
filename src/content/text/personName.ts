interface Named {
  name: string
  /** If it's more than the last word of the name. */
  familyName?: string | undefined
}

/** `Ada B. Sample, Jr.` → family name `Sample`, given names `Ada B.`, suffix `Jr.` A family name may come first: Zhang Wei. */
export function nameParts({ name, familyName }: Named) {
  const suffix = /,?(?<!\s)\s+((?:Jr|Sr|II|III|IV|Esq)\.?)$/.exec(name)
  const bare = name.slice(0, suffix?.index).trim().replace(/\s+/g, ' ')
  const family = familyName ?? bare.split(' ').at(-1) ?? ''
  const words = ` ${bare} `
  const at = words.lastIndexOf(` ${family} `)
  // 李小龙 has no spaces.
  const given =
    at === -1 ? bare.replace(family, '') : `${words.slice(0, at)} ${words.slice(at + family.length + 2)}`
  return { bare, family, given: given.trim(), suffix: suffix?.[1] ?? '' }
}

const collator = new Intl.Collator('en')

/** Orders people by family name. */
export function compareNames(a: Named, b: Named): number {
  const [one, other] = [nameParts(a), nameParts(b)]
  return collator.compare(`${one.family} ${one.bare}`, `${other.family} ${other.bare}`)
}
