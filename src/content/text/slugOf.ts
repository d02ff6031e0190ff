import slugify from '@sindresorhus/slugify'

/** A name as a file's name and an address: `Müller & Co` → `mueller-co`, `O’Brien` → `obrien`; `日本` → empty. */
export const slugOf = (name: string): string =>
  // `McDonald` is one word.
  slugify(name.normalize('NFKC').replace(/[&.]/g, ' ').replace(/['’‘]/g, ''), { decamelize: false })
