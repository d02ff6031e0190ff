import { __PRIVATE__ } from 'styled-components'

/**
 * Lets styled-components go on in the document's own styles. By itself it would move every rule into an element of its
 * own, and the browser would have to style and lay out the page anew.
 *
 * Components register in the order in which they are loaded, and rules stand in that order: so this module is loaded
 * before all components.
 */
const sheet = document.querySelector<HTMLStyleElement | HTMLLinkElement>('[data-styles]')?.sheet
if (!sheet) throw new Error('The page has no styles to go on in.')

const { StyleSheet, mainSheet } = __PRIVATE__
/** How many rules each group has: the rules of one component, and after them the marker that names it and its classes. */
const sizes: number[] = []
let size = 0
for (const rule of sheet.cssRules) {
  size += 1
  if (!(rule instanceof CSSStyleRule)) continue
  const id = /^data-styled\.g\d+\[id="(.*)"\]$/.exec(rule.selectorText)?.[1]
  if (id === undefined) continue
  // The classes stand as `"one,other,"`.
  for (const name of rule.style.content.slice(1, -1).split(','))
    if (name !== '') mainSheet.registerName(id, name)
  sizes[StyleSheet.registerId(id)] = size
  size = 0
}

/** The place of a group's first rule. */
const startOf = (group: number): number => sizes.slice(0, group).reduce((sum, count) => sum + count, 0)

/** The rules of the document by their places, as styled-components asks for them. */
const rules = {
  get length() {
    return sheet.cssRules.length
  },
  insertRule: (index: number, rule: string) => {
    try {
      sheet.insertRule(rule, index)
      return true
    } catch {
      // A selector that this browser does not know.
      return false
    }
  },
  deleteRule: (index: number) => sheet.deleteRule(index),
  getRule: (index: number) => sheet.cssRules[index]?.cssText ?? '',
}

mainSheet.tag = {
  tag: rules,
  get groupSizes() {
    return Uint32Array.from(sizes, (count = 0) => count)
  },
  get length() {
    return sizes.length
  },
  insertRules(group, texts) {
    const start = startOf(group)
    for (const text of texts) {
      const count = sizes[group] ?? 0
      if (rules.insertRule(start + count, text)) sizes[group] = count + 1
    }
  },
  clearGroup(group) {
    const start = startOf(group)
    for (let left = sizes[group] ?? 0; left > 0; left -= 1) rules.deleteRule(start)
    sizes[group] = 0
  },
  getGroup(group) {
    const start = startOf(group)
    return Array.from({ length: sizes[group] ?? 0 }, (_, index) => rules.getRule(start + index)).join('')
  },
}
