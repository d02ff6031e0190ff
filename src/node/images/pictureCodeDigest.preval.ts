import { digestOfPart } from '../cache/codeDigest.mjs'
import { pictureCodePaths } from './pictureCodePaths.ts'

/** Tells the code that makes files of pictures from every other; the bundle of our code holds it ready. */
export const pictureCodeDigest: string = digestOfPart(pictureCodePaths)
