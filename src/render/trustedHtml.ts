declare global {
  // Browsers that do not know Trusted Types have none, and neither has the server.
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => TrustedTypePolicy }
    | undefined
}

interface TrustedTypePolicy {
  createHTML: (html: string) => TrustedHTML
}

/** The one policy that the site's Content-Security-Policy lets scripts create, and once: no other script can have it. */
const policy = globalThis.trustedTypes?.createPolicy('prose', { createHTML: (html) => html })

/** A body's finished HTML, for an element: browsers that enforce Trusted Types refuse any text that did not come this way. */
export const trustedHtml = (html: string): TrustedHTML | string => policy?.createHTML(html) ?? html
