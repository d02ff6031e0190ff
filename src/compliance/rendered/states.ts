import type { Sides } from '../compare/types.ts'
import { renderStates, stateNames, type RenderedPage, type RenderState } from './types.ts'

/** The states in which a page was read on both sides. */
export const commonStates = ({ before, after }: Sides<RenderedPage>): RenderState[] =>
  renderStates.filter((state) => before.documents.has(state) && after.documents.has(state))

/** In which states something is so, to stand behind it: ` (on paper)`; nothing when it is so in all. */
export const whereStates = (states: readonly RenderState[], all: readonly RenderState[]): string =>
  states.length === all.length ? '' : ` (${states.map((state) => stateNames[state]).join('; ')})`
