import { hash } from 'node:crypto'

/** The SHA-256 of bytes, or of a text in UTF-8, as 64 small hexadecimal digits. */
export const sha256 = (content: Uint8Array | string): string => hash('sha256', content)

/** Ten digits of it, which tell one published file from another. */
export const shortDigest = (content: Uint8Array | string): string => sha256(content).slice(0, 10)
