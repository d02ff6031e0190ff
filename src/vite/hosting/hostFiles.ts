import { azureConfig } from './azureConfig.ts'
import { caddyfile } from './caddyfile.ts'
import { headersFile } from './headersFile.ts'
import { policyFile, type HostingPolicy } from './hostingPolicy.ts'
import { nginxConfig } from './nginxConfig.ts'
import { redirectsFile } from './redirectsFile.ts'
import { vercelConfig } from './vercelConfig.ts'

/**
 * The files that hosts read, by their paths below the site's root. They say nothing that answers do not tell, so it does
 * no harm where a host that does not know them hands them out.
 */
export const hostFiles = (policy: HostingPolicy): [path: string, text: string][] => [
  ['_headers', headersFile(policy)],
  ['_redirects', redirectsFile(policy)],
  ['staticwebapp.config.json', azureConfig(policy)],
  ['vercel.json', vercelConfig(policy)],
  ['_hosting/nginx.conf', nginxConfig(policy)],
  ['_hosting/Caddyfile', caddyfile(policy)],
  [policyFile, `${JSON.stringify(policy, null, 2)}\n`],
  // GitHub Pages leaves out names that begin with a dot or an underscore, unless this file is there.
  ['.nojekyll', ''],
]
