import { memo, type ComponentType } from 'react'
import styled from 'styled-components'
import type { FooterColumn } from '../../content/model/site.ts'
import type { Firm } from '../collections/firm.ts'
import { media } from '../theme/media.ts'
import { ink, painted, tone } from '../theme/tone.ts'
import { size, space, width } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import type { Labels } from '../labels.ts'
import { Contact } from './Contact.tsx'

interface FooterProps {
  firm: Firm
  columns: readonly FooterColumn[]
  labels: Labels
  /** The year of the copyright line. */
  year: number
}

/**
 * The footer: the firm and how to reach it, the columns of links, the lines that the law asks for. It is the same on
 * every page, so another page does not render it again.
 */
export const Footer: ComponentType<FooterProps> = memo(function Footer({
  firm,
  columns,
  labels,
  year,
}: FooterProps) {
  return (
    <Background>
      <About>
        <strong>{firm.name}</strong>
        <p>{firm.description}</p>
        <Contact firm={firm} />
      </About>
      <Columns aria-label={labels.footer}>
        {columns.map(({ id, title, links }) => (
          <div key={id}>
            <h2 id={`footer-${id}`}>{title}</h2>
            <ul aria-labelledby={`footer-${id}`}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
      <Law>
        <p>
          © <span data-year>{year}</span> {firm.legalName}
        </p>
        <p>{firm.advertising}</p>
      </Law>
    </Background>
  )
})

const Background = styled.footer`
  ${ink}
  ${painted}
  ${type.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide} ${space.column};
  padding: ${space.section} max(${space.gutter}, 50% - ${width.page} / 2) ${space.large};
  background: ${tone.edge} repeat-x top ${tone.ground};
  a {
    text-decoration-color: transparent;
    ${media.hover} {
      &:hover {
        text-decoration-color: currentColor;
      }
    }
  }
  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
  ${media.print} {
    break-inside: avoid;
    padding: ${space.large} 0 0;
  }
`

const About = styled.div`
  color: ${tone.quiet};
  strong {
    ${type.wordmark}
    color: ${tone.text};
  }
  p {
    max-width: 26rem;
    margin: ${space.medium} 0;
  }
`

const Columns = styled.nav`
  display: grid;
  /* Two beside each other, or one where a long name would not fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.large} ${space.column};
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h2 {
    ${type.sounding}
    font-size: ${size.text};
    color: ${tone.brass};
    margin-bottom: ${space.tiny};
  }
  a {
    display: block;
    padding-block: 0.3rem;
    ${media.touch} {
      padding-block: 0.65rem;
    }
  }
`

/** In full contrast, since the advertising line must be readable for everyone. */
const Law = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.tiny} ${space.large};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
`
