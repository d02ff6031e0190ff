import styled from 'styled-components'
import { FormattedDate } from '../../components/dates.tsx'
import { PageColumns, Stack } from '../../components/layout.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { Points } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { media, space, tone } from '../../theme/theme.ts'
import type { Listing } from '../../collections/jobs/queries.ts'

interface RolesProps {
  /** Each with where its button leads. */
  roles: readonly (Listing & { body: string; apply: string })[]
  apply: string
  labels: Labels
  withRequirements?: boolean
}

/** For screen readers, which list links out of context, each button names its role. */
export const Roles = ({ roles, apply, labels, withRequirements }: RolesProps) =>
  roles.map((role) => (
    <Entry key={role.slug} id={role.slug}>
      <div>
        <Text as="h3" $type="third" $below={space.tiny}>
          <a href={role.path}>{role.title}</a>
        </Text>
        <Label>{role.area}</Label>
        <Apply href={role.apply} aria-label={`${apply}: ${role.title}, ${role.area}`}>
          {apply}
        </Apply>
      </div>
      <RoleFacts role={role} labels={labels} />
      <Stack $gap={space.large}>
        <ProseBody html={role.body} />
        {withRequirements && (
          <Points title={labels.roles.requirements} items={role.requirements} of={role.title} />
        )}
      </Stack>
    </Entry>
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

const Entry = styled(PageColumns).attrs({ as: 'article', $facts: 'large' })`
  align-items: start;
  padding-block: ${space.wide};
  border-top: 1px solid ${tone.line};
  ${media.large} {
    ${FactList} {
      grid-area: 1 / 3;
    }
  }
  ${media.print} {
    display: block;
    padding-block: ${space.small};
  }
`

const Apply = styled(ButtonLink)`margin-top: ${space.medium};`
