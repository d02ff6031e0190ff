import styled from 'styled-components'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Figures } from '../../components/Figures.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** Achievements & Awards: a band of four figures, then a ledger for each of the three categories, named in the margin. */
export default function AwardsTemplate({ payload }: TemplateProps<'awards'>) {
  const { page } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout tone="shoal" wide>
        <Figures figures={page.figures} />
      </SectionLayout>
      {page.categories.map(({ category, text, awards }, index) => (
        <SectionLayout key={category} rule={index > 0} note={<Heading title={category} text={text} />}>
          <Ledger $large={index === 0}>
            {awards.map((award) => (
              <Award key={award} text={award} />
            ))}
          </Ledger>
        </SectionLayout>
      ))}
      <CallToAction closing={payload.closing} />
    </>
  )
}

/** An award: who gives it, and more quietly what for. */
function Award({ text }: { text: string }) {
  const [by, ...rest] = text.split(', ')
  return (
    <li>
      {by}
      {rest.length > 0 && <span>, {rest.join(', ')}</span>}
    </li>
  )
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <Note>
      <h2>{title}</h2>
      <p>{text}</p>
    </Note>
  )
}

const Note = styled.div`
  max-width: 18rem;
  h2 {
    ${type.third}
  }
  p {
    ${type.small}
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
`

const Ledger = styled.ul<{ $large: boolean }>`
  ${({ $large }) => ($large ? type.second : type.lede)}
  border-bottom: 1px solid ${tone.line};
  li {
    padding-block: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  span {
    color: ${tone.quiet};
  }
`
