/**
 * The colours of the workshop's documents. They are a document's own: a redline that was printed or filed looks the same
 * whatever becomes of the website's theme, whose colours they are today.
 */
export const colour = {
  ink: '#0b1622',
  paper: '#fbf8f2',
  /** The ground of what was inserted. */
  shoal: '#e8eef0',
  line: '#d8d3c6',
  text: '#17222d',
  textQuiet: '#485460',
  brassOnPaper: '#76581c',
  /** What was deleted. */
  alarm: '#8f2318',
} as const
