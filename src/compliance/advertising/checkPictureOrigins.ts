import type { Site } from '../../content/buildSite.ts'
import { resolveImageUrl } from '../../content/images/imageRef.ts'
import { sourceFilesOfPage } from '../sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import type { FilePosition } from '../locateInFiles.ts'
import { seenWords } from './textsOfPage.ts'
import { fillAdvice, type AdvertisingRule, type Violation } from './violation.ts'

/** Pictures of which nobody noted where they come from, and staged or generated ones that are shown without a label. */
export const checkPictureOrigins: AdvertisingRule = ({ lexicon: { pictures: told }, site, siteText }) => {
  if (!told) return []
  const { pictures = [] } = site.advertising?.data ?? {}
  const originOf = new Map(pictures.map((picture) => [picture.file, picture]))
  return picturesOf(site).flatMap(({ picture, place, caption, owner }): Violation[] => {
    const origin = originOf.get(picture)
    const about = { words: picture, text: picture, place }
    if (!origin) {
      const advice = fillAdvice(told.unknown, { picture })
      return [{ rule: 'picture-origin', page: undefined, ...about, ...advice }]
    }
    const { kind, label } = origin
    if (kind !== 'dramatized' && kind !== 'generated') return []
    const isShownOn = (page: PageText): boolean =>
      owner === undefined
        ? page.file === place.file
        : sourceFilesOfPage(site, page).includes(place.file) && seenWords(page).includes(normalizeText(owner))
    const bare = siteText.pages.filter(
      (page) =>
        isShownOn(page) &&
        (label === undefined || !`${seenWords(page)}\n${caption}`.includes(normalizeText(label))),
    )
    const advice = {
      message: told.staged[kind],
      fix: label === undefined ? told.chooseLabel : told.addLabel,
    }
    return bare.map(({ path }) => ({
      rule: 'staged-picture',
      page: path,
      ...about,
      ...fillAdvice(advice, { picture, page: path, label: label ?? '' }),
    }))
  })
}

interface ShownPicture {
  /** Its file inside the content folder; one of the folder "public" begins with a slash. */
  picture: string
  place: FilePosition
  caption: string
  /** The person or role in whose file it stands, which other pages show; undefined for a file with a page of its own. */
  owner: string | undefined
}

/** The pictures that texts and people's files show. The site's own drawings are neither. */
function picturesOf({ entries }: Site): ShownPicture[] {
  const { pages, legal, attorneys, jobs, 'practice-areas': areas } = entries
  const named = (src: string, file: string) => {
    const found = resolveImageUrl(src, file)
    return found.where === 'content' || found.where === 'public' ? [found.path] : []
  }
  const portraits = attorneys.flatMap(({ file, data, placeOf }) =>
    data.portrait === undefined
      ? []
      : named(data.portrait, file).map((picture) => ({
          picture,
          place: { file, ...placeOf(['portrait']) },
          caption: '',
          owner: data.name,
        })),
  )
  const withOwner = [
    ...[...pages, ...areas, ...legal].map(({ file, prose }) => ({ file, prose, owner: undefined })),
    ...attorneys.map(({ file, prose, data }) => ({ file, prose, owner: data.name })),
    ...jobs.map(({ file, prose, data }) => ({ file, prose, owner: data.title })),
  ]
  const inTexts = withOwner.flatMap(({ file, prose, owner }) =>
    prose.images.flatMap(({ src, title, line, column }) =>
      named(src, file).map((picture) => ({
        picture,
        place: { file, line, column },
        caption: normalizeText(title),
        owner,
      })),
    ),
  )
  return [...portraits, ...inTexts]
}
