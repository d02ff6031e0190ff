/** What renders the site's pages. */
export type ServerEntry = typeof import('../firm/entryServer.tsx').default
