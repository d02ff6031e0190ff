import type { Sides } from '../compare/types.ts'
import { renderWidths, type RenderedPage, type RenderState } from './types.ts'

/** The states in which a page was read on both sides. */
export const commonStates = ({ before, after }: Sides<RenderedPage>): RenderState[] =>
  [...after.documents.keys()].filter((state) => before.documents.has(state))

/**
 * In which states something is so, to stand behind it: ` (on paper)`; nothing when it is so in all, or in all those that
 * are pictured and in no other: then it is for pictures to show.
 */
export function whereStates(states: readonly RenderState[], all: readonly RenderState[]): string {
  const could = states.some(isUnpictured) ? all : all.filter((state) => !isUnpictured(state))
  if (could.every((state) => states.includes(state))) return ''
  const widths = states.flatMap((state) => widthOf(state) ?? []).sort((one, other) => one - other)
  const [width] = widths
  const places = [
    ...(width === undefined
      ? []
      : [
          widths.length === 1
            ? `in a window ${width} pixels wide`
            : `in windows ${widths.slice(0, -1).join(', ')} and ${widths.at(-1)} pixels wide`,
        ]),
    ...(states.includes('print') ? ['on paper'] : []),
    ...(states.includes('awake') ? ['once the page’s scripts run'] : []),
    ...(states.includes('later') ? ['a minute after the page’s scripts have started'] : []),
  ]
  return ` (${places.join('; ')})`
}

const isUnpictured = (state: RenderState): boolean => state.endsWith(' pixels')

const widthOf = (state: RenderState): number | undefined => {
  if (state === 'wide' || state === 'narrow') return renderWidths[state]
  return isUnpictured(state) ? parseInt(state, 10) : undefined
}
