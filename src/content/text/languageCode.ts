/** Whether a text is the code of a language (BCP 47): its shortest one, `de` and not `deu`, without a country or a script. */
export const isLanguageCode = (typed: string): boolean =>
  /^[a-z]{2,3}$/.test(typed) &&
  Intl.getCanonicalLocales(typed)[0] === typed &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(typed) !== undefined
