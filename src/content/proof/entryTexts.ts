import { z } from 'zod'
import { walkFields } from '../frontmatter/fields/schemaFields.ts'
import type { Entry } from '../model/entry.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import { fieldLinks, textUses, type TextUse } from '../model/fields.ts'

/** A text in the fields of a file that visitors may read. */
export interface FieldText {
  path: FieldPath
  text: string
  /** How they come to read it; `always`: some page shows it. */
  shows: Exclude<TextUse['shows'], 'never'> | 'always'
}

/**
 * The texts of an entry's fields that visitors may read, as its schema tells: every plain string and e-mail address that is
 * no name of another file, no address, and not registered as unshown. Days, web addresses and words of a fixed list are read
 * by programs; where a page shows them, it shows what is written in their place.
 */
export function textsOfFields({ type, data }: Pick<Entry<unknown>, 'type' | 'data'>): FieldText[] {
  const texts: FieldText[] = []
  /** How the texts of groups and lists show, by their paths. */
  const groups = new Map<string, TextUse>()
  walkFields(type.schema, data, (field, value, path) => {
    const use = textUses.get(field) ?? groups.get(JSON.stringify(path.slice(0, -1)))
    if (use && typeof value === 'object') groups.set(JSON.stringify(path), use)
    if (typeof value !== 'string' || !isText(field)) return
    const { shows = 'always' } = use ?? {}
    if (shows !== 'never') texts.push({ path, text: value, shows })
  })
  return texts
}

const isText = (field: z.ZodType): boolean =>
  (field instanceof z.ZodString || field instanceof z.ZodEmail) && !fieldLinks.has(field)
