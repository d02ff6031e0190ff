import { layer, media, scriptsOnly, space, surface, textButton, tone, type } from '../theme/theme.ts'

/** The banner is last in the layout, so it never covers the end of the page. Only the server renders the global style that has it. */
export const bannerStyle = `
  @media screen {
    :root {
      scroll-padding-bottom: 7rem;
    }
    #root {
      display: flex;
      flex-direction: column;
    }
  }
  [data-banner] {
    ${surface.ink}
    ${type.fact}
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
    ${media.low} {
      position: static;
    }
    button {
      ${type.small}
      ${textButton}
      flex: none;
      min-height: 2.75rem;
      ${scriptsOnly}
    }
  }
  :root[data-dismissed='true'] [data-banner] {
    display: none;
  }
  /* Until the first script knows whether to show it, so that it never flashes. */
  @keyframes wait {
    from,
    to {
      visibility: hidden;
    }
  }
  @media (scripting: enabled) {
    :root:not([data-dismissed]) [data-banner] {
      animation: wait 2s;
    }
  }
`
