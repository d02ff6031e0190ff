import styled from 'styled-components'
import { fromLarge, media, quietLink, space, tone, type } from '../theme/theme.ts'

/** Links that filter a list, after their label. On phones, a line to swipe, which fades where it goes on. */
export const Choices = styled.nav<{ $below?: boolean }>`
  ${type.fact}
  line-height: 2.75rem;
  display: flex;
  align-items: baseline;
  gap: 0 1.25rem;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  mask: linear-gradient(90deg, #000 calc(100% - 2rem), #0000);
  ${media.large} {
    line-height: 1.9rem;
    overflow: visible;
    mask: none;
    ${({ $below }) => ($below ? 'display: block; white-space: normal;' : 'flex-wrap: wrap;')}
  }
`

interface ChoiceProps {
  label: string
  count: number
  /** Without one, it can't be chosen now. */
  href: string | undefined
  /** `page`: of all; `true`: of one, which the link takes back. */
  current?: 'page' | 'true' | undefined
}

/** What is chosen comes first in its line. */
export const Choice = ({ label, count, href, current }: ChoiceProps) => (
  <Link href={href} aria-current={current} {...(!href && { role: 'link', 'aria-disabled': true })} data-stay>
    {label} <i>{count}</i>
  </Link>
)

const Link = styled.a`
  ${quietLink}
  display: flex;
  justify-content: space-between;
  gap: ${space.tiny};
  i {
    ${type.brassWord}
    line-height: inherit;
  }
  &[aria-disabled] {
    opacity: 0.55;
  }
  &[aria-current] {
    order: -1;
    padding-inline: ${space.tiny};
    outline-offset: -2px;
    background: ${tone.text};
    color: ${tone.ground};
    --brass: ${tone.ground};
    font-weight: 600;
    ${fromLarge(`margin-inline: -${space.tiny};`)}
  }
  &[aria-current='true']::after {
    content: '×' / '';
  }
`
