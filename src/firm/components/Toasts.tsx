import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Text, TextButton } from './text.tsx'
import { layer, space, surface, tone, type } from '../theme/theme.ts'

interface Toast {
  label?: string | undefined
  title: string
  text: string
  stays?: boolean // Until it is dismissed.
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

export const useToast = () => use(ToastContext)

/**
 * The app and a live region, which must exist before its first notice. A notice leaves after 5 s, but
 * not while it's pointed at or has the focus, and when `clearOn` changes.
 */
export function ToastProvider(props: { clearOn: string; dismiss: string; children: ReactNode }) {
  const { clearOn, dismiss, children } = props
  const [toast, setToast] = useState<Toast>()
  const [lastClearOn, setLastClearOn] = useState(clearOn)
  if (lastClearOn !== clearOn) {
    setLastClearOn(clearOn)
    setToast(undefined)
  }
  const cameFrom = useRef<EventTarget>(null)
  const card = useRef<HTMLDivElement>(null)
  const hasFocus = () => card.current?.contains(document.activeElement)
  const leave = () => {
    // The focused button is about to be removed.
    if (hasFocus() && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    setToast(undefined)
  }
  // Escape works wherever the focus is, since the notice may cover text.
  useEffect(() => {
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    window.addEventListener('keydown', leaveOnEscape)
    const isHeld = () => toast?.stays || card.current?.matches(':hover') || hasFocus()
    const timer = setInterval(() => isHeld() || leave(), 5000)
    return () => {
      window.removeEventListener('keydown', leaveOnEscape)
      clearInterval(timer)
    }
  })
  return (
    <ToastContext value={setToast}>
      {children}
      {/* An `output` can't contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Region role="status" aria-live="polite" data-screen>
        {toast && (
          <Card ref={card} onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget)}>
            {toast.label && <Text $type="brassLabel">{toast.label}</Text>}
            <Text as="strong" $type="third">
              {toast.title}
            </Text>
            <p>{toast.text}</p>
            <TextButton onClick={leave}>{dismiss}</TextButton>
          </Card>
        )}
      </Region>
    </ToastContext>
  )
}

const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto auto ${space.base} ${space.base};
`

const Card = styled.div`
  ${surface.ink}
  ${type.fact}
  max-width: 20rem;
  padding: ${space.medium};
  border: 1px solid ${tone.brass};
`
