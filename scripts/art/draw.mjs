import { loadTypeScript } from '../loadTypeScript.mjs'

/** `node scripts/art/draw.mjs NAME` runs a program that draws files in `public/art/`. */
await loadTypeScript(`scripts/art/${process.argv[2]}.ts`)
