/** How a deleted file comes back. */
export const howToRestoreFile = (path: string): string =>
  `To bring ${path} back, open its folder on GitHub, press History and copy the text from the change that deleted it, or run git restore content/${path}.`
