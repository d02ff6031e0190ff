import styled from 'styled-components'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { artEntrance } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { ink, painted, tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { TemplateProps } from '../../pages.ts'

/** The page at an address that does not exist: the edge of a chart, and links back. */
export default function NotFoundTemplate({ payload }: TemplateProps<'not-found'>) {
  const { page } = payload.facts
  return (
    <Background>
      <img src="/art/off-chart.svg" alt="" width="1440" height="860" fetchPriority="low" />
      <h1 tabIndex={-1}>{page.headline}</h1>
      <p>{page.lede}</p>
      <ul>
        {page.links.map(({ text, link }) => (
          <li key={link}>
            <ArrowLink href={link}>{text}</ArrowLink>
          </li>
        ))}
      </ul>
    </Background>
  )
}

const Background = styled.div`
  ${ink}
  ${painted}
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 100svh;
  padding: calc(var(--header) + ${space.base}) max(${space.gutter}, 50% - ${width.page} / 2) ${space.vast};
  > * {
    position: relative;
  }
  > img {
    ${artEntrance}
    position: absolute;
    inset: var(--header) 0 0;
    width: 100%;
    height: calc(100% - var(--header));
    object-fit: cover;
    object-position: right top;
    /* On a phone: open water, with the edge of the chart at the right. */
    ${media.belowLarge} {
      object-position: 30%;
    }
  }
  h1 {
    ${type.headline}
    max-width: 6em;
  }
  p {
    ${type.lede}
    max-width: 28rem;
    margin-block: ${space.medium} ${space.large};
    color: ${tone.quiet};
  }
  li + li {
    border-top: 1px solid ${tone.line};
  }
  ul {
    width: fit-content;
    min-width: min(100%, 16rem);
  }
  ${media.print} {
    min-height: 0;
    > img,
    ul {
      display: none;
    }
  }
`
