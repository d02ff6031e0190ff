import type { ComponentProps } from 'react'
import type { EngineLabels } from '../content/model/labels.ts'
import { fillPattern } from '../content/text/pattern.ts'

/**
 * The heading of footnotes and the links back from them, which only screen readers read: Markdown's parser makes them,
 * and here they are given a site's words. All other headings and links stay as they are.
 */
export const footnoteComponents = ({ footnotes }: Pick<EngineLabels, 'footnotes'>) => ({
  h2: (heading: ComponentProps<'h2'>) => (
    <h2 {...heading}>{heading.id === 'footnote-label' ? footnotes.title : heading.children}</h2>
  ),
  a: (link: ComponentProps<'a'> & { 'data-footnote-backref'?: unknown }) => (
    <a
      {...link}
      {...(link['data-footnote-backref'] !== undefined && {
        'aria-label': fillPattern(footnotes.back, { number: link['aria-label'] ?? '' }),
      })}
    >
      {link.children}
    </a>
  ),
})
