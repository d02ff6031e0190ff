/**
 * The line drawings that content may name as an icon (`mark:` in frontmatter).
 * `firm/art/icons/iconSprite.ts` draws one for each; it does not compile when one is missing.
 */
export const iconNames = [
  // The ten practices
  'seal',
  'scales',
  'patent',
  'plan',
  'bench',
  'ledger',
  'vault',
  'meridians',
  'delta',
  'lock',
  // Reasons, principles, values, programs and highlights
  'lighthouse',
  'compass',
  'sextant',
  'anchor',
  'lead-line',
  'logbook',
  'signal-flags',
  'ship-wheel',
  'knot',
  'hourglass',
  'star-chart',
  'buoy',
  'rigging',
  'tide-table',
] as const

export type IconName = (typeof iconNames)[number]
