import styled from 'styled-components'
import type { Leader } from '../../data/people.ts'
import type { Labels } from '../../labels.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { Portrait } from '../../components/Portrait.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label, SectionLayout, SectionTitle } from '../../components/SectionLayout.tsx'

interface LeaderProps {
  leader: Leader
  labels: Labels
}

/** The first leader: a large portrait in the margin, the office in large type. */
export function LeaderPortrait({ leader, labels }: LeaderProps) {
  const { slug, name, portrait, office } = leader
  return (
    <SectionLayout
      id={slug}
      note={
        <Large>
          <Portrait slug={slug} name={name} picture={portrait} sizes={sizesOf.first} isFirst />
        </Large>
      }
    >
      <Office>
        <Label>{office.role}</Label>
        <SectionTitle>{name}</SectionTitle>
        <p>{office.details}</p>
        <More leader={leader} labels={labels} />
      </Office>
    </SectionLayout>
  )
}

/** A leader beside others. One without a profile elsewhere has the biography here, across both columns. */
export function LeaderEntry({ leader, labels }: LeaderProps) {
  const { slug, name, portrait, office } = leader
  const body = 'body' in leader ? leader.body : undefined
  return (
    <Row id={slug} $whole={body !== undefined} aria-labelledby={`${slug}-name`}>
      <Pair>
        <Portrait slug={slug} name={name} picture={portrait} sizes={sizesOf.other} />
        <div>
          <Label>{office.role}</Label>
          <h2 id={`${slug}-name`}>{name}</h2>
          <p>{office.details}</p>
          {body === undefined && <More leader={leader} labels={labels} />}
        </div>
      </Pair>
      {body !== undefined && <ProseBody html={body} />}
    </Row>
  )
}

function More({ leader, labels }: LeaderProps) {
  const text = `${labels.profileOf} ${leader.name}`
  return 'profile' in leader && <ArrowLink href={leader.profile}>{text}</ArrowLink>
}

/** The widths of the two portraits: in the margin, and two sevenths of half the page or of the page. */
const sizesOf = {
  first: '(min-width:64em) min(22vw, 22rem), 12rem',
  other: '(min-width:64em) 13vw, 27vw',
}

const Large = styled.div`
  width: min(100%, 12rem);
  ${media.large} {
    width: min(100%, 22rem);
  }
`

const Office = styled.div`
  h2 {
    margin-top: ${space.tiny};
  }
  h2 + p {
    ${type.lede}
    max-width: ${width.lede};
    margin-block: ${space.medium};
  }
`

const Row = styled.article<{ $whole: boolean }>`
  ${({ $whole }) => $whole && `display: grid; gap: ${space.large} ${space.column};`}
  ${media.large} {
    ${({ $whole }) => $whole && `grid-column: 1 / -1; grid-template-columns: 1fr 1fr;`}
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(min(5.5rem, 27.5vw), 2fr) minmax(0, 5fr);
  gap: ${space.medium};
  align-items: start;
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      width: 40%;
    }
  }
  align-content: start;
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
