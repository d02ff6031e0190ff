import styled from 'styled-components'
import type { PersonCard } from '../../collections/attorneys/queries.ts'
import { AwardList } from '../../components/AwardList.tsx'
import { Columns, Fitting, Stack } from '../../components/layout.tsx'
import { CoverLink, Label, Term, Text } from '../../components/text.tsx'
import { Items } from '../../components/lists.tsx'
import { Closing, Page } from '../../components/Page.tsx'
import { besidePortrait, Portrait } from '../../components/people.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { fromMedium, space, tone, type } from '../../theme/theme.ts'
import { Directory } from './Directory.tsx'

export default function Attorneys({ payload, labels }: TemplateProps<'attorneys'>) {
  const { page, sources, partners, associates, directory } = payload.facts
  const sections = (
    <>
      <SectionLayout {...page.partners} wide>
        <Cards>{partners.map(card)}</Cards>
      </SectionLayout>
      {page.plates && (
        <SectionLayout id="plates" surface="shoal" {...page.plates} wide>
          <Fitting $least="7.5rem" $gap={space.medium}>
            {page.plates.marks.map(({ name, meaning }, at) => (
              <Text as="div" $type="fact" key={name}>
                <svg aria-hidden="true" width="7.5rem" height="2.75rem">
                  <use href={`/art/legend.svg#mark-${at + 1}`} />
                </svg>
                <Term as="h3">{name}</Term>
                <p>{meaning}</p>
              </Text>
            ))}
          </Fitting>
        </SectionLayout>
      )}
      <SectionLayout {...page.associates} wide>
        <Cards>{associates.map(card)}</Cards>
      </SectionLayout>
      <SectionLayout surface="ink" {...page.accolades}>
        <AwardList awards={page.accolades.awards} sources={sources} />
      </SectionLayout>
    </>
  )
  if (!page.directory || !directory) return <Page payload={payload}>{sections}</Page>
  return (
    <>
      <Directory {...page} facts={directory} text={page.directory} labels={labels} path={payload.path} />
      {sections}
      <Closing block={payload.closing} />
    </>
  )
}

const card = (person: PersonCard) => (
  <Card key={person.slug}>
    <Portrait of={person} sizes="(min-width:64em) min(22vw, 24rem), (min-width:40em) 45vw, 27vw" />
    <div>
      <Label>{person.title}</Label>
      <Text as="h3" $type="third" $above={space.tiny} $below={space.tiny}>
        <CoverLink href={person.path}>{person.name}</CoverLink>
      </Text>
      <p>{person.specialization}</p>
      <p>{person.experience}</p>
      <Education>
        <Items of={person.education} />
      </Education>
    </div>
  </Card>
)

const Cards = styled(Columns).attrs({ as: 'ul', $medium: 2, $large: 4, $gap: space.large })`
  ${type.fact}
  ${fromMedium(`row-gap: ${space.wide};`)}
`

/** On phones, a row with the portrait on the left. */
const Card = styled(Stack).attrs({ as: 'li', $gap: space.medium })`
  position: relative;
  ${besidePortrait('@media (width < 40em)')}
`

const Education = styled(Text).attrs({ as: 'ul', $tone: 'quiet', $above: space.small })`
  clear: left;
  padding-top: ${space.small};
  border-top: 1px solid ${tone.line};
`
