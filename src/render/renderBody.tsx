import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import type { EngineLabels } from '../content/model/labels.ts'
import { footnoteComponents } from './footnoteComponents.tsx'

/** A body to be rendered: a function of a JSX runtime and properties or, as MDX compiles it, the text of its body. */
export type CompiledBody =
  | string
  | ((jsxRuntime: typeof runtime, properties: { components: object }) => ReactElement)

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
  return renderToStaticMarkup(evaluate(code, { ...footnoteComponents(labels), ...components }))
}

/** What a compiled body shows. What editors type stands in it as strings alone, never as code. */
function evaluate(code: CompiledBody, components: object): ReactElement {
  if (typeof code !== 'string') return code(runtime, { components })
  const body: unknown = new Function(code)(runtime, { components })
  if (!isValidElement(body)) throw new Error('A compiled body shows nothing.')
  return body
}
