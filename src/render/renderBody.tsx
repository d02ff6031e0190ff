import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'

type Body = ComponentType<{ components: object }>

/**
 * A body as a function that is given a JSX runtime and returns the component: as MDX compiles it, the text of that function;
 * the function itself where it was made of the body's tree.
 */
export type CompiledBody = string | ((jsxRuntime: typeof runtime) => Body)

/**
 * Turns a compiled body into finished HTML. Its tags are rendered here, on the server, for good.
 * @param components the component of each tag, by its name
 */
export function renderBody(code: CompiledBody, components: object): string {
  const Body = evaluate(code)
  return renderToStaticMarkup(<Body components={components} />)
}

/** The component that a compiled body is. What editors type stands in it as strings alone, never as code. */
function evaluate(code: CompiledBody): Body {
  if (typeof code === 'function') return code(runtime)
  const body: unknown = new Function(code)(runtime)
  if (!isComponent(body)) throw new Error('A compiled body returns no component.')
  return body
}

const isComponent = (value: unknown): value is Body => typeof value === 'function'
