import type { SchemaFor } from './fieldHelp.ts'
import type { KnownValues } from './knownValues.ts'

/** The schemas with the values that exist now as the examples of the fields that point at them. */
export const addExamples = (schemas: readonly SchemaFor[], known: KnownValues): SchemaFor[] =>
  schemas.map((entry) => ({ ...entry, schema: filled(entry.schema, known) }))

function filled(part: unknown, known: KnownValues): unknown {
  if (Array.isArray(part)) return part.map((item) => filled(item, known))
  if (typeof part !== 'object' || part === null) return part
  const parts = Object.entries(part).map(([name, value]) => [name, filled(value, known)])
  const values = 'x-points-at' in part ? known.get(String(part['x-points-at'])) : undefined
  return { ...Object.fromEntries(parts), ...(values ? { examples: values } : {}) }
}
