import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { plainText } from '../../content/model/sourceFile.ts'

/**
 * The SHA-256 digest of a text in UTF-8, as 64 small hexadecimal digits: what `sha256sum` prints for a file of it.
 * Windows’ line ends and a byte-order mark, which some computers add on their own, do not count.
 */
export const textDigest = (text: string): string => bytesToHex(hash(utf8ToBytes(plainText(text))))
