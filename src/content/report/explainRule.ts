/** What each rule means, by its name: the sections of content/PROBLEMS.md, and what the site says of its own rules. */
export const explanationsOf = (
  problems: string,
  own: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> =>
  new Map([
    ...problems.split(/^(?=##? )/m).flatMap((section): [string, string][] => {
      const [, name, text = ''] = /^## (\S+)\n+([^]*)/.exec(section) ?? []
      return name === undefined ? [] : [[name, text.trim()]]
    }),
    ...Object.entries(own),
  ])

/** All rules, one a line, with the first sentence about each. */
export const listRules = (explanations: ReadonlyMap<string, string>): string =>
  [...explanations]
    .map(([name, text]) => {
      const words = text.replaceAll('\n', ' ')
      return `${name.padEnd(22)}${/^.*?\.(?= |$)/.exec(words)?.[0] ?? words}`
    })
    .join('\n')
