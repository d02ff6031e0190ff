/** What is wrong with an address, and what to do: a plain sentence each. */
interface UrlError {
  message: string
  fix: string
}

/** What is wrong with the way a published address is written; undefined for `/about/firm`. */
export function validateUrl(typed: string): UrlError | undefined {
  if (typed === '')
    return { message: 'Before the arrow stands no address.', fix: 'Write the old address before it.' }
  const domain = /^[a-z]+:\/\/[^/]*/i.exec(typed)?.[0]
  if (domain !== undefined) {
    return {
      message: `The address "${typed}" begins with the name of a website.`,
      fix: `Write only what stands behind it: ${typed.slice(domain.length) || '/'}`,
    }
  }
  if (/[?#]/.test(typed)) {
    return {
      message: `The address "${typed}" has a part that begins with ? or #, which no page has of its own.`,
      fix: `Write the address without it: ${typed.replace(/[?#].*/, '') || '/'}`,
    }
  }
  return wrongPath(typed) ?? reservedPath(typed)
}

/** What is wrong with the way the address behind an arrow is written; undefined for `/about#why` and `https://…`. */
export function validateRedirectTarget(typed: string): UrlError | undefined {
  if (/^https:\/\/(?=[^\s/]+\.\S)\S+$/i.test(typed)) return undefined
  if (/^[a-z]+:/i.test(typed)) {
    return {
      message: `Behind the arrow stands "${typed}", which is neither a page of this site nor a whole address of another one.`,
      fix: 'Write an address that begins with / or https://.',
    }
  }
  const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed)?.slice(1) ?? []
  return wrongPath(/\s/.test(rest) ? typed : path)
}

/** Files of the finished site that are no pages; a page at an old address must not be written over them. */
const reservedPaths =
  /^\/(assets|art|_hosting|\.well-known)(\/|$)|^\/(404\.html|robots\.txt|sitemap\.xml|manifest\.webmanifest|(staticwebapp\.config|vercel)\.json)$|^\/_|\/index\.json$|\.html?\//

function reservedPath(path: string): UrlError | undefined {
  if (path.endsWith('/index.html')) {
    return {
      message: `The address "${path}" ends with the name of a file.`,
      fix: `Write the address of the page: ${path.replace(/\/index\.html$/, '') || '/'}`,
    }
  }
  return reservedPaths.test(path)
    ? { message: `The address "${path}" belongs to the site’s own files.`, fix: 'Delete this line.' }
    : undefined
}

function wrongPath(path: string): UrlError | undefined {
  if (!path.startsWith('/')) {
    return {
      message: `The address "${path}" does not begin with a slash.`,
      fix: `Write /${path.replace(/^\.*\/?/, '').replace(/\s.*/, '')}`,
    }
  }
  const strange = /[^A-Za-z0-9._~/-]/.exec(path)?.[0]
  if (strange !== undefined) {
    return {
      message: `The address "${path}" holds ${/\s/.test(strange) ? 'a space' : `"${strange}"`}, which no address may.`,
      fix: 'Addresses have letters without accents, digits, hyphens and slashes.',
    }
  }
  if (path !== '/' && path.endsWith('/')) {
    return {
      message: `The address "${path}" ends with a slash.`,
      fix: `Write ${path.replace(/(?<!\/)\/+$/, '') || '/'}`,
    }
  }
  if (path.includes('//') || path.split('/').some((part) => /^\.+$/.test(part))) {
    return {
      message: `The address "${path}" has an empty part, or one of dots only.`,
      fix: 'Write the address as a browser shows it.',
    }
  }
  return undefined
}
