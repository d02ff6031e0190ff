import styled, { css } from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { columns, doubleBorder, media, space, tone, type, visuallyHidden, width } from '../../theme/theme.ts'

/** Labels above ruled lines, like a letter. */
export const Form = styled.form`
  &&[data-below] {
    margin-top: ${space.vast};
  }
`

/** What visitors must know before they send or send again. */
export const Notification = styled.p`
  ${type.text}
  ${doubleBorder}
  max-width: ${width.measure};
  margin-bottom: ${space.large};
  padding: ${space.medium};
`

export const RecipientList = styled(FactList)`
  margin-bottom: ${space.large};
`

export const Trap = styled.input`
  ${visuallyHidden}
  padding: 0;
  border: 0;
`

export const FieldGrid = styled.div`
  ${columns(2, 2, space.large)}
`

const wholeRow = 'grid-column: 1 / -1;'

export const Cell = styled.div`
  ${wholeRow}
  position: relative;
`

export const HalfCell = styled(Cell)`
  ${media.medium} {
    grid-column: auto;
  }
`

export const FieldLabel = styled.label`
  ${type.brassLabel}
  display: block;
  padding-bottom: ${space.hair};
`

const control = css`
  ${type.third}
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: ${space.tiny} 0;
  border: 0;
  border-bottom: 1px solid ${tone.text};
  border-radius: 0;
  background: none;
  /* Keeps the field's label out from under the header. */
  scroll-margin-top: 2rem;
  &[aria-invalid] {
    border-bottom-color: ${tone.alarm};
    box-shadow: 0 1px ${tone.alarm};
  }
`

export const Line = styled.input`
  ${control}
`

/** Browsers indent its text. */
export const Choice = styled.select`
  ${control}
  text-indent: -4px;
`

/** The lines scroll with the text. */
export const Text = styled.textarea`
  ${control}
  min-height: 13em;
  field-sizing: content;
  line-height: 2;
  padding: 0;
  resize: vertical;
  background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em) local;
`

const small = css`
  ${type.small}
  color: ${tone.quiet};
  display: block;
  margin-top: ${space.tiny};
`

export const Hint = styled.small`
  ${small}
`

/** At the right of a label. */
export const Optional = styled.i`
  ${small}
  font-style: italic;
  position: absolute;
  inset: 0 0 auto auto;
  margin: 0;
`

export const Mistake = styled.b`
  ${small}
  color: ${tone.alarm};
`

export const ByMail = styled.p`
  ${wholeRow}
`

export const Notice = styled.p`
  ${small}
  ${wholeRow}
  max-width: ${width.measure};
  padding-left: ${space.base};
  border-left: 1px solid ${tone.brass};
`

/** Screen readers hear that the message is being sent. */
export const Status = styled(Notification).attrs({ as: 'div' })`
  ${wholeRow}
  &:not([data-shown]) {
    ${visuallyHidden}
  }
`

/** The e-mail address, if the form doesn't work, is right of the button, or above it if there is no room. */
export const Actions = styled.div`
  ${wholeRow}
  ${type.fact}
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space.base} ${space.large};
`

export const SendButton = styled.button`
  ${buttonStyle}
  min-width: min(100%, 13rem);
  &[data-sending] {
    border-color: ${tone.line};
    background: none;
    color: ${tone.quiet};
  }
`
