import { diagnostic } from '../../../content/model/diagnostic.ts'
import type { CheckContext } from '../../../content/model/site.ts'
import { singleOf } from '../../../content/model/content.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { firmFile } from './schema.ts'

export function* checkBanner({ content, today = '' }: CheckContext) {
  const firm = singleOf(content, firmFile)
  const last = firm?.data.banner?.expiresOn
  if (firm && last !== undefined && last < today)
    yield diagnostic(firm.file, firm.placeOf(['banner', 'expiresOn']), [
      'expired',
      `The banner left the site after ${formatDate(last)}.`,
      'Delete it, or write a later date.',
    ])
}
