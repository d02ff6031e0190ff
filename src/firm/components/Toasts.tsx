import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { layer, motion, space, surface, tone, type, underline } from '../theme/theme.ts'

interface Toast {
  title: string
  text: string
}

const ToastContext = createContext<(toast: Toast) => void>(() => {})

export const useToast = () => use(ToastContext)

/**
 * Renders the app and a live region, which must exist before its first notice for screen readers to announce it. A notice
 * stays until its button is pressed or `clearOn` changes, and never takes the focus.
 */
export function ToastProvider(props: { clearOn: string; dismiss: string; children: ReactNode }) {
  const { clearOn, dismiss, children } = props
  const [toast, setToast] = useState<Toast>()
  const [path, setPath] = useState(clearOn)
  if (path !== clearOn) {
    setPath(clearOn)
    setToast(undefined)
  }
  return (
    <ToastContext value={setToast}>
      {children}
      {/* An `output` can't contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Region role="status" aria-live="polite" data-screen>
        {toast && <Notice toast={toast} label={dismiss} dismiss={() => setToast(undefined)} />}
      </Region>
    </ToastContext>
  )
}

function Notice({ toast, label, dismiss }: { toast: Toast; label: string; dismiss: () => void }) {
  const cameFrom = useRef<EventTarget>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const leave = () => {
    // The focused button is about to be removed.
    if (sheet.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true })
    dismiss()
  }
  // Escape works wherever the focus is, since the notice may cover text.
  useEffect(() => {
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    window.addEventListener('keydown', leaveOnEscape)
    return () => window.removeEventListener('keydown', leaveOnEscape)
  })
  return (
    <Sheet ref={sheet} onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget)}>
      <strong>{toast.title}</strong>
      <p>{toast.text}</p>
      <button type="button" onClick={leave}>
        {label}
      </button>
    </Sheet>
  )
}

const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space.base} ${space.base};
  display: flex;
  justify-content: flex-end;
  pointer-events: none;
`

const Sheet = styled.div`
  ${surface.ink}
  ${type.small}
  width: min(100%, 26rem);
  padding: ${space.medium};
  border: 1px solid ${tone.brass};
  pointer-events: auto;
  strong {
    ${type.third}
  }
  p {
    color: ${tone.quiet};
    margin-top: ${space.hair};
  }
  button {
    ${type.small}
    font-weight: 600;
    min-height: 2.75rem;
    margin-top: ${space.tiny};
    padding: 0;
    border: 0;
    background: none;
    color: ${tone.brass};
    cursor: pointer;
    ${underline('currentColor')}
    text-underline-offset: 0.22em;
  }
  transition: ${motion.slow} ${motion.ease};
  transition-property: translate, opacity;
  @starting-style {
    translate: 0 ${space.tiny};
    opacity: 0;
  }
`

/** In development: why a page isn't on the site, and its file, which opens in the editor. */
export const DevNote = ({ text, file }: { text: string | undefined; file: string | undefined }) => (
  <Strip>
    {text && `${text}. `}
    {/* The target keeps the router from following the link. */}
    {file && (
      <a href={`/__open-in-editor?file=${encodeURIComponent(file)}`} target="_top">
        {file}
      </a>
    )}
  </Strip>
)

const Strip = styled.p`
  ${surface.ink}
  ${type.small}
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  left: 0;
  padding: 0 ${space.small};
  border-top: 3px solid ${tone.brass};
`
