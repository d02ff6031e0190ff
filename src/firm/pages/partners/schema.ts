import { pageSchema } from '../../fields/page.ts'

export const partnersSchema = pageSchema('partners', 'The page that lists all partners.', {})
