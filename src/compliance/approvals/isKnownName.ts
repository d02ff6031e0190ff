import type { Site } from '../../content/buildSite.ts'

/** Whether somebody among the firm's people has this name; capitals and degrees behind a comma make no difference. */
export function isKnownName(typed: string, { entries }: Pick<Site, 'entries'>): boolean {
  const bare = (name: string) => name.split(',')[0]?.trim().toLowerCase()
  return entries.attorneys.some(({ data }) => bare(data.name) === bare(typed))
}
