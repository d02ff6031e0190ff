import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { doubleBorder, space, tone, type, width } from '../../theme/theme.ts'

/** A message as it was sent: who it is from and to, with labels, and its text. */
export interface Letter {
  facts: readonly { label: string; fact: string }[]
  message: string
}

interface ReceiptProps {
  letter: Letter
  title: string
  /** The text below the title, and the link at its end. */
  text: string
  link: ReactNode
  /** The text of the button that closes it. */
  another: string
  onClose: () => void
}

/** A letter in place of the form. It gets the focus, so that screen readers read it and the header doesn't cover it. */
export function Receipt({ letter, title, text, link, another, onClose }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <Sheet>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        {text} {link}
      </p>
      <FactList>
        {letter.facts.map(({ label, fact }) => (
          <FactItem key={label} label={label} facts={[fact]} />
        ))}
      </FactList>
      <blockquote>{letter.message}</blockquote>
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
    outline: none;
  }
  p {
    color: ${tone.quiet};
    margin-block: ${space.tiny} ${space.large};
  }
  dl {
    display: block;
  }
  blockquote {
    ${type.lede}
    margin-block: ${space.base} ${space.large};
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.line};
    white-space: pre-wrap;
  }
  button {
    ${buttonStyle}
  }
`
