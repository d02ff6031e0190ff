import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Profile } from '../../components/Profile.tsx'
import { ProfileIndex } from '../../components/ProfileIndex.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../template.ts'
import type { partners } from './data.ts'

/** Partner Profiles: an index on the shoal tint, then an entry of the register for each partner. */
export default function PartnersTemplate({ payload }: TemplateProps<typeof partners>) {
  const { page, people } = payload.facts
  const { profiles } = payload.labels
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout tone="shoal" note={<Label data-screen>{profiles.register}</Label>}>
        <ProfileIndex label={profiles.partners} people={people} />
      </SectionLayout>
      {people.map((person) => (
        <Profile
          key={person.slug}
          person={person}
          labels={profiles}
          list={{ title: profiles.achievements, items: person.keyAchievements }}
        />
      ))}
      <CallToAction closing={payload.closing} />
    </>
  )
}
