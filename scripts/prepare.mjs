/**
 * npm starts this once it has installed the packages: it makes the bundle that our commands start from, as packages come
 * already built. Says nothing, and fails no installation: where the bundle cannot be made (packages for development left
 * out, an old Node, a folder that may not be written), the first command makes it, or tells why not.
 */
try {
  const { prepareCode } = await import('./prepareCode.mjs')
  prepareCode('ignore')
} catch {
  // The first command meets the same error, in front of somebody who needs what failed.
}
