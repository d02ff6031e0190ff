import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action, ClosingBlock } from '../../content/model.ts'
import { entrance, fromLarge, inPrint, space, surface, tone, width } from '../theme/theme.ts'
import { Flow, halves, PageGrid, Row, Stack } from './layout.tsx'
import { ArrowLink, ButtonLink, Text } from './text.tsx'

interface PageProps {
  payload: {
    facts: { page: { title: string; lede: string } }
    back: Action | undefined
    closing: ClosingBlock | undefined
  }
  /** At the right of title and lede, which are side by side without one. On phones it's below them. */
  picture?: ReactNode
  /** Below title and lede, next to the picture. */
  opening?: ReactNode
  /** Makes the title as large as a picture. */
  large?: boolean
  children: ReactNode
}

/** The layout of most pages: head with h1, content, closing block. */
export function Page({ payload, picture, opening, large, children }: PageProps) {
  const { title, lede } = payload.facts.page
  const columns = picture ? '[text] minmax(0, 5fr) minmax(0, 7fr)' : halves
  return (
    <>
      <Head $columns={large ? undefined : columns} $full={Boolean(opening)} data-head="">
        <Heading $gap={space.small} $large={large}>
          {payload.back && <ArrowLink action={payload.back} back />}
          <Text as="h1" tabIndex={-1} $type={large ? 'picture' : 'title'}>
            {title}
          </Text>
        </Heading>
        <Lede>{lede}</Lede>
        {picture && <Picture data-screen>{picture}</Picture>}
        {opening}
      </Head>
      {children}
      <Closing block={payload.closing} />
    </>
  )
}

export const Closing = ({ block }: { block: ClosingBlock | undefined }) =>
  block && (
    <Block as="section" data-screen $gap={space.large} $columns={halves}>
      <Text as="h2" $type="closing" $width="9em">
        {block.title}
      </Text>
      <Flow $gap={space.large}>
        <Text $type="quietLede" $width={width.measure}>
          {block.description}
        </Text>
        <Row $gap={`${space.base} ${space.large}`} $align="center">
          {block.primary && <ButtonLink href={block.primary.link}>{block.primary.text}</ButtonLink>}
          {block.secondary && <ArrowLink action={block.secondary} />}
        </Row>
      </Flow>
    </Block>
  )

/** A title that hung below an opening would rise while the page arrives. */
const Head = styled(PageGrid)<{ $full?: boolean }>`
  margin-top: var(--header);
  padding-block: ${space.large} ${space.wide};
  ${({ $full }) =>
    fromLarge(`grid-template-rows:${$full ? 'auto auto 1fr' : '1fr;align-items:last baseline'}`)}
  ${inPrint('padding-block: 0;')}
`

const Heading = styled(Stack)<{ $large: boolean | undefined }>`
  ${({ $large }) => $large && fromLarge('grid-column: 1 / -1;')}
`

const Picture = styled.div`
  ${fromLarge('grid-area: 1 / 2 / span 3;')}
`

const Lede = styled(Text).attrs({ $type: 'quietLede', $width: width.measure })`
  ${entrance}
  grid-column: text;
`

/** After a section in the same tint, it's on paper. Its title and text have one first baseline. */
const Block = styled(PageGrid)`
  ${surface.shoal}
  padding-block: ${space.wide};
  background: ${tone.edge} repeat-x top ${tone.ground};
  [data-surface='shoal'] + & {
    ${surface.paper}
  }
  ${fromLarge('align-items: baseline;')}
`
