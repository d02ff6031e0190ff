import styled from 'styled-components'
import { buttonStyle } from '../../components/links.tsx'
import { color, columns, doubleLine, media, motion, space, tone, type, width } from '../../theme/theme.ts'

const disabledLook = `
  border-color: ${tone.line};
  background: none;
  color: ${tone.quiet};
`

export const Form = styled.form`
  /* Above the fields, so that it is read before anything is typed. */
  noscript p {
    ${type.text}
    ${doubleLine}
    max-width: ${width.measure};
    margin-bottom: ${space.large};
    padding: ${space.medium};
  }
  noscript a {
    ${type.third}
    display: block;
    margin-top: ${space.small};
    overflow-wrap: anywhere;
  }
  #notice {
    ${type.quietSmall}
    max-width: ${width.measure};
    padding-left: ${space.base};
    border-left: 1px solid ${tone.brass};
  }
  /* The address to write to if the form doesn't work. */
  div > div > p {
    ${type.small}
    margin-bottom: ${space.base};
    overflow-wrap: anywhere;
  }
  /*
   * It keeps its width while its text changes, and looks disabled while it sends and without scripts. Before hydration,
   * which begins with the visitor's first input, it is disabled too, but does not look so.
   */
  button {
    ${buttonStyle}
    min-width: min(100%, 13rem);
    &:disabled {
      cursor: default;
      /* Browsers give disabled buttons a system color here, unless the style names another one. */
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

/** The fields, set like a letter: labels above ruled lines. */
export const FieldGrid = styled.div`
  ${columns(2, 2, space.large)}
  > :not(:nth-child(1), :nth-child(2)) {
    grid-column: 1 / -1;
  }
`

/** A label with its field below it. The message is written on ruled lines that scroll with it. */
export const Field = styled.div`
  position: relative;
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
    /* A browser that leads to a field shows its label too, which would lie under the header. */
    scroll-margin-top: 2rem;
  }
  textarea {
    min-height: 13em;
    line-height: 2;
    padding: 0;
    resize: vertical;
    background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em)
      local;
  }
  :user-invalid {
    border-color: ${color.alarm};
    box-shadow: 0 1px ${color.alarm};
  }
  ${media.hover} {
    :hover:not(:user-invalid) {
      border-color: ${tone.brass};
    }
  }
`

/** What a list of choices needs besides: the arrow that its native look would have drawn. */
export const Choice = styled(Field)`
  i {
    ${type.small}
    font-style: italic;
    position: absolute;
    top: 0;
    right: 0;
    color: ${tone.quiet};
  }
  select {
    padding-right: 2rem;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  option {
    ${type.text}
    color: ${color.text};
    background: ${color.paper};
  }
  &::after {
    content: '';
    position: absolute;
    right: ${space.hair};
    bottom: 1.2rem;
    width: 0.6rem;
    height: 0.6rem;
    border: solid ${tone.brass};
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`
