import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { doubleBorder, space, tone, type } from '../../theme/theme.ts'
import type { Delivery } from './deliveries.ts'
import type { Letter } from './letter.ts'
import type { ContactFormText } from './page.ts'

interface ReceiptProps {
  delivery: Delivery
  letter: Letter
  text: ContactFormText
  onAnother: () => void
}

/** A letter in place of the form. */
export const Receipt = ({ delivery, letter, text, onAnother }: ReceiptProps) => (
  <Paper>
    {/* It gets the focus, so that screen readers read the letter and the header doesn't cover it. */}
    <Title ref={takeFocus} tabIndex={-1}>
      {delivery.title(text)}
    </Title>
    <Note>
      {delivery.note(text)} {delivery.isMail && <a href={letter.draft.link}>{letter.draft.address}</a>}
    </Note>
    <FactList>
      {letter.facts.map(([label, fact]) => (
        <FactItem key={label} label={label} facts={[fact]} />
      ))}
    </FactList>
    <Words>{letter.text}</Words>
    <Another type="button" onClick={onAnother}>
      {text.receipt.another}
    </Another>
  </Paper>
)

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

const Paper = styled.section`
  ${doubleBorder}
  padding: clamp(${space.base}, 5vw, ${space.wide});
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  ${type.third}
  /* The letter moves to the top of the window. */
  scroll-margin: ${space.wide} 0 70vh;
  &:focus {
    outline: none;
  }
`

const Note = styled.p`
  color: ${tone.quiet};
  margin-block: ${space.tiny} ${space.large};
`

const Words = styled.blockquote`
  ${type.lede}
  margin-block: ${space.base} ${space.large};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
  white-space: pre-wrap;
`

const Another = styled.button`
  ${buttonStyle}
`
