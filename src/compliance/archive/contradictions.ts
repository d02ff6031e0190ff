import type { Manifest } from './manifest.ts'

/** How a revision stands to what is checked out; `unknown` in a part of the history, or without any. */
export type RevisionStanding = 'within' | 'apart' | 'missing' | 'unknown'

/** What stands around an archive today. */
interface Surroundings {
  /** The records of approvals, and their file inside the content folder. */
  approvals: readonly { number: number; seal: string }[]
  approvalsFile: string
  standing: RevisionStanding
}

/**
 * What of an archive is not borne out by the records of approvals and by the history: sentences. The archive may be
 * unaltered all the same; then those were.
 * @param file what to call it
 */
export function contradictions(
  file: string,
  { approvals: seen, revision }: Pick<Manifest, 'approvals' | 'revision'>,
  { approvals, approvalsFile, standing }: Surroundings,
): string[] {
  const found = approvals.find(({ number }) => number === seen?.records)
  const number = revision.slice(0, 7)
  return [
    ...(seen === undefined || found?.seal === seen.seal
      ? []
      : [
          found === undefined
            ? `${file} has seen ${seen.records} records of approvals, and content/${approvalsFile} has ${approvals.length}: records are missing.`
            : `${file} has seen record ${seen.records} of content/${approvalsFile} with another seal: that record or one before it was written anew.`,
        ]),
    ...{
      within: [],
      unknown: [],
      apart: [
        `${file} is of revision ${number}, which is not in the history of what is checked out: that history was written anew, or the revision is on another branch.`,
      ],
      missing: [
        `${file} is of revision ${number}, which this repository does not have: its history was written anew, or the revision was never brought here.`,
      ],
    }[standing],
  ]
}
