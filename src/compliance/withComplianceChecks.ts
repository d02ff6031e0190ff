import type { BuiltSite } from '../content/model/site.ts'
import { compareText, sortDiagnostics, isError } from '../content/model/diagnostic.ts'
import type { ComplianceOptions } from './model/complianceContext.ts'
import { complianceDiagnostics } from './complianceDiagnostics.ts'

/**
 * A site with what the lawyers' checks find in it. One that has errors of its own is not looked at: what it says is
 * not certain yet. An error that is found here withholds the site like any other.
 */
export function withComplianceChecks(built: BuiltSite, options: Omit<ComplianceOptions, 'files'>): BuiltSite {
  const { site, files } = built
  if (site === undefined) return built
  const found = complianceDiagnostics(site, { ...options, files })
  const named = new Set(found.map(({ file }) => file))
  // Records whose lines are told stand among the files, so that the lines can be quoted.
  const quoted = [...(options.records?.values() ?? [])].filter(({ path }) => named.has(path))
  return {
    site: found.some(isError) ? undefined : site,
    problems: sortDiagnostics([...built.problems, ...found]),
    files: [...files, ...quoted].sort((a, b) => compareText(a.path, b.path)),
  }
}
