import styled from 'styled-components'
import { ButtonLink } from '../../components/links.tsx'
import { Icon } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import type { IconItem } from '../../icons.ts'
import type { TemplateProps } from '../../makePayload.ts'
import { type Tone, media, space, surface, tone, type } from '../../theme/theme.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  return (
    <Page payload={payload}>
      <Background $tone="paper">{reasons.slice(0, 3).map(reason)}</Background>
      <Background $tone="ink">
        {reasons.slice(3).map(reason)}
        <article>
          <ButtonLink href={action.link}>{action.text}</ButtonLink>
        </article>
      </Background>
    </Page>
  )
}

const reason = ({ mark, title, description }: IconItem) => (
  <article key={title}>
    <Icon name={mark} />
    <h2>{title}</h2>
    <p>{description}</p>
  </article>
)

const Background = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => surface[$tone]}
  padding-block: ${space.wide};
  article {
    display: grid;
    gap: ${space.base} ${space.column};
    align-items: baseline;
    justify-items: start;
    padding: ${space.wide} ${space.page};
    ${media.large} {
      grid-template-columns: calc((100% - ${space.column}) / 4) 6fr 7fr;
    }
  }
  article + article {
    background: ${tone.edge} repeat-x top / 120px 8px;
  }
  svg {
    width: 6rem;
    height: 6rem;
    align-self: start;
    margin-bottom: ${space.tiny};
  }
  a {
    ${media.large} {
      grid-column: 2;
    }
  }
  h2 {
    ${type.second}
  }
  p {
    ${type.quietLede}
  }
`
