import { claim } from './tags/Claim/definition.ts'
import { firmAddress } from './tags/FirmAddress/definition.ts'
import { firmEmail } from './tags/FirmEmail/definition.ts'
import { firmPhone } from './tags/FirmPhone/definition.ts'
import { language } from './tags/Language/definition.ts'
import { note } from './tags/Note/definition.ts'
import { quotation } from './tags/Quotation/definition.ts'

/** What editors may use inside a body, in the order in which messages list it. */
export const tags = [firmEmail, firmPhone, firmAddress, claim, note, quotation, language] as const
