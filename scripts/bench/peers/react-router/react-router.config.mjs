import { readdirSync } from 'node:fs'

const addresses = readdirSync('app/profiles').map((file) => `/profiles/${file.replace('.mdx', '')}`)

export default { ssr: false, prerender: ['/profiles', ...addresses] }
