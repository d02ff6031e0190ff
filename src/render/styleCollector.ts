import type { ReactElement, ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** The rules of a component under one of its classes, or of one set of keyframes. */
interface Rules {
  component: string
  name: string
  rules: string[]
  /** A short name of its own. */
  key: string
}

/** Collects the styles of pages that are rendered one after the other. */
export interface StyleCollector {
  /** Has the styles of what is in it collected; until a page has begun, for none. */
  collect: (app: ReactNode) => ReactElement
  /**
   * Begins a page.
   * @returns a function that gives the rules that what was rendered since needs, as the library writes them for a page alone
   */
  begin: () => () => string
}

/**
 * Has the styles of components compiled once in a process instead of once for each page, and written once for all pages that have
 * the same: half of what a page takes to render. The library asks a sheet whether it has the rules of a class, and hands them over
 * if not, so one sheet for all pages takes note of what each page asks for.
 */
export function styleCollector(): StyleCollector {
  const sheet = new ServerStyleSheet()
  const known = new Map<string, Map<string, Rules>>()
  const texts = new Map<string, string>()
  let count = 0
  let used = new Set<Rules>()
  Object.assign(sheet.instance, {
    hasNameForId: (component: string, name: string): boolean => {
      const rules = known.get(component)?.get(name)
      if (rules) used.add(rules)
      return rules !== undefined
    },
    insertRules: (component: string, name: string, rules: string[]): void => {
      count += 1
      const added = { component, name, rules, key: count.toString(36) }
      const ofComponent = known.get(component) ?? new Map<string, Rules>()
      known.set(component, ofComponent.set(name, added))
      used.add(added)
    },
  })
  return {
    collect: (app) => sheet.collectStyles(app),
    begin: () => {
      const ofPage = new Set<Rules>()
      used = ofPage
      return () => {
        const key = Array.from(ofPage, (rules) => rules.key).join(' ')
        const text = texts.get(key) ?? written([...ofPage])
        texts.set(key, text)
        return text
      }
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
