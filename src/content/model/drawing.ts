/** A drawing that is not drawn until it is asked for. */
export interface Drawing {
  /** All that it is drawn from, as data that JSON can write: the same subject gives the same text. */
  readonly subject: object
  /** Draws it, with code that is loaded when the first is drawn: the text of an SVG. */
  readonly draw: () => Promise<string>
}
