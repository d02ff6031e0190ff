import { layer, media, space, surface, tone, type, underline } from '../theme/theme.ts'

/**
 * The banner along the window's lower edge, as a global style, which browsers needn't load again. It is last in the layout, so
 * that it never covers the end of the page, and nothing moves when it goes.
 */
export const bannerStyle = `
@media screen { #root { display:flex;flex-direction:column } :root { scroll-padding-bottom:7rem } }
[data-banner] {
  ${surface.ink}${type.fact}
  position:sticky;z-index:${layer.banner};bottom:0;order:1;
  display:flex;align-items:center;justify-content:space-between;gap:${space.medium};
  padding:${space.small} ${space.page};border-top:1px solid ${tone.brass};
  ${media.low} { position:static }
}
[data-banner] button {
  ${type.small}${underline('currentColor')}
  flex:none;min-height:2.75rem;padding:0;border:0;background:none;cursor:pointer;
}
:root[data-dismissed='true'] [data-banner] { display:none }
@media (scripting: none) { [data-banner] button { display:none } }
/* Until the first script knows whether to show it, so that it never flashes. */
@keyframes wait { from, to { visibility:hidden } }
@media (scripting: enabled) { :root:not([data-dismissed]) [data-banner] { animation:wait 2s } }
`
