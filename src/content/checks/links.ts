import { pathsOfInvalidFiles } from '../publish/pathsOfInvalidFiles.ts'
import type { BodyLink } from '../model/parsedBody.ts'
import { anchorsOf } from '../publish/anchors.ts'
import { entriesOf, slugsOf } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import { collectionOf } from '../model/registry.ts'
import { formatField } from '../model/fieldPath.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { diagnostic, type Position, type Diagnostic } from '../model/diagnostic.ts'
import { unpublishedReference } from './unpublishedTargets.ts'
import type { Check, CheckContext } from '../model/check.ts'
import { filesWithDuplicateUrl } from './duplicateUrls.ts'
import { linkedFields, type EntryLinks } from './linkedFields.ts'
import { linkProblem } from './linkProblem.ts'

/** Every link in a body or a field leads somewhere, and every reference names a file that exists. */
export const checkLinks: Check = (context) => {
  const { content } = context
  const routeOf = new Map(context.routes.map((route) => [route.file, route]))
  // Of two files with one address, the first counts.
  const routeAt = new Map(context.routes.toReversed().map((route) => [route.path, route]))
  const anchors = new Map(context.routes.map((route) => [route.path, anchorsOf(route, content)]))
  const unsound = pathsOfInvalidFiles(content)
  const clashing = filesWithDuplicateUrl(context.routes)
  const follow = (href: string, file: string, place: () => Position): Diagnostic[] => {
    const wrong = linkProblem(href, {
      own: routeOf.get(file)?.path,
      routeAt,
      anchors,
      unsound,
      whole: context,
    })
    return wrong ? [diagnostic(file, place(), wrong)] : []
  }
  const lookAt = ({ entry: { file, placeOf }, links }: EntryLinks): Diagnostic[] =>
    links.flatMap(({ link, value, path }) => {
      if (link.pointsAt === 'address') return follow(value, file, () => placeOf(path))
      const collection = collectionOf(content.registry, link.pointsAt)
      if (collection === undefined || slugsOf(content, collection).includes(value)) return []
      const titled = entriesOf(content, collection).find(
        ({ data }) => data.title?.toLowerCase() === value.toLowerCase(),
      )
      const field = formatField(path)
      return [
        diagnostic(
          file,
          placeOf(path),
          unpublishedReference(field, { collection, slug: value }, content) ?? [
            'unknown-reference',
            titled !== undefined || value.endsWith('.mdx')
              ? `${field} says "${value}" where the name of a file belongs.`
              : `${field} names "${value}", and there is no file ${link.pointsAt}/${value}.mdx.`,
            referenceFix(value, { collection, titled: titled?.slug }, context),
          ],
        ),
      ]
    })
  return [
    ...content.bodies.flatMap(({ file, isSound, prose }) =>
      prose.links
        // In a file with errors, the places that links within it name are not known yet.
        .filter(({ href }) => (isSound && !clashing.has(file)) || !href.startsWith('#'))
        .flatMap((link) => [...follow(link.href, file, () => link), ...withoutWords(link, file)]),
    ),
    ...linkedFields(content).flatMap(lookAt),
  ]
}

/** A link that has neither words nor a picture. */
const withoutWords = ({ words, hasPicture, href, ...place }: BodyLink, file: string): Diagnostic[] =>
  words.trim() !== '' || hasPicture
    ? []
    : [
        diagnostic(file, place, [
          'link-words',
          `This link to "${href}" has no words, so visitors cannot see or press it.`,
          `Write words between the square brackets: [the words](${href})`,
        ]),
      ]

/** What to write instead of the name of a file that doesn't exist. */
function referenceFix(
  value: string,
  { collection, titled }: { collection: Collection; titled: string | undefined },
  { content }: CheckContext,
): string {
  const known = slugsOf(content, collection)
  const bare = value.replace(/^.*\//, '').replace(/\.mdx?$/, '')
  const named = titled ?? known.find((slug) => slug === bare)
  if (named !== undefined) return `Write ${named}, the file’s name without .mdx.`
  const hint = didYouMean(bare, known)
  return hint || `Write the name of a file in ${collection.name}, without .mdx; or delete this line.`
}
