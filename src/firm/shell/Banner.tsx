import styled, { keyframes } from 'styled-components'
import type { ShellFacts } from '../makePayload.ts'
import { layer, media, space, surface, tone, type, underline } from '../theme/theme.ts'

/**
 * An announcement along the window's lower edge, which comes before the page for screen readers. The first script hides it
 * if the visitor has dismissed it; until then it waits, so that it never flashes.
 */
export const Banner = ({ shell: { firm, labels } }: { shell: Pick<ShellFacts, 'firm' | 'labels'> }) =>
  firm.banner && (
    <Strip aria-label={labels.banner} data-banner data-screen>
      <p>{firm.banner.link ? <a href={firm.banner.link}>{firm.banner.text}</a> : firm.banner.text}</p>
      <button type="button">{labels.dismiss}</button>
    </Strip>
  )

const waiting = keyframes`from, to { visibility: hidden }`

/** Last in the layout, so that it covers neither the end of the page nor moves anything when it goes. */
const Strip = styled.section`
  ${surface.ink}
  ${type.fact}
  #root:has(> &) {
    display: flex;
    flex-direction: column;
  }
  :root:has(&) {
    scroll-padding-bottom: 7rem;
  }
  position: sticky;
  z-index: ${layer.banner};
  bottom: 0;
  order: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.medium};
  padding: ${space.small} ${space.page};
  border-top: 1px solid ${tone.brass};
  button {
    ${type.small}
    flex: none;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    ${underline('currentColor')}
    cursor: pointer;
  }
  :root[data-dismissed='true'] & {
    display: none;
  }
  ${media.low} {
    position: static;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media (scripting: enabled) {
    :root:not([data-dismissed]) & {
      animation: ${waiting} 2s;
    }
  }
`
