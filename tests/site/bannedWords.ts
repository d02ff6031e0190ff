/** Words that say nothing to somebody who writes text, or belong to the tool and not to the text. */
export const bannedWords =
  /\b(undefined|null|NaN|tokens?|pars(e[drs]?|ing)|JSX?|schemas?|reg(ex|ular expression)s?|stack|strings?|boolean|array|object|YAML|frontmatter|node_modules|TypeScript|src|function|exception|syntax|invalid)\b/i
