import styled from 'styled-components'
import { addressLines } from '../../content/text/addressLines.ts'
import type { ShownFirm } from '../collections/firm/queries.ts'
import { type } from '../theme/theme.ts'

/** At the top of printed sheets: who, where, and the address of what is below. */
export function Letterhead({ firm, path }: { firm: ShownFirm; path: string }) {
  return (
    <Heading aria-hidden="true">
      <Name>{firm.name}</Name>
      <p>{[...addressLines(firm.address), firm.phone].join(', ')}</p>
      <p>{firm.site.replace('https://', '') + path}</p>
    </Heading>
  )
}

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 2em;
  break-before: page;
  margin-bottom: 1.5em;
  padding-bottom: 0.5em;
  border-bottom: 1px solid;
  font-size: 8.5pt;
  @media screen {
    display: none;
  }
`

const Name = styled.strong`
  ${type.wordmark}
  margin-right: auto;
`
