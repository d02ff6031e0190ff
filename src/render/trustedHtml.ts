declare global {
  // Undefined on the server and in browsers without Trusted Types.
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => TrustedTypePolicy }
    | undefined
}

interface TrustedTypePolicy {
  createHTML: (html: string) => TrustedHTML
}

/** The only policy that the Content-Security-Policy allows, and only once, so no other script can create it. */
const policy = globalThis.trustedTypes?.createPolicy('prose', { createHTML: (html) => html })

/** Marks a body's HTML as trusted. Browsers with Trusted Types refuse plain strings. */
export const trustedHtml = (html: string): TrustedHTML | string => policy?.createHTML(html) ?? html
