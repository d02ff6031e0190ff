/**
 * Whether the site is made for its visitors to see, rather than to be looked at while people write: `RELEASE=1`, which
 * `npm run build -- --release` sets. Warnings such as a lost approval are errors then.
 */
export const isRelease = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  !['', '0', undefined].includes(environment['RELEASE'])
