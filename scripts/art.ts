import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { drawSiteArt } from '../src/art/drawings.ts'

// Writes every drawing into a folder, to be looked at: `npx jiti scripts/art.ts OUT_DIR`.
const [outDir] = process.argv.slice(2)

if (outDir === undefined) {
  console.error('Name the folder to write the drawings to: npx jiti scripts/art.ts OUT_DIR')
  process.exitCode = 2
} else {
  const drawings = drawSiteArt({
    practiceSlugs: slugsIn('content/practice-areas'),
    peopleSlugs: slugsIn('content/attorneys'),
    otherSeeds: slugsIn('content/pages'),
    // The southern tip of Manhattan; the site itself takes the office's place from content/firm.mdx.
    latitude: 40.71,
    longitude: -74.01,
  })
  for (const { path, draw } of drawings) {
    const file = join(outDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, draw())
  }
  console.log(`Wrote ${drawings.length} drawings to ${outDir}.`)
}

function slugsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => parse(name).name)
  } catch {
    return []
  }
}
