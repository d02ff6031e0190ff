import type { MDXComponents, MDXContent } from 'mdx/types.js'
import { renderToStaticMarkup } from 'react-dom/server'

/** A body as finished HTML. Its tags are rendered here, on the server, for good. */
export const renderBody = (Content: MDXContent, components: MDXComponents): string =>
  renderToStaticMarkup(<Content components={components} />)
