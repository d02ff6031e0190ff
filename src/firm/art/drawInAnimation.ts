/**
 * The style element that lets marked lines of a drawing draw themselves once: classes `d0` to `d5`, one after another.
 * Each such path needs `pathLength="1"`. The dashes belong to the animation alone, so before, after and without it
 * (reduced motion, no support) a line is simply whole.
 */
export function drawInAnimation(): string {
  const delays = [0, 0.25, 0.5, 0.8, 1.1, 1.4].map((delay, i) => `.d${i}{animation-delay:${delay}s}`).join('')
  return (
    '<style>@media (prefers-reduced-motion:no-preference){[class^=d]{animation:draw 2.6s cubic-bezier(.22,.6,.3,1) backwards}' +
    `${delays}}@keyframes draw{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}</style>`
  )
}
