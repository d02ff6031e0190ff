import styled from 'styled-components'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { LabeledDate } from '../../components/dates.tsx'
import { ArrowLink, ButtonLink } from '../../components/links.tsx'
import { Items } from '../../components/lists.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import {
  color,
  columns,
  entrance,
  media,
  numbered,
  ruled,
  screenOnly,
  space,
  tone,
  type,
  width,
} from '../../theme/theme.ts'
import { RoleFacts } from './RoleFacts.tsx'

const fullStop = '. '

export default function Role({ payload, labels }: TemplateProps<'role'>) {
  const { page, trail, pay, closes, apply, applying, others, none } = payload.facts
  return (
    <Paper>
      <div>
        <Breadcrumbs trail={trail} label={labels.breadcrumbs} />
        <h1 tabIndex={-1}>{page.title}</h1>
        <p>{page.area}</p>
        <Columns>
          <Rail>
            {apply ? (
              <ButtonLink href={apply}>{labels.apply}</ButtonLink>
            ) : (
              <Closed>
                {closes !== undefined && <LabeledDate label={labels.closedOn} date={closes} />}
                {fullStop}
                {labels.closed}
                {others.length > 0 && <a href="#roles">{labels.otherRoles}</a>}
              </Closed>
            )}
            <RoleFacts role={{ ...page, pay, closes }} labels={labels} />
          </Rail>
          <Text>
            <ProseBody html={payload.body} opening />
            <h2>{labels.requirements}</h2>
            <ul>
              <Items of={page.requirements} />
            </ul>
          </Text>
          {apply && applying && (
            <Margin>
              <h2>{applying.title}</h2>
              <ol>
                <Items of={applying.steps} />
              </ol>
              <ArrowLink action={{ text: labels.apply, link: apply }} />
            </Margin>
          )}
        </Columns>
        <Others id="roles">
          <h2>{labels.otherRoles}</h2>
          {others.length === 0 && <p>{none}</p>}
          <ul>
            {others.map(({ slug, path, title, area, pay }) => (
              <li key={slug}>
                <a href={path}>{title}</a>
                <p>{area}</p>
                <p>{pay}</p>
              </li>
            ))}
          </ul>
        </Others>
      </div>
    </Paper>
  )
}

/** The header is transparent at the top of a page, so dark ink is behind it. */
const Paper = styled.div`
  padding: calc(var(--header) + ${space.base}) ${space.gutter} ${space.section};
  background: linear-gradient(${color.ink} var(--header), transparent 0);
  > div {
    max-width: ${width.page};
    margin-inline: auto;
    > :not(h1) {
      ${entrance}
    }
  }
  h1 {
    ${type.first}
    margin-top: ${space.tiny};
    overflow-wrap: anywhere;
  }
  h1 + p {
    ${type.quietLede}
    font-style: italic;
    margin-block: ${space.tiny} ${space.large};
  }
  ${media.print} {
    padding: 0;
    background: none;
  }
`

/** Facts, text and margin; on a phone, one below the other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  ${media.medium} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: 15.5rem minmax(0, 1fr) minmax(16rem, 20rem);
  }
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${space.medium};
    }
  }
`

const Rail = styled.div`
  > a {
    width: 100%;
    margin-bottom: ${space.medium};
  }
  dl {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.belowMedium} {
    dl > div {
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
  ${media.print} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

const Closed = styled.p`
  ${type.fact}
  margin-bottom: ${space.medium};
  padding: ${space.base};
  border: 1px solid ${tone.brass};
  a {
    display: block;
    margin-top: ${space.small};
  }
`

const Text = styled.div`
  max-width: ${width.measure};
  h2 {
    ${type.third}
    margin-block: ${space.large} ${space.base};
  }
  > ul {
    ${ruled(space.small)}
  }
`

const Margin = styled.div`
  ${type.fact}
  h2 {
    ${type.brassLabel}
    margin-bottom: ${space.small};
  }
  ol {
    ${numbered}
    margin-bottom: ${space.tiny};
    li {
      display: grid;
      grid-template-columns: 1.75rem minmax(0, 1fr);
      align-items: baseline;
      padding-block: ${space.small};
      border-top: 1px solid ${tone.line};
    }
  }
  ${media.medium} {
    grid-column: 2;
  }
  ${media.large} {
    grid-column: 3;
  }
  ${media.print} {
    font-size: 1em;
  }
`

const Others = styled.section`
  ${type.fact}
  margin-top: ${space.vast};
  padding-top: ${space.large};
  background: ${tone.edge} repeat-x top / 120px 8px;
  h2 {
    ${type.brassLabel}
    margin-bottom: ${space.medium};
  }
  ul {
    ${columns(2, 4, space.large)}
  }
  a {
    ${type.lede}
  }
  li p {
    color: ${tone.quiet};
  }
  ${screenOnly}
`
