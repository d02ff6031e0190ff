import { __PRIVATE__ } from 'styled-components'

const { StyleSheet, mainSheet } = __PRIVATE__

/**
 * Lets styled-components go on in the document's own styles. By itself it would move every rule into an element of its
 * own, and the browser would have to style and lay out the page anew.
 * @param sheet the document's rules: those of one component after the other, each followed by a marker that names the
 *   component and its classes
 */
function adopt(sheet: CSSStyleSheet): void {
  /** How many rules each group has: those of one component and their marker. */
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
  const startOf = (group: number): number => {
    let start = 0
    for (let before = 0; before < group; before += 1) start += sizes[before] ?? 0
    return start
  }

  mainSheet.tag = {
    tag: {
      get length() {
        return sheet.cssRules.length
      },
      insertRule: (index, rule) => {
        try {
          sheet.insertRule(rule, index)
          return true
        } catch {
          // A selector that this browser does not know.
          return false
        }
      },
      deleteRule: (index) => sheet.deleteRule(index),
      getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
    },
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
        if (this.tag.insertRule(start + count, text)) sizes[group] = count + 1
      }
    },
    clearGroup(group) {
      const start = startOf(group)
      for (let left = sizes[group] ?? 0; left > 0; left -= 1) this.tag.deleteRule(start)
      sizes[group] = 0
    },
    getGroup(group) {
      const start = startOf(group)
      return Array.from({ length: sizes[group] ?? 0 }, (_, index) => this.tag.getRule(start + index)).join('')
    },
  }
}

// Components register in the order in which they are loaded, and rules stand in that order: so this module is loaded
// before all components. Where something has taken the styles away, the library makes an element of its own.
const own = document.querySelector<HTMLStyleElement | HTMLLinkElement>('[data-styles]')?.sheet
if (own) adopt(own)
