/**
 * The rules by which the MDN HTTP Observatory gives points, as published in the source of mdn/mdn-http-observatory
 * (`src/grader/charts.js` has the points, `src/analyzer/tests/` what earns them): each begins at 100, and what adds points
 * counts only from 90 on.
 */

/** An answer as the Observatory looks at it: over https, the page at `/`. */
export interface Judged {
  headers: ReadonlyMap<string, string>
  html: string
}

/** One rule: its name there, and what an answer earns by it. */
export interface Rule {
  name: string
  points: (judged: Judged) => readonly [result: string, points: number]
}

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const policyOf = ({ headers }: Judged) => headers.get('content-security-policy')

export const rules: readonly Rule[] = [
  {
    name: 'content-security-policy',
    points: (judged) => {
      const policy = policyOf(judged)
      if (policy === undefined) return ['csp-not-implemented', -25]
      const all = directives(policy)
      const of = (name: string) => all.get(name) ?? all.get('default-src') ?? ['*']
      const [scripts, objects, styles] = [of('script-src'), of('object-src'), of('style-src')]
      const isUnsafe = (source: string) => [...broad, "'unsafe-inline'", 'data:'].includes(source)
      if (scripts.some(isUnsafe) || objects.some((source) => broad.includes(source)))
        return ['csp-implemented-with-unsafe-inline', -20]
      if ([...all.values()].flat().some((source) => /^(http|ftp):/.test(source)))
        return ['csp-implemented-with-insecure-scheme', -20]
      if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10]
      if (styles.some(isUnsafe)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
      return all.get('default-src')?.join(' ') === "'none'"
        ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
        : ['csp-implemented-with-no-unsafe', 5]
    },
  },
  {
    name: 'cookies',
    points: ({ headers }) =>
      headers.has('set-cookie') ? ['cookies-without-secure-flag', -20] : ['cookies-not-found', 0],
  },
  {
    name: 'cross-origin-resource-sharing',
    points: ({ headers }) =>
      headers.has('access-control-allow-credentials')
        ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
        : ['cross-origin-resource-sharing-not-implemented', 0],
  },
  {
    name: 'referrer-policy',
    points: ({ headers }) => {
      const value = headers.get('referrer-policy')
      if (value === undefined) return ['referrer-policy-not-implemented', 0]
      return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
        ? ['referrer-policy-private', 5]
        : ['referrer-policy-unsafe', -5]
    },
  },
  {
    name: 'strict-transport-security',
    points: ({ headers }) => {
      const value = headers.get('strict-transport-security')
      if (value === undefined) return ['hsts-not-implemented', -20]
      const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/.exec(value)?.[1]
      if (age === undefined) return ['hsts-header-invalid', -20]
      return Number(age) >= 15_768_000
        ? ['hsts-implemented-max-age-at-least-six-months', 0]
        : ['hsts-implemented-max-age-less-than-six-months', -10]
    },
  },
  {
    name: 'subresource-integrity',
    points: ({ html }) => {
      const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
      if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
      if (scripts.some(([, address = '']) => !/^\/(?!\/)/.test(address)))
        return ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
      return scripts.every(([tag]) => tag.includes(' integrity="'))
        ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
        : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
    },
  },
  {
    name: 'x-content-type-options',
    points: ({ headers }) =>
      headers.get('x-content-type-options') === 'nosniff'
        ? ['x-content-type-options-nosniff', 0]
        : ['x-content-type-options-not-implemented', -5],
  },
  {
    name: 'x-frame-options',
    points: (judged) => {
      if (directives(policyOf(judged) ?? '').has('frame-ancestors'))
        return ['x-frame-options-implemented-via-csp', 5]
      return /^(deny|sameorigin)$/i.test(judged.headers.get('x-frame-options') ?? '')
        ? ['x-frame-options-sameorigin-or-deny', 5]
        : ['x-frame-options-not-implemented', -20]
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points: ({ headers }) => {
      const value = headers.get('cross-origin-resource-policy')
      if (value === undefined) return ['corp-not-implemented', 0]
      return /^same-(origin|site)$/.test(value)
        ? ['corp-implemented-with-same-origin-or-site', 10]
        : ['corp-header-invalid', -5]
    },
  },
  {
    name: 'cross-origin-embedder-policy',
    points: ({ headers }) =>
      /^(require-corp|credentialless)$/.test(headers.get('cross-origin-embedder-policy') ?? '')
        ? ['coep-implemented', 10]
        : ['coep-not-implemented', 0],
  },
  {
    name: 'cross-origin-opener-policy',
    points: ({ headers }) => {
      const value = headers.get('cross-origin-opener-policy')
      if (value === undefined) return ['coop-not-implemented', 0]
      return /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(value)
        ? ['coop-implemented', 10]
        : ['coop-header-invalid', -5]
    },
  },
  // The guide says of each host how http leads to https; what it takes away otherwise is 20.
  { name: 'redirection', points: () => ['redirection-to-https', 0] },
]

/** All rules with what each gives, and the points in all. */
export function grade(judged: Judged): {
  total: number
  table: (readonly [name: string, result: string, points: number])[]
} {
  const table = rules.map(({ name, points }) => [name, ...points(judged)] as const)
  const losses = table.reduce((sum, [, , points]) => sum + Math.min(0, points), 100)
  const gains = table.reduce((sum, [, , points]) => sum + Math.max(0, points), 0)
  return { total: losses >= 90 ? losses + gains : losses, table }
}
