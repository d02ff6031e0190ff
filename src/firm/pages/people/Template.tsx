import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Profile } from '../../components/Profile.tsx'
import { ProfileIndex } from '../../components/ProfileIndex.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../pages.ts'

/** The profiles of a group: an index on the shoal tint, then an entry of the register for each person. */
export default function PeopleTemplate({ payload, labels }: TemplateProps<'partners' | 'associates'>) {
  const { page, people } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout tone="shoal" note={<Label data-screen>{labels.register}</Label>}>
        <ProfileIndex label={labels[payload.kind]} people={people} />
      </SectionLayout>
      {people.map((person) => (
        <Profile key={person.slug} person={person} labels={labels} />
      ))}
      <CallToAction closing={payload.closing} />
    </>
  )
}
