import styled, { keyframes } from 'styled-components'
import type { Firm } from '../../collections/firm/schema.ts'
import { media } from '../../theme/media.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { doubleLine } from '../../components/Callout.tsx'
import { onLoadFailure } from '../../components/onLoadFailure.ts'

interface CannotSendProps {
  above: 'fields' | 'button'
  words: string
  firm: Firm
}

/**
 * Says that the form cannot send, and how to reach the firm instead. It is part of the prerendered HTML,
 * hidden, and CSS alone shows it, since scripts may be missing; hydration removes it.
 *
 * The notice above the fields is for a page whose first script is off or does not load, and is read before
 * anything is typed. The one above the button is for a page that could not be hydrated: by then the visitor
 * may be typing, and the fields must not move.
 */
export function CannotSend({ above, words, firm: { email, phone } }: CannotSendProps) {
  const Place = above === 'fields' ? AboveFields : AboveButton
  return (
    <Place data-cannot-send={above}>
      <Appearing>
        <Frame>
          {words} <a href={`mailto:${email}`}>{email}</a>{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </Frame>
      </Appearing>
    </Place>
  )
}

/** An `output`, since assistive technology announces what appears in it. */
const AboveFields = styled.output`
  display: block;
  [data-scripts] & {
    display: none;
  }
`

const AboveButton = styled.output`
  display: none;
  [data-scripts]:not([data-scripts='asleep']) & {
    display: block;
  }
`

const appear = keyframes`
  to {
    visibility: visible;
    max-height: 100rem;
    padding-bottom: ${space.large};
  }
`

/** It takes no space until it is shown. */
const Appearing = styled.span`
  display: block;
  visibility: hidden;
  max-height: 0;
  ${onLoadFailure(appear)}
`

const Frame = styled.span`
  ${type.text}
  ${doubleLine}
  display: block;
  max-width: ${width.measure};
  text-wrap: pretty;
  padding: ${space.medium};
  a {
    ${type.third}
    display: block;
    width: fit-content;
    max-width: 100%;
    margin-top: ${space.small};
    overflow-wrap: anywhere;
    ${media.touch} {
      padding-block: 0.3rem;
    }
  }
`
