import type { Sides } from '../compare/types.ts'
import { commonStates } from './states.ts'
import type { PagePart, RenderedPage, RenderState } from './types.ts'

/** In which states, of those that are pictured on both sides, a part of a page looks different. */
export function differentStates(sides: Sides<RenderedPage>, part: PagePart): RenderState[] {
  const pictureOf = ({ documents }: RenderedPage, state: RenderState) =>
    documents.get(state)?.pictures?.[part]
  return commonStates(sides).filter(
    (state) => pictureOf(sides.before, state) !== pictureOf(sides.after, state),
  )
}

/** The addresses of the pages that both sites have and that look different, whatever else is told of them. */
export function differentPages({ before, after }: Sides<readonly RenderedPage[]>): string[] {
  const old = new Map(before.map((page) => [page.path, page]))
  return after.flatMap((page) => {
    const known = old.get(page.path)
    const isDifferent = (part: PagePart) =>
      known !== undefined && differentStates({ before: known, after: page }, part).length > 0
    return isDifferent('main') || isDifferent('shell') ? [page.path] : []
  })
}
