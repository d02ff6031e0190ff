import styled from 'styled-components'
import { PageColumns, Row, Sheet, Stack } from '../../components/layout.tsx'
import { ButtonLink, Framed, Text } from '../../components/text.tsx'
import { FactList, ItemText } from '../../components/lists.tsx'
import { doubleBorder, fromLarge, inPrint, space, tone, type, visuallyHidden } from '../../theme/theme.ts'

/** Which windows have room for the chart's wide and medium sheets. */
export const [wide, medium] = ['(width >= 80em)', '(width >= 48em)']
const fromWide = (style: string) => `@media ${wide} {${style}}`

/** The chart, with the title in a cartouche on the water, or above the chart if there is no room. */
export const Chart = styled(Sheet).attrs({ as: 'div' })`${fromWide('display: grid;')}`

export const Cartouche = styled(Stack).attrs({ $gap: space.small })`
  padding: ${space.large} ${space.page};
  @media ${wide} {
    grid-area: 1 / 1;
    ${doubleBorder}
    background: ${tone.ground};
    z-index: 1;
    align-self: start;
    width: 26.5%;
    margin: 4% 0 0 calc(${space.page} - ${space.medium} - 1px);
    padding: ${space.medium};
  }
  ${inPrint(`padding: 0 0 ${space.base};`)}
`

export const Title = styled(Text).attrs({ as: 'h1', $type: 'first' })`${fromWide('font-size: 3rem;')}`

export const ChartPicture = styled.picture`${fromWide('grid-area: 1 / 1;')}`

export const ChartImage = styled.img`
  width: 100%;
  margin: auto;
  @media not ${wide} {
    max-width: 60rem;
  }
  ${inPrint('width: auto; max-height: 9cm;')}
`

export const Office = styled(FactList)<{ $wide?: boolean }>`
  display: block;
  ${({ $wide }) => $wide && fromLarge('grid-column: span 2;')}
  ${inPrint('font-size: 10.5pt;')}
`

/** An answer in the page's columns; the one that a link leads to has a tint. */
export const Answer = styled(PageColumns)`
  padding-block: ${space.base};
  border-top: 1px solid ${tone.line};
  &:target {
    margin-inline: -0.75rem;
    padding-inline: 0.75rem;
    background: color-mix(in srgb, ${tone.brass} 12%, transparent);
  }
`

export const Asked = styled(Stack)`${type.fact}`

export const Trap = styled.input`${visuallyHidden}`

export const Cell = styled.div`position: relative;`

/** A ruled line below its label, like in a letter. */
export const Line = styled.input`
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

export const Choice = styled(Line).attrs({ as: 'select' })``

/** The lines scroll with the text. */
export const TextArea = styled(Line).attrs({ as: 'textarea' })`
  min-height: 13em;
  field-sizing: content;
  line-height: 2;
  padding: 0;
  resize: vertical;
  background: repeating-linear-gradient(transparent 0 calc(2em - 1px), ${tone.line} calc(2em - 1px) 2em) local;
`

export const Hint = styled(ItemText).attrs({ as: 'small', $type: 'small', $above: space.tiny })`
  display: block;
`

export const Optional = styled(Hint).attrs({ as: 'i', $italic: true, $above: '0' })`
  position: absolute;
  inset: 0 0 auto auto;
`

export const Mistake = styled(Hint).attrs({ as: 'b', $tone: 'alarm' })``

export const Notice = styled(Hint).attrs({ as: 'p' })`
  padding-left: ${space.base};
  border-left: 1px solid ${tone.brass};
`

/** Screen readers hear that the message is being sent. */
export const Status = styled(Framed).attrs({ as: 'div', $below: space.large })`
  &:not([data-shown]) {
    ${visuallyHidden}
  }
`

/** The e-mail address, if the form doesn't work, is right of the button, or above it if there is no room. */
export const Actions = styled(Row).attrs({ $gap: `${space.base} ${space.large}`, $align: 'center' })`
  ${type.fact}
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
`

export const SendButton = styled(ButtonLink).attrs({ as: 'button' })`
  min-width: min(100%, 13rem);
  &[data-sending] {
    border-color: ${tone.line};
    background: none;
    color: ${tone.quiet};
  }
`
