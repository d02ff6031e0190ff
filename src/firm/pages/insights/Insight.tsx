import styled from 'styled-components'
import { LabeledDate } from '../../components/dates.tsx'
import { InsightFacts } from '../../components/InsightList.tsx'
import { ButtonLink, PhoneLink } from '../../components/links.tsx'
import { PaperPage } from '../../components/PaperPage.tsx'
import { Authors } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { media, ruled, space, tone, type, width } from '../../theme/theme.ts'

/** A note, an alert or an event. */
export default function Insight({ payload, firm, labels }: TemplateProps<'insight'>) {
  const { page, trail, note, isOver, newer, changes, calendar, link, practices, contacts, related } =
    payload.facts
  return (
    <PaperPage trail={trail} trailLabel={labels.breadcrumbs} title={note.title} subtitle={note.summary}>
      <Byline>
        <LabeledDate label={labels[note.kind]} date={page.date} />
        <Authors of={note.authors} before={labels.writtenBy} />
      </Byline>
      {isOver && <Notice>{labels.over}</Notice>}
      {newer && (
        <Notice>
          {labels.supersededBy} <a href={newer.path}>{newer.name}</a>
        </Notice>
      )}
      <Band>
        <InsightFacts note={note} labels={labels} />
      </Band>
      <Columns>
        <Text>
          {changes !== undefined && (
            <>
              <h2>{labels.changes}</h2>
              <p>{changes}</p>
            </>
          )}
          <ProseBody html={payload.body} />
          <Advertising>{firm.advertising}</Advertising>
        </Text>
        <Margin>
          {calendar !== undefined && !isOver && (
            <>
              {link !== undefined && <ButtonLink href={link}>{labels.signUp}</ButtonLink>}
              <p>
                <a href={calendar}>{labels.addToCalendar}</a>
              </p>
            </>
          )}
          {contacts.map(({ name, write, phone }) => (
            <div key={write}>
              <ButtonLink href={write}>{`${labels.writeTo} ${name}`}</ButtonLink>
              {phone !== undefined && (
                <p>
                  <PhoneLink number={phone} />
                </p>
              )}
            </div>
          ))}
          <Links title={labels.practice} links={practices} />
          <Links title={labels.related} links={related} />
        </Margin>
      </Columns>
    </PaperPage>
  )
}

const Links = ({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) =>
  links.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )

const Byline = styled.div`
  ${type.fact}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny} ${space.base};
  margin-bottom: ${space.large};
`

const Notice = styled.p`
  ${type.fact}
  width: fit-content;
  margin-bottom: ${space.medium};
  padding: ${space.small} ${space.base};
  border: 1px solid ${tone.brass};
`

const Band = styled.div`
  padding-block: ${space.medium};
  border-bottom: 1px solid ${tone.text};
  background: ${tone.edge} repeat-x top / 120px 8px;
  dl {
    ${type.third}
    display: grid;
    gap: ${space.medium};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  }
  dl > div {
    display: block;
  }
  dt {
    ${type.fact}
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide} ${space.column};
  margin-top: ${space.large};
  ${media.large} {
    grid-template-columns: minmax(0, ${width.measure}) 18rem;
    justify-content: space-between;
  }
`

const Text = styled.div`
  h2 {
    ${type.third}
    margin-bottom: ${space.small};
  }
  h2 + p {
    ${type.lede}
    margin-bottom: ${space.large};
  }
`

const Advertising = styled.p`
  ${type.quietSmall}
  margin-top: ${space.large};
  padding-top: ${space.base};
  border-top: 1px solid ${tone.line};
`

const Margin = styled.aside`
  ${type.fact}
  display: grid;
  align-content: start;
  gap: ${space.medium};
  div > a {
    width: 100%;
    margin-bottom: ${space.small};
  }
  h2 {
    ${type.brassLabel}
    margin-bottom: ${space.tiny};
  }
  ul {
    ${ruled(space.small)}
  }
  ${media.print} {
    display: none;
  }
`
