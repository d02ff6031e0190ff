import type { TagProps } from '../tagProps.ts'
import type { claim } from './definition.ts'

/** The words of the record, which the content has filled in already. */
export const Claim = ({ children }: TagProps<typeof claim>) => children
