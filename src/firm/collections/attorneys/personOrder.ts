import type { Attorney } from './schema.ts'

type Placed = Pick<Attorney, 'name' | 'familyName' | 'order'>

const collator = new Intl.Collator('en')

/** What people are sorted by: `Ada B. Sample, Jr.` → `Sample Ada B.` */
function byFamily({ name, familyName }: Pick<Placed, 'name' | 'familyName'>): string {
  const bare = name.replace(/,?\s+(?:Jr|Sr|II|III|IV|Esq)\.?$/, '').trim()
  const family = familyName ?? bare.split(/\s+/).at(-1) ?? ''
  return `${family} ${bare}`
}

/** Compares by family name: negative when the first one comes first. */
export const compareFamilyNames = (
  one: Pick<Placed, 'name' | 'familyName'>,
  other: Pick<Placed, 'name' | 'familyName'>,
): number => collator.compare(byFamily(one), byFamily(other))

const last = Number.MAX_SAFE_INTEGER

/** Compares by place in a list: first those with a number, in its order, then all others by family name. */
export const comparePlaces = (one: Placed, other: Placed): number =>
  (one.order ?? last) - (other.order ?? last) || compareFamilyNames(one, other)
