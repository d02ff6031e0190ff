import styled from 'styled-components'
import { addressLines } from '../../content/text/addressLines.ts'
import { Fitting, PageGrid, Row } from '../components/layout.tsx'
import { MailLink, PhoneLink, Text } from '../components/text.tsx'
import { Lines, pageLink } from '../components/lists.tsx'
import type { ShellFacts } from './shellFacts.ts'
import { fromLarge, inPrint, media, quietLink, space, surface, tappable, tone, type } from '../theme/theme.ts'

export function Footer({ shell, year }: { shell: ShellFacts; year: number }) {
  const { firm, footer, labels, foreign } = shell
  return (
    <Background as="footer" lang="en" $gap={space.large} $columns="minmax(0, 1fr)">
      <Parts data-screen>
        <Brand>{firm.name}</Brand>
        <Description>{firm.description}</Description>
        <Offices>
          {firm.offices.map(({ address, phone }, index) => (
            <Office key={phone}>
              <Lines of={addressLines(address)} />
              <PhoneLink number={phone} />
              {index === 0 && <MailLink address={firm.email} />}
            </Office>
          ))}
          {foreign.map(pageLink)}
        </Offices>
      </Parts>
      <Parts as="nav" aria-label={labels.shell.footer}>
        {footer.map(({ id, title, links }) => (
          <div key={id}>
            <Text as="h2" id={`footer-${id}`} $type="brassWord" $below={space.tiny}>
              {title}
            </Text>
            <ul aria-labelledby={`footer-${id}`}>
              {links.map((link) => (
                <li key={link.path}>{pageLink(link)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Parts>
      <Law $gap={`${space.tiny} ${space.large}`} $apart>
        <p>
          © <span data-year>{year}</span> {firm.legalName}
        </p>
        <p>{firm.advertising}</p>
      </Law>
    </Background>
  )
}

const Background = styled(PageGrid)`
  ${surface.ink}
  ${type.fact}
  padding-block: ${space.wide} ${space.medium};
  background: ${tone.edge} repeat-x top ${tone.ground};
  a {
    ${tappable()}
    ${quietLink}
    display: block;
    overflow-wrap: anywhere;
  }
  ${inPrint(`padding-block: ${space.base} 0;`)}
`

/** Two side by side, or one if a long name wouldn't fit. */
const Parts = styled(Fitting).attrs({ $least: 'max(7.5rem, 40%)', $gap: space.large })`
  ${fromLarge('grid-template-columns: repeat(4, minmax(0, 1fr));')}
`

const wholeLine = `${media.belowLarge} { grid-column: 1 / -1; }`

const Brand = styled.strong`
  ${type.wordmark}
  line-height: 1.6;
  ${wholeLine}
`

const Description = styled(Text).attrs({ $tone: 'quiet', $width: '32rem' })`
  ${wholeLine}
  ${fromLarge('grid-column: span 2;')}
`

const Offices = styled.div`${wholeLine}`

const Office = styled.address`font-style: normal;`

/** In full contrast, since everyone must be able to read the advertising notice. */
const Law = styled(Row)`
  ${type.small}
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
`
