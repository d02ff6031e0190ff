import { canonicalText } from './canonicalText.ts'
import type { PageText } from '../text/types.ts'

/**
 * What the day of a legal page is about: its title, opening and sections. What only search engines are shown, where
 * links lead, the days themselves and the labels are no wording, and no more are the firm's own facts that are filled in.
 */
export function datedWording({ sections, facts }: Pick<PageText, 'sections' | 'facts'>): string {
  const shown = sections.map((section) => ({
    ...section,
    blocks: section.blocks
      .filter(({ role }) => role !== 'hidden')
      .map((block) => ({ ...block, text: block.withoutFacts ?? block.text })),
  }))
  return canonicalText({ sections: shown, facts: facts.filter(({ key }) => key === 'title') }, 1)
}
