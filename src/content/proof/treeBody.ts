import { toJsxRuntime, type Components, type Jsx } from 'hast-util-to-jsx-runtime'
import { wrapNoBreak } from '../body/wrapNoBreak.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import { plainHtml } from './plainHtml.ts'

/** What makes elements: React's JSX runtime. */
interface JsxRuntime {
  Fragment: unknown
  jsx: Jsx
  jsxs: Jsx
}

/**
 * A body to be rendered straight from its tree: what MDX makes of it in the tenth of the time, and as plain text in the
 * hundredth. That all give the same page is a part of the proof.
 */
export const treeBody = ({ tree }: Pick<ParsedBody, 'tree'>) => ({
  /** Its finished HTML, where it holds nothing that one of the components or a site's words show: see `plainHtml`. */
  plain: (components: object) => plainHtml(wrapNoBreak(tree()), components),
  /** What React shows of it, by its JSX runtime and the components of elements. */
  render: ({ Fragment, jsx, jsxs }: JsxRuntime, { components }: { components: Partial<Components> }) =>
    toJsxRuntime(wrapNoBreak(tree()), { Fragment, jsx, jsxs, components }),
})
