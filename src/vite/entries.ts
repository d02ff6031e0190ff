/** The module that the browser starts with. */
export const browserEntry = 'src/client/wake.ts'

/** The module that shows an editor what is wrong, over the page; in development only. */
export const overlayEntry = 'src/vite/overlay/problemOverlay.ts'

/** The module that renders pages. */
export const serverEntry = 'src/render/entryServer.tsx'
