import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'
import { memoizeWeak } from '../model/memoize.ts'

/** Whether the items of a list stand apart; the library looks through all of them again for each. */
const isLoose = memoizeWeak(
  ({ spread, children }: List): boolean =>
    Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1),
)

/** An item of a list, as the library makes it. */
export const listItem: Handler = (state, item: ListItem, parent: Parents | undefined) =>
  defaultHandlers.listItem(
    state,
    parent?.type === 'list' ? { ...item, spread: isLoose(parent) } : item,
    undefined,
  )
