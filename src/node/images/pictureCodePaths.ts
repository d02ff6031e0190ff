/**
 * What decides, besides its bytes, on what is found out about a picture and on the files that are made from it: paths
 * below the project. Other code may change without thousands of pictures being converted anew.
 */
export const pictureCodePaths: readonly string[] = [
  'src/node/images',
  'src/content/images/imageVariants.ts',
  'src/content/images/pictureSettings.ts',
  // Its version, and that of libvips, which it wants exactly.
  'node_modules/sharp/package.json',
]
