import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { proseComponents } from '../firm/tags/index.tsx'
import type { ServerEntry } from '../vite/serverEntry.ts'

type Body = ComponentType<{ components: ReturnType<typeof proseComponents> }>

/** Turns a compiled body into finished HTML. The components that it names are rendered here, on the server, for good. */
export const renderBody: ServerEntry['renderBody'] = (code, firm) => {
  const Body = evaluate(code)
  return renderToStaticMarkup(<Body components={proseComponents(firm)} />)
}

/** The component that a compiled body is. What editors type stands in it as strings alone, never as code. */
function evaluate(code: string): Body {
  const body: unknown = new Function(code)(runtime)
  if (!isComponent(body)) throw new Error('A compiled body returns no component.')
  return body
}

const isComponent = (value: unknown): value is Body => typeof value === 'function'
