import type { ParsedBody } from '../../content/model/parsedBody.ts'
import type { Organization } from '../../content/tags/organization.ts'
import { factLines } from '../../content/tags/tag.ts'
import { bodyOutline, fact, factStart, type OutlineBlock, type ReadLink } from './bodyOutline.ts'
import { normalizeText } from './normalizeText.ts'
import type { Block, Section } from './types.ts'

/** A body as it is read. */
export interface BodyText {
  /** The first has no heading and holds what stands above the first one; it may be empty. */
  sections: Section[]
  links: ReadLink[]
}

/**
 * Reads a body in the order of the page.
 * @param organization whose facts the tags that stand for them show
 * @param level the level of what stands above the first heading
 */
export function extractBody(prose: ParsedBody, organization: Organization, level: number): BodyText {
  const { sections, links } = bodyOutline(prose)
  const valueOf = (name: string, was: string | undefined): string => {
    const tag = prose.tags.find(({ fact }) => fact?.name === name)
    return tag ? factLines(tag, organization, was).join(', ') : ''
  }
  const withFacts = (text: string): string =>
    text.replace(fact, (_, name: string, was?: string) => valueOf(name, was))
  const blockOf = ({ role, before, text }: OutlineBlock): Block[] => {
    if (!text.includes(factStart)) return [{ role, text: before + text }]
    const words = normalizeText(withFacts(text))
    if (words === '') return []
    const withoutFacts = normalizeText(text.replace(fact, '[$<name>]'))
    return [
      {
        role,
        text: before + words,
        ...(withoutFacts !== words && { withoutFacts: before + withoutFacts }),
      },
    ]
  }
  const said = (text: string): string => (text.includes(factStart) ? normalizeText(withFacts(text)) : text)
  return {
    sections: sections.map(({ id, heading, depth, number, blocks }) => ({
      id,
      heading: said(heading),
      level: level + depth,
      number,
      blocks: blocks.flatMap(blockOf),
    })),
    links: links.map(({ words, href }) => ({ words: said(words), href })),
  }
}
