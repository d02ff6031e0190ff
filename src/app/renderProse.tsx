import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { proseComponents } from '../components/prose/index.tsx'
import type { Prose } from '../site/prose/parseProse.ts'
import type { Firm } from '../site/schema/firm.ts'

/** Turns bodies into finished HTML. The components that a body names are rendered here, on the server, for good. */
export function proseRenderer(firm: Firm): (prose: Prose) => string {
  const components = proseComponents(firm)
  return ({ tree }) => renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }))
}
