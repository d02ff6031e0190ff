import type { ReactNode } from 'react'
import type { TagDefinition, TagProperties } from '../../content/tags/tag.ts'

/** What a tag in a body gives its component: its properties as typed, and what stands between its tags. */
export type TagProps<Definition extends TagDefinition> = Given<Definition['properties']> & {
  /** In a kept version, of tags that stand for a fact or a record: what they showed on the day that it was kept. */
  was?: string
  children?: ReactNode
}

/** What a tag that stands for a fact of the organization gives its component. */
export interface FactProps {
  /** Those of today; in a kept version, those of the day that it was kept. */
  lines: readonly string[]
}

type Given<Properties extends TagProperties> = {
  [Name in keyof Properties as Properties[Name]['required'] extends true ? Name : never]: string
} & {
  [Name in keyof Properties as Properties[Name]['required'] extends true ? never : Name]?: string
}
