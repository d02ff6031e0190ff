import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import {
  columns,
  doubleBorder,
  cornerMark,
  media,
  motion,
  painted,
  space,
  tone,
  type,
  visuallyHidden,
  width,
} from '../../theme/theme.ts'

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
    padding: ${space.medium};
  }
  /* Above the fields, so that visitors read it before they type. */
  noscript p {
    margin-bottom: ${space.large};
  }
  /* Screen readers hear that the message is being sent. */
  [role='status']:not([data-shown]) {
    ${visuallyHidden}
  }
  noscript a {
    ${type.third}
    display: block;
    margin-top: ${space.small};
    overflow-wrap: anywhere;
  }
  /* Who it's for, above the fields. */
  > dl {
    ${type.third}
    margin-bottom: ${space.large};
    padding-bottom: ${space.base};
    border-bottom: 1px solid ${tone.line};
    dt {
      ${type.brassLabel}
    }
    a {
      ${type.small}
    }
  }
  > [aria-hidden] {
    ${visuallyHidden}
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
  label {
    ${type.brassLabel}
    display: block;
    margin-bottom: ${space.hair};
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
    appearance: none;
    transition: border-color ${motion.quick};
    /* Keeps the field's label out from under the header. */
    scroll-margin-top: 2rem;
  }
  textarea {
    min-height: 13em;
    field-sizing: content;
    line-height: 2;
    padding: 0;
    resize: vertical;
    ${media.forced} {
      border: 1px solid;
    }
    background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em)
      local;
  }
  [aria-invalid] {
    border-bottom-color: ${tone.alarm};
    box-shadow: 0 1px ${tone.alarm};
  }
  ${media.hover} {
    :is(input, select, textarea):hover:not([aria-invalid]) {
      border-color: ${tone.brass};
    }
  }
  select {
    padding-right: 2rem;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  option {
    ${type.text}
    ${painted}
  }
  /* The arrow of the select. */
  div:has(> select)::after {
    ${cornerMark('0.6rem', '0.6rem', '1.5px')}
    position: absolute;
    right: ${space.hair};
    bottom: 1.2rem;
    rotate: 45deg;
    pointer-events: none;
  }
  i {
    ${type.small}
    font-style: italic;
    position: absolute;
    top: 0;
    right: 0;
    color: ${tone.quiet};
  }
  #notice {
    ${type.quietSmall}
    max-width: ${width.measure};
    padding-left: ${space.base};
    border-left: 1px solid ${tone.brass};
  }
  [type='file'] {
    ${type.text}
    padding-block: ${space.small};
    &::file-selector-button {
      ${type.small}
      margin-right: ${space.base};
      padding: ${space.tiny} ${space.base};
      border: 1px solid ${tone.quiet};
      background: none;
      color: inherit;
      cursor: pointer;
    }
  }
  small,
  b {
    ${type.quietSmall}
    display: block;
    margin-top: ${space.tiny};
  }
  b {
    font-weight: 500;
    color: ${tone.alarm};
  }
  /* The e-mail address, if the form doesn't work. */
  div > div > p {
    ${type.small}
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
