/** `214 kB`, `1.4 MB`, with a space that doesn't break. */
export const fileSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00A0MB`
