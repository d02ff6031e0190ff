/** Some of a site's pages: those of these kinds, and these addresses. */
export interface PageChoice {
  kinds?: string[] | undefined
  pages?: string[] | undefined
}

/** Somebody who may approve the chosen pages; all of them when nothing is chosen. */
export interface Approver extends PageChoice {
  name: string
  /** The bar admission or the office by which the person approves. */
  office: string
  email: string
  /** The last day on which the person may approve, as 2026-01-31. */
  until?: string | undefined
  /** The name of the user on GitHub. */
  github?: string | undefined
  /** A public SSH key, or the fingerprint of a GPG key. */
  key?: string | undefined
}

/** What a site says of the organization whose site it is, at the least. */
export interface Organization {
  /** The name that it goes by, and the registered one. */
  name: string
  legalName: string
  description: string
  /** The year in which it was founded. */
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
  /** The columns of the footer: an id, a heading, and how many links it shows at most. */
  footer: { id: string; title: string; limit?: number | undefined }[]
  /** The page kinds that somebody must approve before they are published. */
  approvals?: string[] | undefined
  /** Who may approve them; anybody when there is no list. */
  approvers?: Approver[] | undefined
  /** The pages that two people must approve. */
  twoApprovals?: PageChoice | undefined
  /** Whether approvals count for a release only when the commits that recorded them are signed. */
  signedApprovals?: boolean | undefined
  /** The fingerprint of the key that signs the commits by which reviews are recorded. */
  reviewKey?: string | undefined
  /** How many years web archives are kept. */
  archiveYears?: number | undefined
}
