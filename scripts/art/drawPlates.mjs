import { loadTypeScript } from '../loadTypeScript.mjs'

/** Draws people's plates into `public/art/plate/`. */
await loadTypeScript('scripts/art/plates.ts')
