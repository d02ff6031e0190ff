import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { columns, doubleBorder, media, space, tone, type, visuallyHidden, width } from '../../theme/theme.ts'

const disabledLook = `
  border-color: ${tone.line};
  background: none;
  color: ${tone.quiet};
`

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
  /* Who it's for, above the fields. */
  > dl {
    ${type.third}
    margin-bottom: ${space.large};
    padding-bottom: ${space.base};
    border-bottom: 1px solid ${tone.line};
    a {
      ${type.small}
    }
  }
  > :last-child {
    ${columns(2, 2, space.large)}
    > div {
      position: relative;
    }
    > :not(:nth-child(1), :nth-child(2)) {
      grid-column: 1 / -1;
    }
  }
  label,
  dt {
    ${type.brassLabel}
    display: block;
  }
  input,
  select,
  textarea {
    ${type.third}
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: ${space.tiny} 0;
    border: 0;
    border-bottom: 1px solid ${tone.quiet};
    border-radius: 0;
    background: none;
    /* Keeps the field's label out from under the header. */
    scroll-margin-top: 2rem;
  }
  textarea {
    min-height: 13em;
    field-sizing: content;
    line-height: 2;
    padding: 0;
    resize: vertical;
    background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em)
      local;
    ${media.forced} {
      border: 1px solid;
    }
  }
  [aria-invalid] {
    border-bottom-color: ${tone.alarm};
    box-shadow: 0 1px ${tone.alarm};
  }
  select {
    cursor: pointer;
    text-overflow: ellipsis;
  }
  i,
  small,
  b,
  #notice {
    ${type.quietSmall}
    display: block;
  }
  i {
    font-style: italic;
    position: absolute;
    top: 0;
    right: 0;
  }
  small,
  b {
    margin-top: ${space.tiny};
  }
  b {
    color: ${tone.alarm};
  }
  #notice {
    max-width: ${width.measure};
    padding-left: ${space.base};
    border-left: 1px solid ${tone.brass};
  }
  [type='file'] {
    ${type.text}
    padding-block: ${space.small};
  }
  /* The e-mail address, if the form doesn't work. */
  div > div > p {
    ${type.fact}
    margin-bottom: ${space.base};
    overflow-wrap: anywhere;
  }
  /*
   * The width stays while the text changes. The button looks disabled while it sends and without scripts, but not before
   * hydration, when it's disabled too.
   */
  button {
    ${buttonStyle}
    min-width: min(100%, 13rem);
    &:disabled {
      cursor: default;
      /* Otherwise, browsers use a system color for disabled buttons. */
      ${media.forced} {
        border-color: ButtonBorder;
        color: ButtonText;
      }
      @media (scripting: none) {
        ${disabledLook}
      }
    }
    &[data-sending] {
      ${disabledLook}
    }
  }
`
