import styled from 'styled-components'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

/** The practice areas before and after this one. */
export function PrevNext({
  label: name,
  neighbours,
}: {
  label: string
  neighbours: readonly { label: string; path: string }[]
}) {
  return (
    <Nav aria-label={name}>
      {neighbours.map(({ label, path }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  ${type.third}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.column};
  padding: 0 max(${space.gutter}, 50% - ${width.page} / 2) ${space.large};
  a {
    display: flex;
    gap: ${space.base};
    padding-block: ${space.base};
    text-decoration: none;
  }
  a:first-child::before {
    content: '←' / '';
    color: ${tone.brass};
  }
  a:last-child {
    margin-left: auto;
    text-align: right;
    &::after {
      content: '→' / '';
      color: ${tone.brass};
    }
  }
  ${media.belowLarge} {
    border-top: 1px solid ${tone.line};
    padding-top: ${space.base};
  }
`
