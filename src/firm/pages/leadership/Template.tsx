import styled from 'styled-components'
import { ArrowLink, MailLink, PhoneLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { besidePortrait, Portrait } from '../../components/people.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { marginTextFacts, ruled, space, type } from '../../theme/theme.ts'

export default function Leadership({ payload, labels }: TemplateProps<'leadership'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        <Leaders>
          {payload.facts.leaders.map(({ slug, name, portrait, office, phone, email, path }) => (
            <li key={slug} id={slug}>
              <Portrait person={{ slug, portrait }} sizes="(min-width:64em) 11rem, 27vw" />
              <div>
                <h2>{name}</h2>
                <Label>{office.role}</Label>
                <p>{office.details}</p>
              </div>
              <div>
                {phone !== undefined && <PhoneLink number={phone} />}
                {email !== undefined && <MailLink address={email} />}
                <ArrowLink action={{ text: `${labels.people.profileOf} ${name}`, link: path }} />
              </div>
            </li>
          ))}
        </Leaders>
      </SectionLayout>
    </Page>
  )
}

const Leaders = styled.ul`
  ${type.fact}
  ${ruled(space.large)}
  ${marginTextFacts('minmax(0, 0.4fr)')}
  li {
    ${besidePortrait('@media (width < 40em), print')}
  }
  h2 {
    ${type.second}
    margin-bottom: ${space.tiny};
  }
  p + p {
    ${type.reading}
    margin-block: ${space.small};
  }
  li > :last-child {
    display: grid;
    align-content: start;
    gap: ${space.tiny};
  }
  img {
    max-width: 11rem;
  }
`
