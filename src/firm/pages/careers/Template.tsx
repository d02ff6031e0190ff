import styled from 'styled-components'
import { ItemText, ItemTitle } from '../../components/lists.tsx'
import { LabeledDate, Text } from '../../components/text.tsx'
import { IconColumns } from '../../components/iconItems.tsx'
import { Stack } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { fromLarge, inPrint, media, space, tone, type } from '../../theme/theme.ts'
import { Apply, RoleRow, Roles } from './Roles.tsx'

export default function Careers({ payload, labels }: TemplateProps<'careers'>) {
  const { page, openings, source } = payload.facts
  const { title, text, none, apply, contact } = page.openings
  const { figure, highlights, board, ...culture } = page.culture
  const picture = (
    <Board>
      <img src="/art/traverse-board.svg" alt="" width="420" height="525" />
      <Text as="figcaption" $type="term" $above={space.small} $width="26rem">
        {board}
      </Text>
    </Board>
  )
  const opening = (
    <Culture as="section" $gap={space.small}>
      <Text as="h2" $type="second">
        {culture.title}
      </Text>
      <Text $type="reading">{culture.text}</Text>
      {figure && (
        <Text $type="fact" $tone="quiet">
          <Figure>{figure.value}</Figure> {[figure.label, source?.source].filter(Boolean).join('. ')}
          {source && <LabeledDate label={`. ${labels.page.asOf}`} date={source.asOf} />}
        </Text>
      )}
    </Culture>
  )
  return (
    <Page payload={payload} picture={picture} opening={opening}>
      <Highlights>
        <IconColumns items={highlights} />
      </Highlights>
      <SectionLayout surface="shoal" title={title} text={openings.length > 0 ? text : none} wide>
        <Roles roles={openings} apply={apply.text} labels={labels} />
        <RoleRow as="div">
          <ItemTitle>{contact.title}</ItemTitle>
          <ItemText>{contact.text}</ItemText>
          <Apply href={contact.action.link}>{contact.action.text}</Apply>
        </RoleRow>
      </SectionLayout>
    </Page>
  )
}

const Board = styled.figure`
  width: fit-content;
  ${fromLarge('margin-left: auto;')}
`

const Figure = styled.b`
  ${type.second}
  display: block;
  color: ${tone.text};
`

const Culture = styled(Stack)`
  padding-top: ${space.base};
  border-top: 1px solid;
`

/** The lower table of the traverse board from edge to edge of the window, with a peg above each highlight. */
const Highlights = styled.section`
  --table: 0 -5.5rem / calc(400% + 4 * ${space.column}) 4.5rem;
  --edge: url(/art/holes.svg) var(--table) repeat-x;
  ${media.large} {
    --table: 0 -5.5rem / calc(100% + ${space.column}) 4.5rem;
    --edge: url(/art/pegs.svg) var(--table) no-repeat, url(/art/holes.svg) var(--table) repeat-x;
  }
  padding: 5.5rem ${space.page} ${space.section};
  background: ${tone.edge};
  background-origin: content-box;
  ${inPrint('padding: 0;')}
`
