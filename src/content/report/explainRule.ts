/** What each rule means, by its name: the sections of content/PROBLEMS.md, and what the site says of its own rules. */
export const explanationsOf = (problems: string, own: Readonly<Record<string, string>>) =>
  new Map([
    ...[...problems.matchAll(/^## (\S+)\n+([^]*?)(?=^##? |(?![^]))/gm)].map(
      ([, name = '', text = '']) => [name, text.trim()] as const,
    ),
    ...Object.entries(own),
  ])

/** All rules, one a line, with the first sentence about each. */
export const listRules = (explanations: ReadonlyMap<string, string>): string =>
  [...explanations]
    .map(([name, text]) => name.padEnd(22) + text.replaceAll('\n', ' ').replace(/(?<=\.) .*/, ''))
    .join('\n')
