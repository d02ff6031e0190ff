/** What the site answered at one address. */
export interface Answer {
  /** `/about/firm`, on the firm's own site. */
  path: string
  /** 200, 301, 404. */
  status: number
  /** Names in small letters, sorted; what differs from one moment to the next is left out. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Uint8Array
}
