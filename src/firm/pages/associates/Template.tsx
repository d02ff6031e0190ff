import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Profile } from '../../components/Profile.tsx'
import { ProfileIndex } from '../../components/ProfileIndex.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../template.ts'
import type { associates } from './data.ts'

/** Associates & Counsel: the register again, set closer, with the fields of work beside each biography. */
export default function AssociatesTemplate({ payload }: TemplateProps<typeof associates>) {
  const { page, people } = payload.facts
  const { profiles } = payload.labels
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout tone="shoal" note={<Label data-screen>{profiles.register}</Label>}>
        <ProfileIndex label={profiles.associates} people={people} />
      </SectionLayout>
      {people.map((person) => (
        <Profile
          key={person.slug}
          person={person}
          labels={profiles}
          list={{ title: profiles.focusAreas, items: person.keyFocusAreas }}
          beside
        />
      ))}
      <CallToAction closing={payload.closing} />
    </>
  )
}
