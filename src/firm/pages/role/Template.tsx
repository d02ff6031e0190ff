import { ArrowLink, Framed, LabeledDate } from '../../components/text.tsx'
import { LinkList, Paper, PaperColumns, Points, Rail, RailButton, Reading } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { RoleFacts } from '../careers/Roles.tsx'

export default function Role({ payload, labels }: TemplateProps<'role'>) {
  const { page, trail, pay, closes, apply, applying, others, none } = payload.facts
  return (
    <Paper trail={trail} labels={labels} title={page.title} subtitle={page.area}>
      <PaperColumns>
        <Rail>
          {apply ? (
            <RailButton href={apply}>{labels.roles.apply}</RailButton>
          ) : (
            <Framed>
              {closes !== undefined && <LabeledDate label={labels.roles.closedOn} date={closes} />}.{' '}
              {labels.roles.closed} {others.length === 0 && none}
            </Framed>
          )}
          <RoleFacts role={{ ...page, pay, closes }} labels={labels} />
        </Rail>
        <Reading>
          <ProseBody html={payload.body} opening />
          <Points title={labels.roles.requirements} items={page.requirements} />
        </Reading>
        {apply && applying && (
          <Points title={applying.title} items={applying.steps}>
            <ArrowLink action={{ text: labels.roles.apply, link: apply }} />
          </Points>
        )}
        <LinkList title={labels.roles.otherRoles} links={others} />
      </PaperColumns>
    </Paper>
  )
}
