import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../fields.ts'
import { ArrowLink, buttonStyle } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import type { Letter } from './letter.ts'
import { doubleBorder, space, tone, type, width } from '../../theme/theme.ts'

interface ReceiptProps {
  letter: Letter
  title: string
  text: ReactNode
  /** The label of the date, in this time zone. */
  date: string
  timeZone: string
  /** The text of the button that closes it. */
  another: string
  onClose: () => void
  link?: Action | undefined
}

/** A letter in place of the form. It gets the focus, so that screen readers read it and the header doesn't cover it. */
export function Receipt({ letter, title, text, date, timeZone, link, another, onClose }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const sentAt = letter.sentAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (
    <Sheet>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <FactList>
        {[{ label: date, fact: sentAt }, ...letter.facts].map(({ label, fact }) => (
          <FactItem key={label} label={label} facts={[fact]} />
        ))}
      </FactList>
      <blockquote>{letter.message}</blockquote>
      {link && <ArrowLink action={link} />}
      <button type="button" onClick={onClose}>
        {another}
      </button>
    </Sheet>
  )
}

const Sheet = styled.section`
  ${doubleBorder}
  max-width: ${width.lede};
  padding: clamp(${space.base}, 5vw, ${space.wide});
  overflow-wrap: anywhere;
  && + form {
    margin-top: ${space.vast};
  }
  h3 {
    ${type.third}
    /* The letter moves to the top of the window. */
    scroll-margin: ${space.wide} 0 70vh;
    &:focus {
      outline: none;
    }
  }
  dl {
    display: block;
    > div {
      display: grid;
      grid-template-columns: minmax(min(8.25rem, 45%), auto) minmax(0, 1fr);
      column-gap: ${space.base};
      align-items: baseline;
    }
  }
  > p {
    color: ${tone.quiet};
    max-width: ${width.measure};
    margin-block: ${space.tiny} ${space.large};
  }
  blockquote {
    ${type.lede}
    margin-top: ${space.base};
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.line};
    white-space: pre-wrap;
  }
  > a {
    margin-top: ${space.large};
  }
  button {
    ${buttonStyle}
    display: flex;
    margin-top: ${space.large};
  }
`
