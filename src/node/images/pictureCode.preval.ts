import { partDigest } from '../cache/codeDigest.mjs'
import { pictureCodeParts } from './pictureCodeParts.ts'

/** Tells the code that makes files of pictures from every other; the bundle of our code holds it ready. */
export const pictureCode: string = partDigest(pictureCodeParts)
