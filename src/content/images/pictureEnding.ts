/** What the names of pictures end with. */
export const pictureEnding = /\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i
