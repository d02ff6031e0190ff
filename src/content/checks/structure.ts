import { diagnostic, fileStart } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'
import { entriesOf, slugsOf } from '../model/content.ts'
import { collectionOfPath, isRecord, kindOf } from '../model/registry.ts'
import { isListed } from '../model/pageKind.ts'
import { isNote } from '../model/sourceFile.ts'
import { pictureEnding } from '../images/pictureSettings.ts'
import { urlListFile } from '../publish/urlList.ts'
import { slugOf } from '../text/slugOf.ts'
import { notOnSite } from '../publish/publishState.ts'
import { missingKinds, parentPath, uncertainPaths } from '../publish/routes.ts'
import { didYouMean } from '../text/closestMatch.ts'

/** The pages above each page, its footer column, all required pages and what pages list exist. */
export function* checkStructure({ content, routes }: CheckContext) {
  const pathOf = new Map(routes.toReversed().map(({ file, path }) => [file, path]))
  const empty = 'No page is below this one, so the list of them is empty.'
  const addOne = 'Add a page to the folder of this page, or delete the tag.'
  for (const { file, lists } of content.bodies)
    for (const place of lists)
      if (!routes.some(({ path, listed }) => listed && parentPath(path) === pathOf.get(file)))
        yield diagnostic(file, place, ['no-children', empty, addOne])
  const { registry, organization, entries, unpublished } = content
  const columns = organization?.data.footer.map(({ id }) => id)
  for (const { file, data, placeOf } of entries) {
    const { footer } = data
    if (footer === undefined || !columns || columns.includes(footer)) continue
    const fix = didYouMean(footer, columns) || `Write the id of a column in ${registry.organization.path}.`
    const message = `The footer has no column "${footer}".`
    yield diagnostic(file, placeOf(['footer']), ['unknown-column', message, fix])
  }
  const paths = new Set([...routes.map(({ path }) => path), ...uncertainPaths(content)])
  for (const { file, path, isList } of routes) {
    const above = isList ? undefined : parentPath(path)
    if (above === undefined || paths.has(above)) continue
    const absent = unpublished.find((one) => one.path === above)
    const subject = `The page ${path} is below ${above}`
    const message = `${subject}, which doesn't exist.`
    const fix = `Add the file ${registry.pages.name}${above}.mdx, or move this one.`
    const draft = absent && notOnSite(`${subject}, which`, absent, 'Write the same field into this file')
    yield diagnostic(file, fileStart, draft ?? ['missing-parent', message, fix, above])
  }
  for (const { file, path, kind } of routes) {
    const { lists } = kindOf(registry, kind)
    if (!lists || lists.mayBeEmpty) continue
    const { collection, where } = lists
    const inFolder = entriesOf(content, collection)
    // A file with errors may be one of the list.
    if (inFolder.length < slugsOf(content, collection).length) continue
    if (inFolder.some(({ data }) => isListed(lists, data))) continue
    const field = where.is === undefined ? `the field ${where.field}` : `${where.field}: ${where.is}`
    const message = `The page ${path} is empty, because no file in ${collection.name} has ${field}.`
    const fix = `Add it to one, or remove the page: npm run retire -- ${path} --to ${parentPath(path) ?? '/'}`
    yield diagnostic(file, fileStart, ['empty-list', message, fix])
  }
  for (const { name, isKindOf } of missingKinds(content)) {
    const absent = unpublished.find(({ entry }) => entry && isKindOf(entry))
    const file = absent?.file ?? `${registry.pages.name}/${name}.mdx`
    const message = `The site has no page with the template "${name}".`
    const fix = `Restore ${file} from the history on GitHub.`
    const subject = `The site needs its page with the template "${name}", which`
    const draft = absent && notOnSite(subject, absent, 'Add another page with that template')
    yield diagnostic(file, fileStart, draft ?? ['missing-page', message, fix])
  }
}

/** What is in the content folder, is neither a note, a picture nor an approval, and isn't read. */
export function* checkOtherFiles({ content: { registry }, otherFiles }: CheckContext) {
  for (const path of otherFiles) {
    if (isNote(path) || pictureEnding.test(path) || isRecord(registry, path) || path === urlListFile) continue
    const name = `${slugOf(path.replace(/^.*\/|\..*$/g, '')) || 'new-name'}.mdx`
    const renamed = path.replace(/[^/]*$/, name)
    const collection = collectionOfPath(registry, path)
    const isRead = collection?.isNested ?? registry.singles.some((file) => file.path === renamed)
    const file = isRead ? renamed : `${(collection ?? registry.pages).name}/${name}`
    const message = "The site doesn't read this file, because its name doesn't end with .mdx."
    const fix = `Move its text into ${file} (npm run new). Downloads go into the folder public, and notes into README.md.`
    yield diagnostic(path, fileStart, ['unread-file', message, fix])
  }
}
