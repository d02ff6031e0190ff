import type { ComponentType } from 'react'
import type { Organization } from '../content/tags/organization.ts'
import { factLines, type TagDefinition } from '../content/tags/tag.ts'
import type { tags } from './tagDefinitions.ts'
import { FirmAddress } from './tags/FirmAddress/Component.tsx'
import { firmAddress } from './tags/FirmAddress/definition.ts'
import { FirmEmail } from './tags/FirmEmail/Component.tsx'
import { firmEmail } from './tags/FirmEmail/definition.ts'
import { FirmPhone } from './tags/FirmPhone/Component.tsx'
import { firmPhone } from './tags/FirmPhone/definition.ts'
import { Language } from './tags/Language/Component.tsx'
import { Note } from './tags/Note/Component.tsx'
import { Quotation } from './tags/Quotation/Component.tsx'
import type { FactProps, TagProps } from './tags/tagProps.ts'

/** The component of every tag, by its name. It does not compile when a tag has none. */
type TagComponents = {
  [Definition in (typeof tags)[number] as Definition['name']]: ComponentType<TagProps<Definition>>
}

/**
 * The components of the tags that editors may use inside a body. A kept version says in `was` what a tag showed on its day. Only the build renders them, so browsers do
 * not load them; `ProseBody.tsx` has their styles.
 */
export function tagComponents(
  organization: Organization,
  claims: ReadonlyMap<string, string>,
): TagComponents {
  /** A component that shows the fact that a tag stands for. */
  const ofFact =
    (tag: TagDefinition, Fact: ComponentType<FactProps>) =>
    ({ was }: { was?: string }) => <Fact lines={factLines(tag, organization, was)} />
  return {
    FirmEmail: ofFact(firmEmail, FirmEmail),
    FirmPhone: ofFact(firmPhone, FirmPhone),
    FirmAddress: ofFact(firmAddress, FirmAddress),
    Claim: ({ name, was }) => was ?? claims.get(name),
    Note,
    Quotation,
    Language,
  }
}
