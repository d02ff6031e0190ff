import styled from 'styled-components'
import type { Leader } from '../../collections/people.ts'
import { ArrowLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { Portrait, besidePortrait } from '../../components/people.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { Labels } from '../../labels.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { columns, media, space, tone, type, width } from '../../theme/theme.ts'

export default function Leadership({ payload, labels }: TemplateProps<'leadership'>) {
  const [first, ...others] = payload.facts.leaders
  return (
    <Page payload={payload}>
      {first && <FirstLeader leader={first} labels={labels} />}
      <SectionLayout wide>
        <Pairs>
          {others.map((leader) => (
            <OtherLeader key={leader.slug} leader={leader} labels={labels} />
          ))}
        </Pairs>
      </SectionLayout>
    </Page>
  )
}

interface LeaderProps {
  leader: Leader
  labels: Labels
}

function FirstLeader({ leader, labels }: LeaderProps) {
  const portrait = (
    <Large>
      <Portrait person={leader} sizes="(min-width:64em) min(22vw, 22rem), 12rem" isFirst />
    </Large>
  )
  return (
    <SectionLayout id={leader.slug} note={portrait}>
      <First>
        <Office leader={leader} labels={labels} />
      </First>
    </SectionLayout>
  )
}

const OtherLeader = ({ leader, labels }: LeaderProps) => (
  <Pair id={leader.slug} aria-labelledby={`${leader.slug}-name`}>
    <Portrait person={leader} sizes="(min-width:64em) 13vw, 27vw" />
    <div>
      <Office leader={leader} labels={labels} />
    </div>
  </Pair>
)

const Office = ({ leader: { slug, name, office, profile }, labels }: LeaderProps) => (
  <>
    <Label>{office.role}</Label>
    <h2 id={`${slug}-name`}>{name}</h2>
    <p>{office.details}</p>
    <ArrowLink action={{ text: `${labels.profileOf} ${name}`, link: profile }} />
  </>
)

const Pairs = styled.div`
  ${columns(1, 2, space.vast)}
`

const Large = styled.div`
  width: min(100%, 12rem);
  ${media.large} {
    width: min(100%, 22rem);
  }
`

const First = styled.div`
  h2 {
    ${type.second}
    margin-top: ${space.tiny};
  }
  h2 + p {
    ${type.lede}
    max-width: ${width.lede};
    margin-block: ${space.medium};
  }
`

const Pair = styled.article`
  ${besidePortrait}
  h2 {
    ${type.third}
    margin-block: ${space.tiny} ${space.small};
  }
  h2 + p {
    margin-bottom: ${space.small};
    color: ${tone.quiet};
  }
  ${media.large} {
    column-gap: ${space.large};
  }
`
