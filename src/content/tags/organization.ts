/** What a site says of the organization whose site it is, at the least. */
export interface Organization {
  name: string
  legalName: string
  description: string
  founded?: string | undefined
  /** The address of the site, without a slash at the end. */
  site: string
  phone: string
  email: string
  address: {
    street: string
    floor?: string | undefined
    city: string
    region: string
    postalCode: string
  }
  /** How the contact form sends messages, and the URL that receives them. */
  delivery?: 'simulated' | 'endpoint' | 'mailto' | undefined
  deliveryAddress?: string | undefined
  /** Pages in `public/` that prove to a search engine whose site it is. */
  ownershipFiles?: string[] | undefined
  /** Whether the site is only a demonstration. */
  launch?: 'demo' | undefined
  /** The columns of the footer: an id, a heading, and how many links it shows at most. */
  footer: { id: string; title: string; limit?: number | undefined }[]
  /** The page kinds that somebody must approve before they are published. */
  approvals?: string[] | undefined
}
