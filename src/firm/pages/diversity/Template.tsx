import styled from 'styled-components'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Diversity & Inclusion: the statement, the commitments numbered on the shoal tint, the way to the careers page. */
export default function DiversityTemplate({ payload }: TemplateProps<'diversity'>) {
  const { page } = payload.facts
  const { commitments, careers } = page
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout>
        <ProseBody html={payload.body} opening />
      </SectionLayout>
      <SectionLayout tone="shoal" title={commitments.title} wide>
        <Commitments>
          {commitments.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Commitments>
      </SectionLayout>
      <SectionLayout title={careers.title} intro={careers.text}>
        <ArrowLink href={careers.action.link}>{careers.action.text}</ArrowLink>
      </SectionLayout>
      <CallToAction closing={payload.closing} />
    </>
  )
}

const Commitments = styled.ol`
  counter-reset: commitment;
  list-style: none;
  display: grid;
  gap: ${space.wide} ${space.column};
  padding: 0;
  li {
    counter-increment: commitment;
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.line};
  }
  li::before {
    ${type.sounding}
    content: counter(commitment);
    color: ${tone.brass};
  }
  h3 {
    ${type.third}
    margin-block: ${space.small};
  }
  p {
    color: ${tone.quiet};
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`
