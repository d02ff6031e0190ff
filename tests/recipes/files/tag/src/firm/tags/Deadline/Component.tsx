import type { TagProps } from '../tagProps.ts'
import type { deadline } from './definition.ts'

export const Deadline = ({ day, children }: TagProps<typeof deadline>) => (
  <section>
    <h3>{day}</h3>
    {children}
  </section>
)
