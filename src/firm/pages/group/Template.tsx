import { Fragment } from 'react'
import { Letterhead } from '../../components/Letterhead.tsx'
import { QuietLink } from '../../components/links.tsx'
import { Page } from '../../components/Page.tsx'
import { Listed, ListedItem, ListedLink } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { PersonColumns } from '../person/PersonColumns.tsx'
import { space } from '../../theme/theme.ts'
import { Entry, Head, Index } from './style.ts'

/** Partners, or associates and counsel, one below the other. Each prints on one sheet. */
export default function People({ payload, firm, labels }: TemplateProps<'partners' | 'associates'>) {
  const { people } = payload.facts
  return (
    <Page payload={payload}>
      <SectionLayout surface="shoal" id="register" title={labels.people.register}>
        <Listed>
          <Index aria-label={labels.people[payload.kind]}>
            {people.map(({ slug, name, specialization }) => (
              <ListedItem key={slug}>
                <ListedLink href={`#${slug}`}>{name}</ListedLink>
                <Text $tone="quiet">{specialization}</Text>
              </ListedItem>
            ))}
          </Index>
        </Listed>
      </SectionLayout>
      {people.map(({ slug, name, ...person }) => (
        <Fragment key={slug}>
          <Letterhead firm={firm} path={person.path} />
          <Entry as="article" id={slug}>
            <Head>
              <Label>{person.title}</Label>
              <Text as="h2" $type="second" $above={space.tiny} $below={space.tiny}>
                <QuietLink href={person.path}>{name}</QuietLink>
              </Text>
              <Text $type="quietLede" $italic>
                {person.specialization}
              </Text>
            </Head>
            <PersonColumns
              of={person}
              labels={labels}
              name={name}
              top={<Portrait of={person} sizes="(min-width:64em) min(22vw, 24rem), 27vw" />}
            >
              <a href={person.write} aria-label={`${labels.people.writeTo} ${name}`}>
                {labels.people.write}
              </a>
            </PersonColumns>
          </Entry>
        </Fragment>
      ))}
    </Page>
  )
}
