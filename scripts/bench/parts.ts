/** The parts of a run, in their order. */
export const partNames = ['build', 'visit', 'click', 'dev', 'check', 'history'] as const
/** Parts of our site alone that no target asks for: they print what they find, and run when they are named. */
export const extraPartNames = ['lighthouse', 'paint', 'servers', 'hostile'] as const
export type PartName = (typeof partNames)[number] | (typeof extraPartNames)[number]
