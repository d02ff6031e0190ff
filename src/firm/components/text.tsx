import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../content/model.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { noBreakClass, splitNoBreak } from '../../content/text/noBreak.ts'
import { media, quietLink, screenOnly, scriptsOnly, space, textButton, tone, type } from '../theme/theme.ts'

interface TextProps {
  $type?: keyof typeof type
  $tone?: keyof typeof tone
  $italic?: boolean
  $width?: string
  $above?: string
  $below?: string
}

/** A text in one of the theme's styles. `$width` limits its lines; `$above` and `$below` are margins. */
export const Text = styled.p<TextProps>`
  ${({ $type }) => $type && type[$type]}
  ${({ $tone }) => $tone && `color: ${tone[$tone]};`}
  ${({ $italic }) => $italic && 'font-style: italic;'}
  ${({ $width }) => $width && `max-width: ${$width};`}
  ${({ $above }) => $above && `margin-top: ${$above};`}
  ${({ $below }) => $below && `margin-bottom: ${$below};`}
`

/** A framed sentence, such as that a role is closed. */
export const Framed = styled(Text).attrs({ $type: 'fact', $below: space.medium })`
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`

export const Label = styled.p`${type.brassLabel}`

export const FieldLabel = styled(Label).attrs({ as: 'label' })`line-height: 2;`

export const Term = styled.dt`${type.term}`

export const BrassWord = styled.i`${type.brassWord}`

/** A text whose citations stay on one line, as `rehypeNoBreak` does in bodies. */
export const withNoBreaks = (words: string): ReactNode[] =>
  splitNoBreak(words).map(({ isNoBreak, text }, index) =>
    isNoBreak ? (
      <span className={noBreakClass} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  )

export const FormattedDate = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>

/** A date after its label. Label and space are one text node, so that browsers kern them together. */
export function LabeledDate({ label, date }: { label: string; date: string }) {
  const before = `${label} `
  return (
    <>
      {before}
      <FormattedDate date={date} />
    </>
  )
}

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
  text-wrap: balance;
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

/** A button that looks like a link, for something that needs scripts. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textButton}
  ${scriptsOnly}
`

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
  ${media.hover} {
    &:hover {
      background: ${tone.brass};
      color: ${tone.ground};
    }
  }
  ${screenOnly}
`
