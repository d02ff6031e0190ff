import styled from 'styled-components'
import { PageColumns, Ruled, Stack } from '../../components/layout.tsx'
import { ArrowLink, Label, MailLink, PhoneLink, Text } from '../../components/text.tsx'
import { Page } from '../../components/Page.tsx'
import { besidePortrait, Plate, Portrait } from '../../components/people.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, type } from '../../theme/theme.ts'

export default function Leadership({ payload, labels }: TemplateProps<'leadership'>) {
  return (
    <Page payload={payload}>
      <SectionLayout wide>
        <Ruled $padding={space.large}>
          {payload.facts.leaders.map(({ slug, name, office, phone, email, path, ...picture }) => (
            <Leader key={slug} id={slug}>
              <Portrait of={picture} sizes="(min-width:64em) 11rem, 27vw" />
              <div>
                <Text as="h2" $type="second" $below={space.tiny}>
                  {name}
                </Text>
                <Label>{office.role}</Label>
                <Details>{office.details}</Details>
              </div>
              <Contacts $gap={space.tiny}>
                {phone !== undefined && <PhoneLink number={phone} />}
                {email !== undefined && <MailLink address={email} />}
                <ArrowLink action={{ text: `${labels.people.profileOf} ${name}`, link: path }} />
              </Contacts>
            </Leader>
          ))}
        </Ruled>
      </SectionLayout>
    </Page>
  )
}

const columns = { $gap: space.small, $narrow: 'minmax(0, 0.4fr)', $facts: 'huge' } as const

const Leader = styled(PageColumns).attrs({ as: 'li', ...columns })`
  ${type.fact}
  ${Plate} {
    max-width: 11rem;
  }
  ${besidePortrait('@media (width < 40em), print')}
`

const Details = styled.p`
  ${type.reading}
  margin-block: ${space.small};
  clear: left;
`

const Contacts = styled(Stack)`grid-column: facts;`
