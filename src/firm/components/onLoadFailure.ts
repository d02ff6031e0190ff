import { css, type keyframes } from 'styled-components'

/** The delay: a little less than the five seconds after which a load counts as failed. */
export const patience = '4.8s'

/**
 * A style that takes effect when scripts do not run in time: they are off, the first one has not loaded, or
 * React has not hydrated the page. It is an animation without motion, so it needs no script and also runs
 * with reduced motion.
 * `data-scripts` on the document has the state:
 * - absent: no script has loaded. The delay counts from when the page is first shown.
 * - `asleep`: the first script waits for the visitor's first input. The style does not apply.
 * - `waking`: React is being fetched. The delay starts again.
 * - `failed`: React could not render the page. The style applies at once.
 * @param look keyframes whose last step is the look from then on
 */
export const onLoadFailure = (look: ReturnType<typeof keyframes>) => css`
  animation: ${look} 1ms ${patience} forwards !important;
  [data-scripts='asleep'] & {
    animation: none !important;
  }
  [data-scripts='failed'] & {
    animation-delay: 0s !important;
  }
  @media (scripting: none) {
    animation-delay: 0s !important;
  }
`
