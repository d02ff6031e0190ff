import { anchorsOf } from '../publish/anchors.ts'
import { bringBack } from '../report/bringBack.ts'
import { collections } from '../../firm/collections.ts'
import { fieldInWords } from '../frontmatter/fields/fieldInWords.ts'
import { nearest } from '../text/nearest.ts'
import { problemAt, type Place, type Problem } from '../model/problem.ts'
import type { ProseLink } from '../body/rehypeBodyIndex.ts'
import { unsoundPaths } from '../readContent.ts'
import { absentReference } from './absent.ts'
import type { Check, Whole } from './check.ts'
import { filesAtOneAddress } from './clashes.ts'
import { linkedFields, type Linking } from './linkedFields.ts'
import { renamedArea, wasPublished } from './renamedArea.ts'
import { wrongLink } from './wrongLink.ts'

/** Every link in a body or a field leads somewhere, and every reference names a file that exists. */
export const checkLinks: Check = (whole) => {
  const { content } = whole
  const routeOf = new Map(whole.routes.map((route) => [route.file, route]))
  const anchors = new Map(whole.routes.map((route) => [route.path, anchorsOf(route, content)]))
  const unsound = unsoundPaths(content)
  const clashing = filesAtOneAddress(whole.routes)
  const follow = (href: string, file: string, place: Place): Problem[] => {
    const wrong = wrongLink(href, { own: routeOf.get(file)?.path, anchors, unsound, whole })
    return wrong ? [problemAt(file, place, wrong)] : []
  }
  const lookAt = ({ entry, links }: Linking): Problem[] => {
    const problems: Problem[] = []
    for (const { link, value, path } of links) {
      const place = entry.placeOf(path)
      if (link.pointsAt === 'address') problems.push(...follow(value, entry.file, place))
      else if (!content.slugs[link.pointsAt].includes(value)) {
        const titled = content.entries[link.pointsAt].find(
          ({ data }) => data.title.toLowerCase() === value.toLowerCase(),
        )
        const named = { collection: link.pointsAt, slug: value }
        problems.push(
          problemAt(
            entry.file,
            place,
            absentReference(fieldInWords(path), named, content) ?? [
              'unknown-reference',
              titled !== undefined || value.endsWith('.mdx')
                ? `${fieldInWords(path)} says "${value}" where the name of a file belongs.`
                : `${fieldInWords(path)} names "${value}", and there is no file ${link.pointsAt}/${value}.mdx.`,
              referenceFix(value, titled?.slug, whole),
            ],
          ),
        )
      }
    }
    return problems
  }
  return [
    ...content.bodies.flatMap(({ file, isSound, prose }) =>
      prose.links
        // What stands in a file that has an error of its own cannot be looked up there yet.
        .filter(({ href }) => (isSound && !clashing.has(file)) || !href.startsWith('#'))
        .flatMap((link) => [...follow(link.href, file, link), ...withoutWords(link, file)]),
    ),
    ...linkedFields(content).flatMap(lookAt),
  ]
}

/** A link that has neither words nor a picture. */
const withoutWords = ({ words, hasPicture, href, ...place }: ProseLink, file: string): Problem[] =>
  words.trim() !== '' || hasPicture
    ? []
    : [
        problemAt(file, place, [
          'link-words',
          `This link to "${href}" has no words, so visitors cannot see or press it.`,
          `Write words between the square brackets: [the words](${href})`,
        ]),
      ]

/** What to write in the place of the name of a practice area that there is not. */
function referenceFix(value: string, titled: string | undefined, whole: Whole): string {
  const known = whole.content.slugs['practice-areas']
  const bare = value.replace(/^.*\//, '').replace(/\.mdx?$/, '')
  const named = titled ?? known.find((slug) => slug === bare)
  if (named !== undefined) return `Write ${named}, the file’s name without .mdx.`
  const close = nearest(bare, known) ?? renamedArea(bare, whole)
  if (close !== undefined) return `Did you mean "${close}"?`
  const address = `${collections['practice-areas'].base}/${bare}`
  return wasPublished(address, whole)
    ? `${bringBack(`${address.slice(1)}.mdx`)} If it is to stay away, take this line out, or name another file in practice-areas; npm run retire does all of it.`
    : 'Write the name of a file in practice-areas, without .mdx; or take this line out.'
}
