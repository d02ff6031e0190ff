import { wordingText } from '../approval/wordingText.ts'
import type { PageReading } from '../reading/types.ts'

/**
 * What the day of a legal page is about: its title, opening and sections. What only search engines are shown, where
 * links lead and the days themselves are no wording; the firm's own facts are read as they are today on both sides.
 */
export function datedWording({ sections, facts }: Pick<PageReading, 'sections' | 'facts'>): string {
  const shown = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ role }) => role !== 'hidden'),
  }))
  return wordingText({ sections: shown, facts: facts.filter(({ key }) => key === 'title') })
}
