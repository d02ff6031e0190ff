import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import type { EngineLabels } from '../content/model/labels.ts'
import { footnoteComponents } from './footnoteComponents.tsx'

type Body = ComponentType<{ components: object }>

/**
 * A body as a function that is given a JSX runtime and returns the component: as MDX compiles it, the text of that function;
 * as its tree gives it, the function itself, and finished HTML where none of the components that it is given show in it.
 */
export type CompiledBody =
  | string
  | { component: (jsxRuntime: typeof runtime) => Body; plain: (components: object) => string | undefined }

/**
 * Turns a compiled body into finished HTML. Its tags are rendered here, on the server, for good.
 * @param components the component of each tag, by its name
 * @param labels the site's words for footnotes
 */
export function renderBody(
  code: CompiledBody,
  components: object,
  labels: Pick<EngineLabels, 'footnotes'>,
): string {
  const plain = typeof code === 'string' ? undefined : code.plain(components)
  if (plain !== undefined) return plain
  const Body = evaluate(code)
  return renderToStaticMarkup(<Body components={{ ...footnoteComponents(labels), ...components }} />)
}

/** The component that a compiled body is. What editors type stands in it as strings alone, never as code. */
function evaluate(code: CompiledBody): Body {
  if (typeof code !== 'string') return code.component(runtime)
  const body: unknown = new Function(code)(runtime)
  if (!isComponent(body)) throw new Error('A compiled body returns no component.')
  return body
}

const isComponent = (value: unknown): value is Body => typeof value === 'function'
