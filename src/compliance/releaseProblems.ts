import type { Diagnostic, BuiltSite } from '../content/model.ts'

/** The problems of a site that will be published: what is left over from a draft is an error, but in a draft. */
export function releaseProblems({
  problems,
  content,
}: Pick<BuiltSite, 'problems' | 'content'>): Diagnostic[] {
  const { entries, invalidDrafts } = content
  const drafts = new Set(
    [...entries.filter(({ data }) => data.draft), ...invalidDrafts].map(({ file }) => file),
  )
  return problems.map((problem) =>
    problem.rule === 'leftover' && !drafts.has(problem.file) ? { ...problem, severity: 'error' } : problem,
  )
}
