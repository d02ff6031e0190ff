/** What vouches for the commit by which a record came into the repository. */
export type RecordSignature =
  | { state: 'uncommitted' }
  /** There is no history, or not enough of it. */
  | { state: 'unknown' }
  | { state: 'unsigned'; commit: string }
  | {
      /** `unproved`: the signature is wrong, or this computer does not have what it takes to prove it. */
      state: 'signed' | 'unproved'
      commit: string
      /** Of the key: `SHA256:…` of an SSH key, hexadecimal digits of a GPG key; empty when it cannot be told. */
      key: string
      /** Of a GPG key: its main key, when a part of it was used. */
      mainKey?: string
      /** The tag on the commit that is signed in the place of the commit. */
      tag?: string
    }

/** The signatures of the records of approvals, by the lines of their file. */
export type RecordSignatures = Pick<ReadonlyMap<number, RecordSignature>, 'get'>
