/** Decodes `%20` and the like; an address that can't be decoded stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
