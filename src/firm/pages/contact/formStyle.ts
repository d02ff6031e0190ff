import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { columns, doubleBorder, media, space, tone, type, visuallyHidden, width } from '../../theme/theme.ts'

/** Labels above ruled lines, like a letter. The message's lines scroll with its text. */
export const Form = styled.form`
  noscript p,
  [role='status'] {
    ${type.text}
    ${doubleBorder}
    max-width: ${width.measure};
    margin-bottom: ${space.large};
    padding: ${space.medium};
  }
  /* Screen readers hear that the message is being sent. */
  [role='status']:not([data-shown]),
  > [aria-hidden] {
    ${visuallyHidden}
  }
  > dl {
    margin-bottom: ${space.large};
  }
  > :last-child {
    ${columns(2, 2, space.large)}
    > * {
      position: relative;
      grid-column: 1 / -1;
    }
    ${media.medium} {
      > :nth-child(-n + 2) {
        grid-column: auto;
      }
    }
  }
  label {
    ${type.brassLabel}
    display: block;
    padding-bottom: ${space.hair};
  }
  :is(input, select, textarea) {
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
  }
  /* Browsers indent its text. */
  select {
    text-indent: -4px;
  }
  textarea {
    min-height: 13em;
    field-sizing: content;
    line-height: 2;
    padding: 0;
    resize: vertical;
    background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em)
      local;
  }
  [aria-invalid] {
    border-bottom-color: ${tone.alarm};
    box-shadow: 0 1px ${tone.alarm};
  }
  i,
  small,
  b,
  #notice {
    ${type.small}
    color: ${tone.quiet};
    display: block;
    margin-top: ${space.tiny};
  }
  i {
    font-style: italic;
    position: absolute;
    inset: 0 0 auto auto;
    margin: 0;
  }
  b {
    color: ${tone.alarm};
  }
  #notice {
    max-width: ${width.measure};
    padding-left: ${space.base};
    border-left: 1px solid ${tone.brass};
  }
  /* The e-mail address, if the form doesn't work, is right of the button, or above it if there is no room. */
  :has(> button) {
    ${type.fact}
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    align-items: center;
    gap: ${space.base} ${space.large};
  }
  button {
    ${buttonStyle}
    min-width: min(100%, 13rem);
    &[data-sending] {
      border-color: ${tone.line};
      background: none;
      color: ${tone.quiet};
    }
  }
`

/** A letter in place of the form. */
export const Letter = styled.section`
  ${doubleBorder}
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
