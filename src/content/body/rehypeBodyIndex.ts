import { imageOnlyParagraph } from '../images/rehypeFigures.ts'
import { recordTagOf } from '../tags/recordTag.ts'
import type { BodyLink, BodyImage, BodyClaim } from '../model/parsedBody.ts'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { placeholder, isPlaceholder } from '../parse/fieldTexts.ts'
import { placeIn, reporter, bodyContext } from './bodyFile.ts'

declare module 'vfile' {
  interface DataMap {
    links: BodyLink[]
    images: BodyImage[]
    /** In the order of the text. */
    claims: BodyClaim[]
  }
}

/** Leaves in the file’s data what a body links to, its pictures, and where it takes words from records. */
export const rehypeBodyIndex =
  () =>
  (tree: Root, file: VFile): void => {
    const report = reporter(file)
    const links: BodyLink[] = []
    const images: BodyImage[] = []
    const claims: BodyClaim[] = []
    const record = recordTagOf(bodyContext(file).tags)
    const alone = new Set<Element>()
    visit(tree, 'element', (element) => {
      // Links between a footnote and its mark are generated, and need no check.
      const isFootnote =
        element.properties.dataFootnoteRef !== undefined ||
        element.properties.dataFootnoteBackref !== undefined
      if (element.tagName === 'a' && element.position && !isFootnote) {
        links.push({
          href: String(element.properties.href ?? ''),
          words: toString(element),
          hasPicture: element.children.some(({ type }) => type === 'element'),
          ...placeIn(element.position.start),
        })
      }
      if (element.tagName === 'p')
        for (const image of imageOnlyParagraph(element.children) ?? []) alone.add(image)
      if (element.tagName === 'p' && isPlaceholder(toString(element))) {
        report(
          element.position?.start,
          'blank',
          'The text below the fields is still to be filled in.',
          `Write your own text in the place of ${placeholder}.`,
        )
      }
      if (record && element.tagName === record.name)
        claims.push({
          claim: String(element.properties[record.property] ?? ''),
          ...placeIn(element.position?.start),
        })
      if (element.tagName === 'img') {
        const { src, alt, title } = element.properties
        images.push({
          src: String(src ?? ''),
          alt: String(alt ?? ''),
          title: String(title ?? ''),
          isAlone: alone.has(element),
          ...placeIn(element.position?.start),
        })
      }
      if (element.tagName === 'img' && String(element.properties.alt ?? '').trim() === '') {
        report(
          element.position?.start,
          'picture-text',
          'This picture has no text for those who cannot see it.',
          'Write what it shows between the brackets: ![what it shows](address).',
        )
      }
    })
    file.data.links = links
    file.data.images = images
    file.data.claims = claims
  }
