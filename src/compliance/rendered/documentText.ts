import { normalizeText } from '../text/normalizeText.ts'
import type { PageText, Section } from '../text/types.ts'
import type { PagePart, RenderedDocument, RenderedPage } from './types.ts'

/**
 * The words of a part of a document as a page text, so that they are compared as the content's words are. Hidden words
 * are words: how they look is compared apart.
 */
export function documentText(
  { path, title }: Pick<RenderedPage, 'path' | 'title'>,
  { blocks, facts }: RenderedDocument,
  part: PagePart,
): PageText {
  const isOfPart = ({ isShell }: { isShell: boolean }) => isShell === (part === 'shell')
  let section: Section = { id: '', heading: '', level: 1, number: undefined, blocks: [] }
  const sections = [section]
  for (const { role, level = 1, id = '', parts } of blocks.filter(isOfPart)) {
    const text = normalizeText(parts.map((one) => one.text).join(''))
    if (text === '') continue
    if (role === 'heading') {
      section = { id, heading: text, level, number: undefined, blocks: [] }
      sections.push(section)
    } else section.blocks.push({ role, text })
  }
  return {
    path,
    kind: '',
    file: path,
    title,
    sections,
    facts: facts.filter(isOfPart).map(({ key, label, value }) => ({ key, label, value })),
  }
}
