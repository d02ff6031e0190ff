import { z } from 'zod'
import { singleOf, type Content } from '../../content/model/content.ts'
import { defineFile } from '../../content/model/contentType.ts'
import { labelGroups, type LabelGroup, type Labels } from './groups.ts'

/** `content/labels.mdx`, which belongs to no collection and must exist. */
export const labelsFile = defineFile({
  name: 'labels',
  title: 'Labels',
  path: 'labels.mdx',
  schema: z.strictObject(labelGroups),
  required: { holds: 'the words of headings, buttons and dates' },
})

/**
 * The labels of a site.
 * @throws when their file is missing or not sound; there is no site then
 */
export function labelsOf(site: Pick<Content, 'singles'>): Labels {
  const entry = singleOf(site, labelsFile)
  if (entry === undefined) throw new Error(`The site has no ${labelsFile.path}.`)
  return entry.data
}

/**
 * What a page kind shows of the labels: the groups that it names, and no others, since each page carries its own.
 * @returns gives them for a site
 */
export const labelsFor =
  <Group extends LabelGroup = never>(...groups: readonly Group[]) =>
  (site: Pick<Content, 'singles'>): Pick<Labels, Group> =>
    pick(labelsOf(site), groups)

function pick<Group extends keyof Labels>(labels: Labels, groups: readonly Group[]): Pick<Labels, Group> {
  const picked = { ...labels }
  const wanted = new Set<string>(groups)
  for (const name of Object.keys(picked)) if (!wanted.has(name)) Reflect.deleteProperty(picked, name)
  return picked
}
