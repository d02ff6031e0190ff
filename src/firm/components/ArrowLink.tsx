import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { motion, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** A link with an arrow behind its words, which moves a little on hover; with `back`, before them. */
export function ArrowLink({ href, back, children }: { href: string; back?: boolean; children: ReactNode }) {
  return (
    <Link href={href} $back={back}>
      {children}
    </Link>
  )
}

const Link = styled.a<{ $back: boolean | undefined }>`
  ${({ $back }) => ($back ? type.small : type.text)}
  font-weight: 500;
  line-height: 1.3;
  display: inline-flex;
  align-items: center;
  gap: ${space.small};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.quick};
  &::${({ $back }) => ($back ? 'before' : 'after')} {
    content: '${({ $back }) => ($back ? '←' : '→')}' / '';
    color: ${tone.brass};
    transition: translate ${motion.quick};
  }
  ${media.hover} {
    &:hover {
      color: inherit;
      text-decoration-color: ${tone.brass};
    }
    &:hover::${({ $back }) => ($back ? 'before' : 'after')} {
      translate: ${({ $back }) => ($back ? '-' : '')}0.25rem;
    }
  }
  ${media.print} {
    display: none;
  }
`
