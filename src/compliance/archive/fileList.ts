import { z } from 'zod'

const list = z.object({ resources: z.array(z.object({ path: z.string(), hash: z.string() })) })

/** The digests that an archive's `datapackage.json` has of its files, by path; empty when it cannot be read. */
export function readFileList(text: string): Map<string, string> {
  try {
    const { data } = list.safeParse(JSON.parse(text))
    return new Map(data?.resources.map(({ path, hash }) => [path, hash]))
  } catch {
    return new Map()
  }
}
