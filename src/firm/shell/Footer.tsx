import styled from 'styled-components'
import { MailLink, PhoneLink } from '../components/links.tsx'
import { Grid } from '../components/SectionLayout.tsx'
import type { ShellFacts } from '../makePayload.ts'
import { media, quietLink, size, space, surface, tappable, tone, type } from '../theme/theme.ts'

const copyright = '© '

export function Footer({ shell, year }: { shell: ShellFacts; year: number }) {
  const { firm, footer, labels } = shell
  return (
    <Background as="footer">
      <About>
        <strong>{firm.name}</strong>
        <p>{firm.description}</p>
        {firm.offices.map(({ address, phone }, index) => (
          <address key={phone}>
            {address.street}
            {address.floor && `, ${address.floor}`}
            <br />
            {address.city}, {address.region} {address.postalCode}
            <PhoneLink number={phone} />
            {index === 0 && <MailLink address={firm.email} />}
          </address>
        ))}
      </About>
      <Columns aria-label={labels.footer}>
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
      </Columns>
      <Law>
        <p>
          {copyright}
          <span data-year>{year}</span> {firm.legalName}
        </p>
        <p>{firm.advertising}</p>
      </Law>
    </Background>
  )
}

const Background = styled(Grid)`
  ${surface.ink}
  ${type.small}
  row-gap: ${space.wide};
  padding-block: ${space.section} ${space.large};
  background: ${tone.edge} repeat-x top ${tone.ground};
  a {
    ${quietLink}
  }
  ${media.print} {
    break-inside: avoid;
    padding-block: ${space.large} 0;
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
  address {
    font-style: normal;
  }
  address + address {
    margin-top: ${space.medium};
  }
  a {
    ${tappable()}
    display: block;
    width: fit-content;
    overflow-wrap: anywhere;
  }
`

const Columns = styled.nav`
  display: grid;
  /* Two side by side, or one if a long name wouldn't fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.large} ${space.column};
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h2 {
    ${type.brassSounding}
    font-size: ${size.text};
    margin-bottom: ${space.tiny};
  }
  a {
    ${tappable()}
    display: block;
  }
`

/** In full contrast, since everyone must be able to read the advertising notice. */
const Law = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.tiny} ${space.large};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
`
