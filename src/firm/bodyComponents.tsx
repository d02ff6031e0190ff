import type { ComponentProps } from 'react'
import { resolveImageUrl } from '../content/images/imageRef.ts'
import { responsiveImage } from '../content/images/variants.ts'
import { entriesOf } from '../content/model/content.ts'
import type { Site } from '../content/model/site.ts'
import { tagComponents } from './tags.tsx'

/**
 * How wide a picture in a text is shown: as wide as the text (`width.measure` of the theme), or on a narrow screen as
 * the page without its gutters.
 */
export const figureSizes = '(min-width: 43em) 38rem, 90vw'

/** The components that show a compiled body. @param file its path inside the content folder */
export const bodyComponents = (site: Site, file: string) => ({
  ...tagComponents(site.organization, claimWords(site)),
  img: ({ src = '', alt = '', ...given }: ComponentProps<'img'>) => {
    const named = resolveImageUrl(src, file)
    const facts = 'path' in named ? site.pictures.facts.get(named.path) : undefined
    const lazy = { ...given, loading: 'lazy', decoding: 'async' } as const
    const shown =
      named.where === 'content' && facts ? responsiveImage(facts, { alt, use: 'figure' }) : undefined
    if (!shown) return <img src={src} {...facts?.size} alt={alt} {...lazy} />
    const { width, height, sources } = shown
    return (
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={figureSizes} />
        ))}
        <img src={shown.src} width={width} height={height} alt={alt} {...lazy} />
      </picture>
    )
  },
})

/** The words of each record, by its name. */
function claimWords(site: Site): ReadonlyMap<string, string> {
  const records = site.registry.collections.filter(({ isRecord }) => isRecord)
  const entries = records.flatMap((collection) => entriesOf(site, collection))
  return new Map(entries.map(({ slug, data }) => [slug, data.value ?? '']))
}
