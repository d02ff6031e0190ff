import { hash } from 'node:crypto'

/** The SHA-256 of bytes, or of text in UTF-8, in hexadecimal. */
export const sha256 = (content: Uint8Array | string): string => hash('sha256', content)

/** Ten digits of the SHA-256, for file names. */
export const shortDigest = (content: Uint8Array | string): string => sha256(content).slice(0, 10)
