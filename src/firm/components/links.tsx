import styled from 'styled-components'
import type { Action } from '../../content/model.ts'
import { media, motion, quietLink, screenOnly, space, tone, type } from '../theme/theme.ts'

/** A link with an arrow after its text or, with `back`, before it. */
export const ArrowLink = ({ action: { text, link }, back }: { action: Action; back?: boolean }) => (
  <Arrow href={link} data-back={back}>
    {text}
  </Arrow>
)

const Arrow = styled.a`
  ${type.text}
  font-weight: 500;
  line-height: 1.3;
  display: inline-flex;
  align-items: center;
  gap: ${space.small};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
  ${quietLink}
  &::after {
    content: '→' / '';
    color: ${tone.brass};
  }
  &[data-back] {
    ${type.small}
    flex-direction: row-reverse;
    place-self: baseline start;
    &::after {
      content: '←' / '';
    }
  }
  ${screenOnly}
`

export const QuietLink = styled.a`${quietLink}`

/** A link that covers its card, which needs `position: relative`. */
export const CoverLink = styled.a`
  ${quietLink}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** It may break after the @. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  const [name, host] = address.split(/(?<=@)/)
  return (
    <a href={`mailto:${address}`} className={className}>
      {name}
      <wbr />
      {host}
    </a>
  )
}

export const PhoneLink = ({ number, className }: { number: string; className?: string }) => (
  <a href={`tel:${number.replaceAll(' ', '')}`} className={className}>
    {number}
  </a>
)

export const QuietMail = styled(MailLink)`${quietLink}`

export const QuietPhone = styled(PhoneLink)`${quietLink}`

export const ButtonLink = styled.a`
  ${type.small}
  font-weight: 600;
  line-height: 1.25;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  text-align: center;
  min-height: 3.25rem;
  padding: ${space.small} min(${space.large}, 11.25vw);
  overflow-wrap: anywhere;
  border: 1px solid transparent;
  background: ${tone.text};
  color: ${tone.ground};
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick};
  ${media.hover} {
    &:hover {
      background: ${tone.brass};
      color: ${tone.ground};
    }
  }
  ${screenOnly}
`
