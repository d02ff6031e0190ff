/** Hosts set the content type by the extension. */
export const speculationRulesAddress = '/prerender.speculationrules'

/**
 * Lets browsers prerender links that the visitor hovers over or presses, until the page is hydrated and prefetches links
 * by itself. Excludes files. The rules are a file, since the policy forbids inline scripts.
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
