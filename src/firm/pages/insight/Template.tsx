import styled from 'styled-components'
import { ButtonLink, Framed, LabeledDate, PhoneLink, Text, withNoBreaks } from '../../components/text.tsx'
import { Fitting, Row, Ruled, Stack } from '../../components/layout.tsx'
import { FactItem, pageLink } from '../../components/lists.tsx'
import { LinkList, Paper, PaperColumns, Rail, RailButton, Reading } from '../../components/paper.tsx'
import { Authors } from '../../components/InsightList.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, tone, type } from '../../theme/theme.ts'

/** A note, an alert or an event. */
export default function Insight({ payload, firm, labels }: TemplateProps<'insight'>) {
  const { page, trail, note, isOver, newer, changes, coming, practices, contacts, related } = payload.facts
  return (
    <Paper trail={trail} labels={labels} title={note.title} subtitle={note.summary}>
      <Byline $gap={`${space.tiny} ${space.base}`}>
        <p>
          <LabeledDate label={labels.notices[note.kind]} date={page.date} />
        </p>
        {page.updated !== undefined && (
          <p>
            <LabeledDate label={labels.notices.updated} date={page.updated} />
          </p>
        )}
        <Authors of={note.authors} before={labels.notices.writtenBy} />
        <p data-screen>{firm.advertising}</p>
      </Byline>
      {isOver && <Framed>{labels.notices.over}</Framed>}
      {newer && (
        <Framed>
          {labels.notices.supersededBy} {pageLink(newer)}
        </Framed>
      )}
      <Band as="dl" $least="15rem" $gap={space.medium}>
        {note.facts.map(({ label, value }) => (
          <FactItem key={label} label={labels.notices[label]} facts={<>{withNoBreaks(value)}</>} />
        ))}
      </Band>
      <PaperColumns>
        <Rail data-screen>
          <Ruled $padding={space.small}>
            {coming && (
              <Stack as="li" $gap="0">
                {coming.link && <ButtonLink href={coming.link}>{labels.notices.signUp}</ButtonLink>}
                {coming.online && <a href={coming.online}>{labels.notices.takePart}</a>}
                <a href={coming.calendar}>{labels.notices.addToCalendar}</a>
              </Stack>
            )}
            {contacts.map(({ name, write, phone }, index) => {
              const Write = index === 0 ? RailButton : 'a'
              return (
                <Stack as="li" $gap={space.tiny} key={write}>
                  <Write href={write}>{[labels.people.writeTo, name].join(' ')}</Write>
                  {phone !== undefined && <PhoneLink number={phone} />}
                </Stack>
              )
            })}
          </Ruled>
        </Rail>
        <Reading>
          {changes !== undefined && (
            <Text as="div" $below={space.medium}>
              <Text as="h2" $type="third">
                {labels.notices.changes}
              </Text>
              <Text $type="lede">{changes}</Text>
            </Text>
          )}
          <ProseBody html={payload.body} opening={changes === undefined} />
        </Reading>
        <LinkList title={labels.people.practice} links={practices} />
        <LinkList title={labels.notices.related} links={related} />
      </PaperColumns>
    </Paper>
  )
}

const Byline = styled(Row)`margin-block: ${space.large} ${space.medium};`

const Band = styled(Fitting)`
  ${type.third}
  padding-block: ${space.medium};
  border-bottom: 1px solid ${tone.text};
  background: ${tone.edge} repeat-x top / 120px 8px;
`
