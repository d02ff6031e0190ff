/** The module that the browser starts with. */
export const browserEntry = 'src/app/wake.ts'

/** The module that shows an editor what is wrong, over the page; in development only. */
export const overlayEntry = 'src/app/problemOverlay.ts'

/** The module that renders pages. */
export const serverEntry = 'src/app/entryServer.tsx'
