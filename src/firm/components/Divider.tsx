import styled from 'styled-components'
import { tone } from '../theme/tone.ts'

/** The edge of a chart as a rule between two sections of one tone: a line with minute ticks. */
export const edgeRule = `height:8px;background:${tone.edge} repeat-x;`

/** The rule as an element of its own; `Section` draws it at its head without one. */
export const Divider = styled.div`
  ${edgeRule}
`
