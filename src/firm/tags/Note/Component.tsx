import type { TagProps } from '../tagProps.ts'
import type { note } from './definition.ts'

export const Note = ({ title, children }: TagProps<typeof note>) => (
  <aside className="note">
    {title && <p className="note-title">{title}</p>}
    {children}
  </aside>
)
