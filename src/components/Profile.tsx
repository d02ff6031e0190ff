import styled from 'styled-components'
import type { AssociateProfile, PartnerProfile } from '../site/facts/types.ts'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { Entry, EntryHead, EntrySide, EntryText } from './Entry.tsx'
import { Facts } from './Facts.tsx'
import { Grid } from './Grid.tsx'
import { Plate } from './Plate.tsx'
import { Prose } from './Prose.tsx'
import { RuledList } from './RuledList.tsx'
import { Label } from './Section.tsx'

export interface ProfileProps {
  person: PartnerProfile | AssociateProfile
  /** What the list at the biography is called, and the list. */
  list: { title: string; items: readonly string[] }
  /** Whether the list stands beside the biography, or across the page below it, from the large breakpoint. */
  beside?: boolean
}

/** A lawyer's entry in the register, at the id that links to them name. */
export function Profile({ person, list, beside }: ProfileProps) {
  const { slug, name, title, specialization, experience, education, areas, body } = person
  const facts = [
    { label: 'Practice', lines: areas.map(({ label, path }) => <a href={path}>{label}</a>) },
    { label: 'Experience', lines: [experience] },
    { label: 'Education', lines: education },
  ]
  return (
    <Entry id={slug} aria-labelledby={`${slug}-name`}>
      <Grid>
        <EntryHead>
          <Label>{title}</Label>
          <h2 id={`${slug}-name`}>{name}</h2>
          <Practice>{specialization}</Practice>
        </EntryHead>
        <Side>
          <Plate slug={slug} name={name} />
          <Facts facts={facts} />
        </Side>
        <EntryText $beside={beside}>
          <Prose html={body} opening={!beside} />
          <RuledList heading="h3" across={!beside} {...list} />
        </EntryText>
      </Grid>
    </Entry>
  )
}

const Practice = styled.p`
  ${type.lede}
  font-style: italic;
  color: ${tone.quiet};
  margin-top: ${space.tiny};
`

const Side = styled(EntrySide)`
  display: grid;
  grid-template-columns: 2fr 5fr;
  gap: ${space.medium};
  align-content: start;
  align-items: start;
  ${media.large} {
    grid-template-columns: minmax(0, 17rem);
  }
  ${media.print} {
    display: block;
  }
`
