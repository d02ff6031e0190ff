import { expect, it } from 'vitest'
import { z } from 'zod'
import { textsOfFields } from '../../../src/content/proof/entryTexts.ts'
import {
  address,
  afterInput,
  entryName,
  flag,
  isoDate,
  listOf,
  optionallyShown,
  shortText,
  unshown,
  wholeNumber,
} from '../../../src/content/model/fields.ts'

const words = () => shortText(60, 'Some words.')
const link = z.strictObject({ text: words(), link: address('Where it leads.') })

const schema = z.strictObject({
  title: words(),
  email: z.email(),
  site: z.url(),
  day: isoDate('A day.'),
  order: wholeNumber('A place.'),
  draft: flag('Whether.'),
  kind: z.enum(['a', 'b']),
  area: entryName({ name: 'areas' }, 'tax', 'A file.'),
  owner: unshown(words()).optional(),
  sent: afterInput(words()),
  points: listOf(words(), 'Points.'),
  none: optionallyShown(words().max(40)).describe('While there are none.'),
  apply: optionallyShown(link.describe('While there are some.')),
  more: link,
})

it('the texts that visitors may read are told by the schema, those of a group with it', () => {
  const data = {
    title: 'A',
    email: 'a@b.example',
    site: 'https://b.example',
    day: '2026-01-31',
    order: 1,
    draft: true,
    kind: 'a',
    area: 'tax',
    owner: 'Ada',
    sent: 'Sent',
    points: ['P', 'Q'],
    none: 'None',
    apply: { text: 'Apply', link: '/join' },
    more: { text: 'More', link: '/more' },
  }
  const type = { name: 'x', title: 'X', schema }
  expect(textsOfFields({ type, data }).map(({ path, shows }) => `${path.join('.')} ${shows}`)).toEqual([
    'title always',
    'email always',
    'sent afterInput',
    'points.0 always',
    'points.1 always',
    'none optional',
    'apply.text optional',
    'more.text always',
  ])
})
