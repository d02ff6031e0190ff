/** Where the rules stand. Hosts tell the type of the file by its ending. */
export const speculationRulesAddress = '/prerender.speculationrules'

/**
 * What browsers may prerender: the page of a link that the visitor points at for a moment or begins to press, until
 * React runs the page (`data-hydrated`), which fetches what its links lead to by itself. Addresses with a dot are files.
 * They are a file, named by a header, since the policy lets no inline script stand in a page.
 * Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = (): string =>
  `${JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/*.*' } },
            { selector_matches: '#root:not([data-hydrated]) a:not([download], [target])' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })}\n`
