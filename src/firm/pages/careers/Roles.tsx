import styled from 'styled-components'
import { FormattedDate, LabeledDate, QuietLink, Text } from '../../components/text.tsx'
import { PageColumns } from '../../components/layout.tsx'
import { FactItem, FactList, ItemText, ItemTitle } from '../../components/lists.tsx'
import { Points } from '../../components/paper.tsx'
import type { Labels } from '../../labels.ts'
import { fromLarge, pageGrid, space, tone, type } from '../../theme/theme.ts'
import type { Listing } from '../../collections/jobs/queries.ts'

interface RolesProps {
  /** Each with where its link leads. */
  roles: readonly (Listing & { apply: string; description?: string | undefined })[]
  apply: string
  labels: Labels
  withRequirements?: boolean
}

/** For screen readers, which list links out of context, each link names its role. */
export const Roles = ({ roles, apply, labels, withRequirements }: RolesProps) =>
  roles.map((role) => (
    <RoleRow key={role.slug} id={role.slug}>
      <div>
        <ItemTitle>
          <QuietLink href={role.path}>{role.title}</QuietLink>
        </ItemTitle>
        <Text $type="term">{[role.area, role.experience].join(', ')}</Text>
      </div>
      {withRequirements ? (
        <Points title={labels.roles.requirements} items={role.requirements} of={role.title} />
      ) : (
        <ItemText>{role.description}</ItemText>
      )}
      <div>
        <Text $type="lede">{role.pay}</Text>
        <ItemText>{[role.location, role.employment].filter(Boolean).join(', ')}</ItemText>
        <ItemText>
          <LabeledDate label={labels.roles.posted} date={role.posted} />
        </ItemText>
        <ItemText>
          {role.closes ? (
            <LabeledDate label={labels.roles.closes} date={role.closes} />
          ) : (
            labels.roles.openUntilFilled
          )}
        </ItemText>
      </div>
      <Apply href={role.apply} aria-label={`${apply}: ${role.title}, ${role.area}`}>
        {apply}
      </Apply>
    </RoleRow>
  ))

export const RoleFacts = ({ role, labels }: { role: Omit<Listing, 'slug' | 'path'>; labels: Labels }) => (
  <FactList>
    <FactItem label={labels.roles.pay} facts={role.pay} />
    <FactItem label={labels.people.experience} facts={role.experience} />
    <FactItem label={labels.roles.employment} facts={role.employment} />
    <FactItem label={labels.roles.location} facts={role.location} />
    <FactItem label={labels.roles.posted} facts={<FormattedDate date={role.posted} />} />
    <FactItem
      label={labels.roles.closes}
      facts={role.closes ? <FormattedDate date={role.closes} /> : labels.roles.openUntilFilled}
    />
  </FactList>
)

export const RoleRow = styled(PageColumns).attrs({ as: 'article' })`
  ${type.fact}
  padding-block: ${space.medium};
  border-top: 1px solid ${tone.line};
  align-items: baseline;
  ${fromLarge(`grid-template-columns: ${pageGrid.margin} minmax(0, 1fr) clamp(17rem, 20vw, 19.5rem) auto;`)}
`

export const Apply = styled.a`
  font-weight: 600;
  grid-column: -2;
  justify-self: start;
`
