import styled from 'styled-components'
import { FormattedDate } from '../../components/dates.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import type { Job } from '../../collections/jobs.ts'
import type { Labels } from '../../labels.ts'
import { media, type } from '../../theme/theme.ts'
import type { Listing } from './pages.ts'

type Role = Pick<Job, 'experience' | 'employment' | 'location' | 'posted'> & Pick<Listing, 'pay' | 'closes'>

export const RoleFacts = ({ role, labels }: { role: Role; labels: Labels }) => (
  <Facts>
    <FactItem label={labels.pay} facts={[`${role.pay} ${labels.perYear}`]} />
    <FactItem label={labels.experience} facts={[role.experience]} />
    {role.employment && <FactItem label={labels.employment} facts={[role.employment]} />}
    <FactItem label={labels.location} facts={[role.location]} />
    <FactItem label={labels.posted} facts={[<FormattedDate key="day" date={role.posted} />]} />
    <FactItem
      label={labels.closes}
      facts={[role.closes ? <FormattedDate key="day" date={role.closes} /> : labels.openUntilFilled]}
    />
  </Facts>
)

const Facts = styled(FactList)`
  ${type.fact}
  ${media.print} {
    font-size: 1em;
  }
`
