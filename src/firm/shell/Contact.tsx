import styled from 'styled-components'
import type { Firm } from '../collections/firm.ts'
import { media } from '../theme/media.ts'

/** How to reach the firm. */
export function Contact({ firm: { address, email, phone } }: { firm: Firm }) {
  return (
    <Address>
      {address.street}
      {address.floor && `, ${address.floor}`}
      <br />
      {address.city}, {address.region} {address.postalCode}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </Address>
  )
}

const Address = styled.address`
  font-style: normal;
  a {
    display: block;
    width: fit-content;
    overflow-wrap: anywhere;
    padding-block: 0.3rem;
    ${media.touch} {
      padding-block: 0.65rem;
    }
  }
`
