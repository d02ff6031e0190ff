import type { ComponentType } from 'react'
import type { StyledHtml } from './styleCollector.ts'

/** What stands around the content of a page, rendered. */
export interface RenderedShell {
  before: StyledHtml
  after: StyledHtml
}

/** What stands for the content of a page. */
const place = '<template data-page=""></template>'

/**
 * Renders what stands around the content of a page.
 * @param render is given what to show as that content, and to call once that is reached; gives the rules that were needed until then
 */
export function renderShell(
  render: (Place: ComponentType) => StyledHtml,
  soFar: () => StyledHtml['rules'],
): RenderedShell {
  let first: StyledHtml['rules'] = []
  const { html, rules } = render(() => {
    first = soFar()
    return <template data-page="" />
  })
  const [before, after, ...others] = html.split(place)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('The app has to show the content of its page, and once.')
  return {
    before: { html: before, rules: first },
    after: { html: after, rules: rules.slice(first.length) },
  }
}
