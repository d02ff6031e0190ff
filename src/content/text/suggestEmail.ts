import { z } from 'zod'

const emailAddress = z.email()

export const isEmail = (typed: string): boolean => emailAddress.safeParse(typed).success

/** The e-mail address that was meant by one with a comma, a space or a stop too many; undefined when none is sure. */
export function suggestEmail(typed: string): string | undefined {
  const meant = typed
    .replace(/^\s*mailto:/i, '')
    .replace(/[\s<>"“”]/g, '')
    .replaceAll(',', '.')
    .replace(/\.+$/, '')
    .replace(/\.{2,}/g, '.')
  return meant !== typed && isEmail(meant) ? meant : undefined
}
