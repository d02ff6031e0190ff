/** The module that the browser starts with. */
export const browserEntry = 'src/app/wake.ts'

/** The module that renders pages. */
export const serverEntry = 'src/app/entryServer.tsx'
