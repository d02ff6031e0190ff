import type { Entry } from '../../content/model/entry.ts'
import { collectionOfPath, kindOfEntry } from '../../content/model/registry.ts'
import { advertisingEntry } from '../lexicon/fields.ts'
import type { Site } from '../../content/model/site.ts'
import { resolveImageUrl } from '../../content/images/imageRef.ts'
import { sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import type { FilePosition } from '../text/locateInFiles.ts'
import { seenWords } from '../text/textsOfPage.ts'
import { fillAdvice, type AdvertisingCheck, type Violation } from './violation.ts'

/** Pictures of which nobody noted where they come from, and staged or generated ones that are shown without a label. */
export const checkPictureOrigins: AdvertisingCheck = ({ lexicon, site, siteText }) => {
  const { pictures: rule, file } = lexicon
  if (!rule) return []
  const { pictures = [] } = advertisingEntry(site, file)?.data ?? {}
  const originOf = new Map(pictures.map((picture) => [picture.file, picture]))
  return picturesOf(site).flatMap(({ picture, file: shownIn, place, caption, owner }): Violation[] => {
    const origin = originOf.get(picture)
    const about = { words: picture, text: picture, place }
    if (!origin) {
      const advice = fillAdvice(rule.unknown, { picture })
      return [{ rule: rule.unknown.rule, page: undefined, ...about, ...advice }]
    }
    const { kind, label } = origin
    if (kind !== 'dramatized' && kind !== 'generated') return []
    const isShownOn = (page: PageText): boolean =>
      owner === undefined
        ? page.file === shownIn
        : sourceFilesOfPage(site, page).includes(shownIn) && seenWords(page).includes(normalizeText(owner))
    const bare = siteText.pages.filter(
      (page) =>
        isShownOn(page) &&
        (label === undefined || !`${seenWords(page)}\n${caption}`.includes(normalizeText(label))),
    )
    const advice = {
      message: rule.staged[kind],
      fix: label === undefined ? rule.chooseLabel : rule.addLabel,
    }
    return bare.map(({ path }) => ({
      rule: rule.labelRule,
      page: path,
      ...about,
      ...fillAdvice(advice, { picture, page: path, label: label ?? '' }),
    }))
  })
}

interface ShownPicture {
  /** Its file inside the content folder; one of the folder "public" begins with a slash. */
  picture: string
  /** The file that shows it, and where in that file. */
  file: string
  place: () => FilePosition
  caption: string
  /** The person or role in whose file it stands, which other pages show; undefined for a file with a page of its own. */
  owner: string | undefined
}

/** The pictures that texts and people's files show. The site's own drawings are neither. */
function picturesOf({ registry, entries }: Site): ShownPicture[] {
  const named = (src: string, file: string) => {
    const found = resolveImageUrl(src, file)
    return found.where === 'content' || found.where === 'public' ? [found.path] : []
  }
  const shown = entries.filter(({ file }) => !collectionOfPath(registry, file)?.isRecord)
  const ownerOf = (entry: Entry): string | undefined =>
    kindOfEntry(registry, entry) ? undefined : (entry.data.name ?? entry.data.title)
  const portraits = shown.flatMap((entry) => {
    const { file, data, placeOf } = entry
    return data.portrait === undefined
      ? []
      : named(data.portrait, file).map((picture) => ({
          picture,
          file,
          place: () => ({ file, ...placeOf(['portrait']) }),
          caption: '',
          owner: ownerOf(entry),
        }))
  })
  const inTexts = shown.flatMap((entry) =>
    entry.prose.images.flatMap(({ src, title, line, column }) =>
      named(src, entry.file).map((picture) => ({
        picture,
        file: entry.file,
        place: () => ({ file: entry.file, line, column }),
        caption: normalizeText(title),
        owner: ownerOf(entry),
      })),
    ),
  )
  return [...portraits, ...inTexts]
}
