/** An address as it was typed: `%20` and the like as the letters that they stand for, where they stand for any. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
