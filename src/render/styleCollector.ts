import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The rules of a component under one of its classes, or of one set of keyframes. */
interface Rules {
  component: string
  name: string
  rules: string[]
  /** A short name of its own. */
  key: string
}

/** HTML with the rules that it needs, in the order in which it needs them. */
export interface StyledHtml {
  html: string
  rules: readonly Rules[]
}

/** Renders on the server, and collects the styles of what it renders. */
interface StyleCollector {
  render: (app: ReactNode) => StyledHtml
  /** The rules that were needed so far by what is being rendered. */
  soFar: () => readonly Rules[]
  /** Writes a style element with rules, as the library writes them for a page alone. */
  write: (rules: Iterable<Rules>) => string
}

/**
 * Has the styles of components compiled once in a process instead of once for each page, and written once for all pages that have
 * the same. The library asks a sheet whether it has the rules of a class, and hands them over if not, so one sheet for all pages
 * takes note of what each page asks for.
 */
export function styleCollector(): StyleCollector {
  const sheet = new ServerStyleSheet()
  const known = new Map<string, Map<string, Rules>>()
  const elements = new Map<string, string>()
  let count = 0
  let needed = new Set<Rules>()
  Object.assign(sheet.instance, {
    hasNameForId: (component: string, name: string): boolean => {
      const rules = known.get(component)?.get(name)
      if (rules) needed.add(rules)
      return rules !== undefined
    },
    insertRules: (component: string, name: string, rules: string[]): void => {
      count += 1
      const added = { component, name, rules, key: count.toString(36) }
      const ofComponent = known.get(component) ?? new Map<string, Rules>()
      known.set(component, ofComponent.set(name, added))
      needed.add(added)
    },
  })
  return {
    render: (app) => {
      needed = new Set()
      const html = renderToString(sheet.collectStyles(app))
      return { html, rules: [...needed] }
    },
    soFar: () => [...needed],
    write: (rules) => {
      const all = [...new Set(rules)]
      const key = all.map((one) => one.key).join(' ')
      // `client/adoptStyles.ts` goes on in it.
      const element = elements.get(key) ?? `<style data-styles>${written(all)}</style>`
      elements.set(key, element)
      return element
    },
  }
}

/** Rules in the order that the library gives them: that of the components, whatever a page shows first. */
function written(all: readonly Rules[]): string {
  const sheet = new ServerStyleSheet()
  for (const { component, name, rules } of all) sheet.instance.insertRules(component, name, rules)
  return rulesOf(sheet)
}

/** The rules in a sheet. Where one ends and the next begins, browsers see by themselves. */
export const rulesOf = (sheet: ServerStyleSheet): string =>
  sheet.instance.toString().replaceAll('/*!sc*/\n', '')
