import type { TagProps } from '../tagProps.ts'
import type { language } from './definition.ts'

export const Language = ({ code, children }: TagProps<typeof language>) => <span lang={code}>{children}</span>
