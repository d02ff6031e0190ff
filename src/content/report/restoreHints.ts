/** How a file that was deleted comes back: sentences. A deleted file has no page on GitHub, so its folder is opened. */
export function howToRestoreFile(path: string): string {
  const folder = `content/${path}`.replace(/\/[^/]*$/, '')
  return `To bring ${path} back on GitHub, open the folder ${folder}, press History, open the change that deleted the file, and copy its text into a new file of the same name. In a terminal, git restore content/${path} does it as long as the change is not committed.`
}

/** How a file that was emptied gets its last good text again: sentences. */
export const howToRestoreText = (path: string): string =>
  `To bring its text back on GitHub, open this file, press History, open the change that emptied it, and copy the text from there. In a terminal, git restore content/${path} does it as long as the change is not committed.`

/** How a file comes back of which nobody knows the name any more: a sentence. */
export const howToRestoreFrom = (folder: string): string =>
  `Bring it back: on GitHub, open the folder content/${folder}, press History, and open the change that deleted it.`
