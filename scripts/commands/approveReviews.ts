import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { approvalsFile, readApprovals } from '../../src/compliance/approvals/approvalRecord.ts'
import {
  approvalsNeeded,
  findApprover,
  type ApprovalPolicy,
} from '../../src/compliance/approvals/approvers.ts'
import { describeStatus } from '../../src/compliance/approvals/describeStatus.ts'
import { recordApproval } from '../../src/compliance/approvals/recordApproval.ts'
import {
  pullRequest,
  reviewedPages,
  type PullRequest,
  type ReviewedPage,
} from '../../src/compliance/approvals/reviewedPages.ts'
import { approvalComment } from '../../src/compliance/pullRequest/approvalComment.ts'
import { inFolder } from '../../src/content/report/makeReport.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { UserError } from '../../src/node/userError.ts'
import { buildTolerant } from '../../src/node/workspace/buildTolerant.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { nameFrom, print } from '../cli/command.ts'
import { findRoute, type ApprovalWorkspace } from './approvalWorkspace.ts'

/**
 * Records what the reviews of a pull request approve, in the content folder of its last commit, and writes down what a
 * workflow needs to put that into the pull request: `commit.json`, which asks GitHub for a commit, and `comment.md`.
 * Who may approve is read from the content of the branch that the change would go into. Both are data: nothing that the
 * pull request brings is run.
 * @param reviews the pull request as GitHub's GraphQL interface gives it; @param base the content folder of that branch
 * @param into the folder for what is written down @returns the exit status
 */
export async function recordReviews(
  { reviews, base, into }: { reviews: string; base: string; into: string },
  workspace: ApprovalWorkspace,
): Promise<number> {
  const { registry, cwd, folders, stdout, today } = workspace
  const pull = readPullRequest(resolve(cwd, reviews))
  const baseFolder = resolve(cwd, base)
  const policy = buildTolerant(registry, { ...folders, content: baseFolder }, today).site?.organization
  if (policy === undefined)
    throw new UserError(`${base} holds no site, so nobody can say who may approve its pages.`)
  const { records } = readApprovals(readSourceFile(folders.content, approvalsFile(registry)))
  const { given, refused } = reviewedPages(pull, policy.approvers, records)
  const outcomes: (Outcome & { one: ReviewedPage })[] = []
  // One after the other: each record is sealed with the one before.
  for (const one of given) outcomes.push({ one, ...(await recordOne(one, policy, workspace)) })
  const files = new Set(outcomes.flatMap(({ files }) => files))
  const recorded = outcomes.filter(({ files }) => files.length > 0)
  const told = [
    ...refused,
    ...outcomes.flatMap(({ one, why }) => (why === '' ? [] : `${one.via.login}: ${why}`)),
  ]
  const sentences = recorded.map(({ one }) => `${one.by} approves ${one.page}.`)
  if (files.size > 0) {
    const commit = commitRequest(pull, {
      headline: `Record ${recorded.length === 1 ? 'an approval' : 'approvals'} given by review`,
      body: recorded
        .map(
          ({ one: { by, page, via } }) =>
            `${by} approves ${page}: review ${via.review} by ${via.login} of ${via.commit}.`,
        )
        .join('\n'),
      files: [...files].map((path) => ({
        path: inFolder(nameFrom(cwd, baseFolder), path),
        contents: readFileSync(join(folders.content, path)).toString('base64'),
      })),
    })
    writeFileAtomic(resolve(cwd, into, 'commit.json'), `${JSON.stringify(commit, undefined, 2)}\n`)
  }
  if (sentences.length + told.length > 0)
    writeFileAtomic(resolve(cwd, into, 'comment.md'), approvalComment(sentences, told))
  const lines = [...sentences.map((sentence) => `Recorded: ${sentence}`), ...told]
  print(stdout, lines.join('\n') || 'No review approves a page.')
  return 0
}

/** @throws UserError when the file is not what GitHub gives */
function readPullRequest(file: string): PullRequest {
  const text = readFileSync(file, 'utf8')
  const answer = pullRequest.safeParse(parsed(text))
  if (answer.success) return answer.data
  throw new UserError(`${file} is no pull request as GitHub gives it: ${answer.error.issues[0]?.message}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The files that were written, or none and why. */
interface Outcome {
  files: string[]
  why: string
}

/** Records one approval. */
async function recordOne(
  { page, by: named, via }: ReviewedPage,
  policy: ApprovalPolicy,
  workspace: ApprovalWorkspace,
): Promise<Outcome> {
  const { folders, today: day } = workspace
  const found = findRoute(page, workspace)
  if ('refused' in found) return { files: [], why: found.refused }
  const { known, route } = found
  const { site } = known
  if (approvalsNeeded(route, { site, policy }) === 0)
    return { files: [], why: `${route.path} needs no approval, so none was recorded.` }
  const person = findApprover(named, { site, policy, route, day })
  if ('refused' in person) return { files: [], why: person.refused }
  const { writes, before } = recordApproval(known, { route, by: person.name, note: '', day, via })
  if (writes.length === 0) return { files: [], why: `${route.path} is ${describeStatus(before)} already.` }
  for (const { path, text } of writes) writeFileAtomic(join(folders.content, path), text)
  return { files: writes.map(({ path }) => path), why: '' }
}

interface CommitContents {
  headline: string
  body: string
  files: { path: string; contents: string }[]
}

/** What GitHub is asked: a commit on the pull request’s branch, on top of the reviewed commit and of no other. */
const commitRequest = (
  { baseRepository, headRefName, headRefOid }: PullRequest,
  { headline, body, files }: CommitContents,
) => ({
  query:
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
  variables: {
    input: {
      branch: { repositoryNameWithOwner: baseRepository.nameWithOwner, branchName: headRefName },
      expectedHeadOid: headRefOid,
      message: { headline, body },
      fileChanges: { additions: files },
    },
  },
})
