import type { TagProps } from '../tagProps.ts'
import type { claim } from './definition.ts'

/** The words of the record, which were filled in before. */
export const Claim = ({ children }: TagProps<typeof claim>) => children
