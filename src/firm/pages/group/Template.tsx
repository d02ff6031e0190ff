import { Fragment } from 'react'
import styled from 'styled-components'
import { Letterhead } from '../../components/Letterhead.tsx'
import { Label, QuietLink, Text } from '../../components/text.tsx'
import { FactList } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { LinkIndex, PaperColumns, Rail, Reading } from '../../components/paper.tsx'
import { besidePortrait, Portrait } from '../../components/people.tsx'
import type { TemplateProps } from '../kinds.ts'
import { PersonColumns } from '../person/PersonColumns.tsx'
import { onSheet } from '../person/style.ts'
import { inPrint, media, space, tone, type } from '../../theme/theme.ts'

/** Partners, or associates and counsel, one below the other. Each prints on one sheet. */
export default function People({ payload, firm, labels }: TemplateProps<'partners' | 'associates'>) {
  const { people } = payload.facts
  return (
    <Page payload={payload}>
      <LinkIndex
        title={labels.people.register}
        links={people.map(({ slug, name, specialization }) => ({
          label: name,
          path: `#${slug}`,
          note: specialization,
        }))}
      />
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

const Head = styled.div`
  grid-column: text / -1;
  ${inPrint('grid-column: 1;')}
`

const Entry = styled(PaperColumns)`
  && {
    margin-top: 0;
  }
  ${type.fact}
  padding: ${space.section} ${space.page} ${space.wide};
  background: ${tone.edge} repeat-x top / 120px 8px;
  ${Rail} {
    display: grid;
    gap: ${space.medium};
    align-content: start;
    ${besidePortrait(media.belowLarge)}
  }
  ${FactList} {
    clear: left;
  }
  && ${Reading} {
    grid-row: auto;
  }
  ${onSheet}
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
