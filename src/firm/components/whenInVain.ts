import { css, type keyframes } from 'styled-components'

/** A little less than the five seconds that a visitor waits at most. */
export const patience = '4.8s'

/**
 * How something looks once scripts were waited for in vain: they are off, the first one has not come, or it has come
 * and React has not taken the page over in time. No script is needed for it, and it is no motion, so it holds where
 * motion is not wanted, too. `data-scripts` on the document says what has happened:
 * - nothing: no script has come. The seconds are counted from the page's first moment.
 * - `asleep`: the first one waits for the visitor's first input. All is well.
 * - `waking`: React is being fetched. The seconds are counted anew.
 * - `failed`: React could not render the page.
 * @param look its last step is how it looks from then on
 */
export const whenInVain = (look: ReturnType<typeof keyframes>) => css`
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
