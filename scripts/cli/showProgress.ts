import type { TextStream } from '../../src/node/ansi.ts'
import { print } from './command.ts'

/** Tells people how far something has come that takes minutes. */
export interface Progress {
  /** What begins now, as a sentence: a line of its own. */
  begin: (sentence: string) => void
  /** How much of it is done, such as 12 of 118. On a terminal alone, in one line that is gone at the end. */
  count: (done: number, all: number) => void
}

export const showProgress = (stream: TextStream): Progress => ({
  begin: (sentence) => print(stream, sentence),
  count: (done, all) => {
    // Only a terminal knows its width. Whatever is written next is written over the line.
    if (stream.columns !== undefined) stream.write(`\u001b[K${done < all ? `${done} of ${all}\r` : ''}`)
  },
})
