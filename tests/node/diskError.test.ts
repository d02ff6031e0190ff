import { describe, expect, it } from 'vitest'
import { diskReason, inPlainWords } from '../../src/node/diskError.ts'
import { newOwnerName, newTemporaryName } from '../../src/node/processOwner.ts'
import { UserError } from '../../src/node/userError.ts'

/** What a disk refuses is told in one sentence with the place and the way out. */

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something, open '${path}'`), {
    code,
    ...(path === undefined ? {} : { path }),
  })

const whole = '/site/dist'

describe('a refusal', () => {
  it.each([
    ['ENOSPC', undefined, `there is no space left on the disk for ${whole}; free some`],
    ['EROFS', '/site/dist/a', '/site/dist/a is on a disk that can only be read; choose'],
    ['EACCES', '/site/dist', 'you may not change /site/dist; ask who may'],
    ['EPERM', '/site/dist', 'you may not change /site/dist; ask who may'],
    ['EBUSY', '/site/dist', 'another program is using /site/dist; close it there'],
    ['EMFILE', '/site/dist', 'raise that number (ulimit -n 4096)'],
    ['ENFILE', '/site/dist', 'too many files are open on this computer; close other programs'],
    ['EIO', '/site/dist', 'could not read or write /site/dist; it may be failing'],
  ])('with %s at %s', (code, path, sentence) => {
    expect(diskReason(refused(code, path), whole)).toContain(sentence)
    const told = inPlainWords(refused(code, path), 'The site was not built', whole)
    expect(told).toBeInstanceOf(UserError)
    expect(String(told)).toMatch(/The site was not built: [^\n]+\.$/)
  })

  it('of the bundler is read from its text', () => {
    const error = new Error('Could not write bundle: No space left on device (os error 28)')
    expect(diskReason(error, whole)).toBe(diskReason(refused('ENOSPC'), whole))
  })

  it('of a plugin of the bundler is read from its text', () => {
    const error = new Error(
      'Build failed with 1 error:\n\n[plugin a]\nError: ENOSPC: no space left on device, write',
    )
    expect(diskReason(error, whole)).toBe(diskReason(refused('ENOSPC'), whole))
  })

  it.each([
    ['EEXIST', `a file stands where the folder ${whole} is needed; move it`],
    ['ENOENT', `a link on the way to ${whole} leads to nothing; remove it`],
  ])('to make a folder is told with %s, which is no refusal elsewhere', (code, sentence) => {
    const error = refused(code, whole)
    expect(diskReason(error, whole)).toBeUndefined()
    expect(diskReason(Object.assign(error, { syscall: 'mkdir' }), whole)).toContain(sentence)
  })

  it.each([
    [`/site/.dist-next-${newOwnerName()}/a/b.html`, '/site '],
    [`/site/.dist-lock-${newOwnerName()}`, '/site '],
    [`/site/${newTemporaryName('about.mdx', 'part')}`, '/site/about.mdx '],
  ])('names no file of ours: %s', (path, named) => {
    expect(diskReason(refused('EROFS', path), whole)).toBe(
      `${named}is on a disk that can only be read; choose a folder on another one`,
    )
  })

  it('is no other error', () => {
    const mistake = new TypeError('x is undefined')
    expect(inPlainWords(mistake, 'The site was not built', whole)).toBe(mistake)
    expect(diskReason(refused('ERR_INVALID_ARG_TYPE'), whole)).toBeUndefined()
  })
})
