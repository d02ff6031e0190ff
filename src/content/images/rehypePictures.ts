import { recentTree } from '../model/recentTrees.ts'
import type { PictureFacts, Pictures } from '../model/pictures.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { resolveImageUrl } from './imageRef.ts'
import { responsiveImage } from './responsiveImage.ts'

/**
 * How wide a picture in a text is shown: as wide as the text (`width.measure` of the theme), or on a narrow screen as
 * the page without its gutters.
 */
export const figureSizes = '(min-width: 43em) 38rem, 90vw'

declare module 'vfile' {
  interface DataMap {
    /** What is known of the files that may be pictures. */
    pictures: Pictures
  }
}

/** Puts each picture of a body as it is published in its place, from what the file’s data tell of it. */
export const rehypePictures =
  () =>
  (tree: Root, file: VFile): void => {
    tree.children = withPictures(tree, file.path, file.data.pictures ?? new Map()).children
  }

/**
 * A body with its pictures as they are published: each with its size and every file that is made from it; one on a
 * line of its own as a figure, whose caption is the text in quotation marks behind the address.
 * @param file the body's path inside the content folder
 * @returns the same body when it has no picture; the one that was given is never changed
 */
export function renderResponsiveImages(prose: ParsedBody, file: string, pictures: Pictures): ParsedBody {
  if (prose.images.length === 0) return prose
  const shown = prose.images.map(({ src }) => factsOf(src, file, pictures) ?? null)
  return {
    ...prose,
    tree: recentTree(() => withPictures(prose.tree(), file, pictures)),
    madeFrom: [...prose.madeFrom, shown],
  }
}

function withPictures(tree: Root, file: string, pictures: Pictures): Root {
  const placed = (image: Element) => placedPicture(image, file, pictures)
  const inside = (children: readonly ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child]
      if (child.tagName === 'img') return [placed(child)]
      const alone = child.tagName === 'p' ? imageOnlyParagraph(child.children) : undefined
      if (alone) return alone.map((image) => figure(image, placed(image)))
      return [{ ...child, children: inside(child.children) }]
    })
  return {
    ...tree,
    children: tree.children.flatMap((child): RootContent[] =>
      child.type === 'element' ? inside([child]) : [child],
    ),
  }
}

const isPicture = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'img'

/** The pictures of a paragraph that holds nothing else; undefined when it does, or holds none. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  if (!children.some(isPicture)) return undefined
  const rest = children.filter(
    (child) =>
      !(child.type === 'text' && child.value.trim() === '') &&
      !(child.type === 'element' && child.tagName === 'br'),
  )
  const images = rest.filter(isPicture)
  return images.length === rest.length ? images : undefined
}

function figure(image: Element, picture: Element): Element {
  const caption = String(image.properties.title ?? '').trim()
  return element('figure', { className: ['picture'] }, [
    picture,
    ...(caption === ''
      ? []
      : [element('figcaption', {}, [{ type: 'text', value: caption, position: image.position }])]),
  ])
}

/** What is known of the file that an address within a body names. */
function factsOf(src: string, file: string, pictures: Pictures): PictureFacts | undefined {
  const named = resolveImageUrl(src, file)
  return 'path' in named ? pictures.get(named.path) : undefined
}

function placedPicture(image: Element, file: string, pictures: Pictures): Element {
  const alt = String(image.properties.alt ?? '')
  const lazy = { alt, loading: 'lazy', decoding: 'async' }
  const src = String(image.properties.src ?? '')
  const named = resolveImageUrl(src, file)
  const facts = factsOf(src, file, pictures)
  const shown =
    named.where === 'content' && facts ? responsiveImage(facts, { alt, use: 'figure' }) : undefined
  if (!shown) return element('img', { src, ...facts?.size, ...lazy }, [])
  const { width, height, sources } = shown
  return element('picture', {}, [
    ...sources.map(({ type, srcSet }) => element('source', { type, srcSet, sizes: figureSizes }, [])),
    element('img', { src: shown.src, width, height, ...lazy }, []),
  ])
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })
