import { toJsxRuntime, type Components, type Jsx } from 'hast-util-to-jsx-runtime'
import type { ParsedBody } from '../model/parsedBody.ts'

/** What makes elements: React's JSX runtime. */
interface JsxRuntime {
  Fragment: unknown
  jsx: Jsx
  jsxs: Jsx
}

/**
 * A body as a component, straight from its tree: what MDX makes of it in the tenth of the time. That both give the same page is
 * a part of the proof.
 * @returns a function that is given a JSX runtime, as compiled bodies are
 */
export const treeComponent =
  ({ tree }: Pick<ParsedBody, 'tree'>) =>
  ({ Fragment, jsx, jsxs }: JsxRuntime) =>
  ({ components }: { components: Partial<Components> }) =>
    toJsxRuntime(tree(), { Fragment, jsx, jsxs, components })
