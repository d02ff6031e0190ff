/** Files that the site cannot do without. */
const indispensable = ['firm.mdx', 'pages/home.mdx', 'pages/contact.mdx', 'pages/not-found.mdx']

export const isIndispensable = (path: string): boolean => indispensable.includes(path)

/** How a file that was lost or emptied gets its last good text again: a sentence. `path`: inside the content folder. */
export const bringBack = (path: string): string =>
  `Bring it back with the command git restore content/${path}, or copy it from an earlier version, which GitHub shows under History.`
