/** How pictures are converted. A change gives each a new address. */
export const pictureSettings = {
  /** A person's portrait: its shape is that of the plates, and no place shows it wider than 450 pixels. */
  portrait: {
    widths: [400, 800],
    /** Height for one of width. */
    shape: 1.25,
    /** The share cropped at the top, since heads are in the upper half. */
    cutAbove: 0.25,
    /** The least width in pixels, once cut to shape. */
    least: 600,
  },
  /** A picture in a text: as wide as the text at most, which is 608 pixels, and twice that on a fine screen. */
  figure: { widths: [480, 800, 1216], least: 320 },
  /** From 0 to 100; each kind has a scale of its own. */
  quality: { avif: 52, webp: 76, jpeg: 78 },
  /** The most that the file of an editor may have. */
  most: { bytes: 10_000_000, pixels: 50_000_000 },
  /** The most that a picture in `public/` may have, since visitors get it as it is. */
  mostInPublic: { bytes: 1_000_000 },
} as const

/** What the names of pictures end with. */
export const pictureEnding = /\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

export type PictureUse = 'portrait' | 'figure'
