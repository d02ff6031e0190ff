import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { LeaderEntry, LeaderPortrait } from './Leaders.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { media } from '../../theme/media.ts'
import { space } from '../../theme/tokens.ts'
import type { TemplateProps } from '../../pages.ts'

/** Leadership: the first leader with a large portrait, the others in pairs. */
export default function LeadershipTemplate({ payload, labels }: TemplateProps<'leadership'>) {
  const { page, leaders } = payload.facts
  const [first, ...others] = leaders
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      {first && <LeaderPortrait leader={first} labels={labels} />}
      <SectionLayout wide rule>
        <Pairs>
          {others.map((leader) => (
            <LeaderEntry key={leader.slug} leader={leader} labels={labels} />
          ))}
        </Pairs>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Pairs = styled.div`
  display: grid;
  gap: ${space.vast} ${space.column};
  ${media.large} {
    grid-template-columns: 1fr 1fr;
  }
`
