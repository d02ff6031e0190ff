import styled from 'styled-components'
import { addressLines } from '../../content/text/addressLines.ts'
import { MailLink, PhoneLink } from '../components/links.tsx'
import { Lines } from '../components/lists.tsx'
import { Grid } from '../components/SectionLayout.tsx'
import type { ShellFacts } from './shellFacts.ts'
import { media, quietLink, screenOnly, space, surface, tappable, tone, type } from '../theme/theme.ts'

export function Footer({ shell, year }: { shell: ShellFacts; year: number }) {
  const { firm, footer, labels } = shell
  return (
    <Background as="footer">
      <Row>
        <strong>{firm.name}</strong>
        <p>{firm.description}</p>
        <div>
          {firm.offices.map(({ address, phone }, index) => (
            <address key={phone}>
              <Lines of={addressLines(address)} />
              <PhoneLink number={phone} />
              {index === 0 && <MailLink address={firm.email} />}
            </address>
          ))}
        </div>
      </Row>
      <Row as="nav" aria-label={labels.shell.footer}>
        {footer.map(({ id, title, links }) => (
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
      </Row>
      <Law>
        <p>
          © <span data-year>{year}</span> {firm.legalName}
        </p>
        <p>{firm.advertising}</p>
      </Law>
    </Background>
  )
}

const Background = styled(Grid)`
  ${surface.ink}
  ${type.fact}
  row-gap: ${space.wide};
  padding-block: ${space.section} ${space.large};
  background: ${tone.edge} repeat-x top ${tone.ground};
  > * {
    grid-column: 1 / -1;
  }
  a {
    ${tappable()}
    ${quietLink}
    display: block;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    padding-block: ${space.base} 0;
  }
`

const Row = styled.div`
  display: grid;
  /* Two side by side, or one if a long name wouldn't fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.large} ${space.column};
  strong {
    ${type.wordmark}
    line-height: 1.6;
  }
  > p {
    max-width: 32rem;
    color: ${tone.quiet};
  }
  h2 {
    ${type.brassSounding}
    font-size: inherit;
    margin-bottom: ${space.tiny};
  }
  address {
    font-style: normal;
  }
  ${media.belowLarge} {
    > :is(strong, p, :has(address)) {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > p {
      grid-column: span 2;
    }
  }
  ${screenOnly}
`

/** In full contrast, since everyone must be able to read the advertising notice. */
const Law = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.tiny} ${space.large};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
`
