import styled from 'styled-components'
import { LabeledDate } from '../../components/dates.tsx'
import { ArrowLink, ButtonLink } from '../../components/links.tsx'
import { Items, NumberedList } from '../../components/lists.tsx'
import { Columns, Listed, Paper, Points, Rail, Reading, Sheet } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, screenOnly, space, tone } from '../../theme/theme.ts'
import { RoleFacts } from './RoleFacts.tsx'

const fullStop = '. '

export default function Role({ payload, labels }: TemplateProps<'role'>) {
  const { page, trail, pay, closes, apply, applying, others, none } = payload.facts
  return (
    <Sheet>
      <Paper trail={trail} labels={labels} title={page.title} subtitle={page.area}>
        <Columns>
          <Rail>
            {apply ? (
              <ButtonLink href={apply}>{labels.apply}</ButtonLink>
            ) : (
              <Closed>
                {closes !== undefined && <LabeledDate label={labels.closedOn} date={closes} />}
                {fullStop}
                {labels.closed}
                {others.length > 0 && <ArrowLink action={{ text: labels.otherRoles, link: '#roles' }} />}
              </Closed>
            )}
            <RoleFacts role={{ ...page, pay, closes }} labels={labels} />
          </Rail>
          <Reading>
            <ProseBody html={payload.body} />
            <Points title={labels.requirements} items={page.requirements} />
          </Reading>
          {apply && applying && (
            <Listed>
              <h2>{applying.title}</h2>
              <Steps>
                <Items of={applying.steps} />
              </Steps>
              <ArrowLink action={{ text: labels.apply, link: apply }} />
            </Listed>
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
      </Paper>
    </Sheet>
  )
}

const Closed = styled.p`
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`

const Steps = styled(NumberedList)`
  && {
    font: inherit;
  }
  li {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
`

const Others = styled(Listed)`
  margin-top: ${space.vast};
  padding-top: ${space.large};
  background: ${tone.edge} repeat-x top / 120px 8px;
  ul {
    ${columns(2, 4, '0')}
  }
  ${screenOnly}
`
