import { loadProgram } from '../../src/vite/loadProgram.mjs'

/** Draws people's plates into `public/art/plate/`. */
await loadProgram('scripts/art/plates.ts')
