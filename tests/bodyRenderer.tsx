import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { proseComponents } from '../src/firm/tags/index.tsx'
import type { ParsedBody } from '../src/content/body/parseBody.ts'
import type { Firm } from '../src/firm/collections/firm/schema.ts'

/**
 * Turns bodies into finished HTML without MDX: what the published pages are held against, in `bodies.test.ts`, and what
 * tests of the model take for them.
 */
export function bodyRenderer(firm: Firm): (prose: ParsedBody) => string {
  const components = proseComponents(firm)
  return ({ tree }) => renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, components }))
}
