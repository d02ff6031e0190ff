import { claim } from './Claim/definition.ts'
import { firmAddress } from './FirmAddress/definition.ts'
import { firmEmail } from './FirmEmail/definition.ts'
import { firmPhone } from './FirmPhone/definition.ts'
import { note } from './Note/definition.ts'
import { quotation } from './Quotation/definition.ts'

/** What editors may use inside a body, in the order in which messages list it. */
export const tags = [firmEmail, firmPhone, firmAddress, claim, note, quotation] as const
