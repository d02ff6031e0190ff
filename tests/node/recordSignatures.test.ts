import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyFingerprint } from '../../src/compliance/approvals/signature.ts'
import { registry } from '../../src/firm/registry.ts'
import { recordSignatures } from '../../src/node/history/recordSignatures.ts'
import { edit, legalPage, legalTree, termsBody } from '../fixtures/legalSite.ts'
import { askGit, gitFixture, noonOf } from '../scripts/gitFixture.ts'

/** What vouches for the records of approvals: signed commits and tags, with keys that are made here. */

const project = gitFixture('signatures')
afterAll(() => project.remove())
const { folder, run, git } = project
const content = join(folder, 'content')
const inFolder = (path: string) => join(folder, path)

/** Makes an SSH key. @returns the public one as its file has it, and what ssh-keygen says its fingerprint is */
function makeKey(name: string): { publicKey: string; fingerprint: string } {
  const keygen = (...words: string[]) => spawnSync('ssh-keygen', words, { cwd: folder, encoding: 'utf8' })
  keygen('-q', '-t', 'ed25519', '-N', '', '-C', `${name}@laptop`, '-f', name)
  const publicKey = readFileSync(inFolder(`${name}.pub`), 'utf8').trim()
  return { publicKey, fingerprint: keygen('-l', '-f', name).stdout.split(' ')[1] ?? '' }
}

const signWith = (name: string) => ['-c', 'gpg.format=ssh', '-c', `user.signingKey=${inFolder(name)}`]
const commitSigned = (name: string) => {
  git('add', 'content')
  askGit(folder, [...signWith(name), 'commit', '--quiet', '-S', '--message', 'Approve'], noonOf('2026-01-31'))
}

const ann = makeKey('ann')
const eve = makeKey('eve')

const bare = legalTree(legalPage(termsBody('You may use it.')))
const withPolicy = (policy: string): Record<string, string> => ({
  'firm.mdx': edit(bare, 'firm.mdx', 'delivery:', `${policy}delivery:`)['firm.mdx'] ?? '',
})
const asked = `approvers:
  - name: Ann Lee
    office: Partner
    email: ann@tiny.example
    key: ${ann.publicKey}
  - name: Ben Wu
    office: Partner
    email: ben@tiny.example
signedApprovals: true
`
const states = () => {
  const signatures = recordSignatures(registry, content)
  const lines = readFileSync(join(content, 'legal/approvals.txt'), 'utf8').split('\n')
  return lines.flatMap((line, index) => (/^\d/.test(line) ? signatures.get(index + 1) : []))
}
const release = async () => (await run('check', ['--release'])).output.replace(/\s+/g, ' ')

beforeAll(() => {
  const addresses = readFileSync(join(content, 'addresses.txt'), 'utf8')
  writeFileSync(inFolder('.gitignore'), 'ann*\neve*\n')
  project.write({ ...bare, ...withPolicy(asked), 'addresses.txt': `${addresses}/terms\n/notice\n` })
  project.commit('2026-01-30')
})

describe('a key', () => {
  it('has the fingerprint that ssh-keygen tells', () => {
    expect(ann.fingerprint).toMatch(/^SHA256:/)
    expect(keyFingerprint(ann.publicKey)).toBe(ann.fingerprint)
    expect(keyFingerprint(ann.fingerprint)).toBe(ann.fingerprint)
    expect(keyFingerprint('0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567')).toBe(
      '0123456789ABCDEF0123456789ABCDEF01234567',
    )
  })
})

describe('where signed approvals are asked for', { timeout: 60_000 }, () => {
  it('one counts once it is committed with the person’s own key', async () => {
    const { output } = await run('approve', ['/terms', '--by', 'Ann Lee'])
    expect(output).toContain('The approval counts for a release only in a signed commit')
    expect(states().map((one) => one?.state)).toEqual(['uncommitted', 'uncommitted', 'uncommitted'])
    expect(await release()).toContain('record 1 by Ann Lee, which is not in the last commit')

    commitSigned('eve')
    const signed = { state: 'signed', key: eve.fingerprint }
    expect(states()).toMatchObject([signed, signed, signed])
    expect(await release()).toContain(`signed with the key ${eve.fingerprint}, which is not that of Ann Lee`)

    await run('approve', ['/terms', '--by', 'Ann Lee', '--note', 'Signed'])
    commitSigned('ann')
    expect(await release()).not.toContain('/terms is approved, but')
    const { output: listed } = await run('approve', ['--list'])
    expect(listed).toContain(`signed with the key ${ann.fingerprint}, which is that of Ann Lee`)
    const { output: again } = await run('approve', ['/terms', '--by', 'Ann Lee'])
    expect(again).toContain(`signed with the key ${ann.fingerprint}, which is that of Ann Lee`)
  })

  it('one without a signature does not, until a signed tag stands on its commit', async () => {
    await run('approve', ['/notice', '--by', 'Ben Wu'])
    const commit = project.commit('2026-01-31')
    const why = `record 5 by Ben Wu, in commit ${commit.slice(0, 7)}, which is not signed`
    expect(await release()).toContain(
      `The page /notice is approved, but without the signatures that count: ${why}.`,
    )
    git('tag', 'plain')
    git('tag', '-m', 'Noted', 'noted')
    expect(await release()).toContain(why)
    git(...signWith('eve'), 'tag', '-s', '-m', 'Approved', 'approved-notice')
    expect(states().at(-1)).toEqual({
      state: 'signed',
      commit,
      key: eve.fingerprint,
      tag: 'approved-notice',
    })
    expect(await release()).not.toContain('approved, but')
  })

  it('one that is rewritten in the signed commit is proved no more', () => {
    const commit = git('rev-parse', 'HEAD~1')
    const forged = git('cat-file', 'commit', commit).replace('Approve', 'Approved')
    const object = spawnSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
      cwd: folder,
      input: `${forged}\n`,
      encoding: 'utf8',
    }).stdout.trim()
    const head = git('rev-parse', 'HEAD')
    git('reset', '--quiet', '--hard', object)
    expect(states().at(-1)).toMatchObject({ state: 'unproved', commit: object })
    git('reset', '--quiet', '--hard', head)
  })

  it('nobody can tell in a part of the history', async () => {
    const part = inFolder('part')
    askGit(folder, ['clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, part])
    const signatures = recordSignatures(registry, join(part, 'content'))
    expect(signatures.get(4)).toEqual({ state: 'unknown' })
    const { output } = await run('check', ['--release'], { CONTENT_DIR: 'part/content' })
    expect(output.replace(/\s+/g, ' ')).toContain('whose commit is not in this copy of the repository')
    const { output: told } = await run('check', [], { CONTENT_DIR: 'part/content' })
    expect(told).not.toContain('approval-signature')
  })
})

it('where none is asked for, a signature is told and none is missed', async () => {
  project.write(withPolicy(''))
  const { output } = await run('approve', ['--list'])
  expect(output).toContain(`signed with the key ${ann.fingerprint}`)
  expect(output).not.toContain('not signed')
  expect(await release()).not.toContain('approved, but')
})

it('without git, nothing is told', () => {
  expect(recordSignatures(registry, '/').get(4)).toBeUndefined()
})
