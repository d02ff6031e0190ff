import styled from 'styled-components'
import { addressLines } from '../../content/text/addressLines.ts'
import type { ShownFirm } from '../collections/firm/queries.ts'
import { Row } from './layout.tsx'
import { Text } from './text.tsx'

/** At the top of printed sheets: who, where, and the address of what is below. */
export const Letterhead = ({ firm, path }: { firm: ShownFirm; path: string }) => (
  <Heading aria-hidden="true" $gap="0 2em" $align="baseline" $apart>
    <Text as="strong" $type="wordmark">
      {firm.name}
    </Text>
    <p>{[...addressLines(firm.address), firm.phone].join(', ')}</p>
    <p>{firm.site.replace('https://', '') + path}</p>
  </Heading>
)

const Heading = styled(Row)`
  break-before: page;
  margin-bottom: 1.5em;
  padding-bottom: 0.5em;
  border-bottom: 1px solid;
  font-size: 8.5pt;
  @media screen {
    display: none;
  }
`
