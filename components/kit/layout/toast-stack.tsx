import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import {
  cssTransition,
  toast,
  ToastContainer,
  type ToastContentProps,
} from 'react-toastify/unstyled'

import { IconButton } from '@/components/kit/ui/icon-button'
import type { Toast } from '@/hooks/kit/use-toasts'
import { toastTexts } from '@/messages/kit/toast-host'
import type { ToastText } from '@/messages/kit/toast-text'

// Toastify--animate sets the duration; with a zero-length entrance, the timer may never start.
const transition = cssTransition({
  enter: 'Toastify--animate toast-in',
  exit: 'Toastify--animate toast-out',
  collapse: false,
})

const SHOWN_MS = { info: 5_000, success: 5_000, warning: 8_000, error: 10_000 } as const
const MOST_VISIBLE = 3
const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const

/**
 * Renders the visible toasts, which never take focus; lazy-loaded by `ToastHost`. Outside the page, because an open
 * dialog makes the page inert, so that its toasts would be neither announced nor dismissible.
 */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const announced = useRef(new Set<string>())
  const visible = useRef<string[]>([])
  useEffect(() => {
    for (const { id, kind, text } of [...toasts].reverse()) {
      if (announced.current.has(id)) continue
      announced.current.add(id)
      visible.current = withoutOldest(visible.current)
      visible.current.push(id)
      toast((content: ToastContentProps) => <Message {...content} kind={kind} text={text} />, {
        toastId: id,
        role: kind === 'error' ? 'alert' : 'status',
        autoClose: SHOWN_MS[kind],
      })
    }
  }, [toasts])
  // A remounted container (strict mode) loses its toasts, so they are shown again.
  useEffect(() => {
    const { current } = announced
    return () => current.clear()
  }, [])
  return createPortal(
    <ToastContainer
      aria-label={toastTexts.notifications}
      transition={transition}
      closeButton={false}
      hideProgressBar
      closeOnClick={false}
      draggable={false}
      pauseOnHover
      icon={false}
    />,
    document.body,
  )
}

/** Makes room for a toast by dismissing the oldest: a queued toast would report an outdated state. */
function withoutOldest(ids: readonly string[]): string[] {
  const active = ids.filter((id) => toast.isActive(id))
  while (active.length >= MOST_VISIBLE) toast.dismiss(active.shift())
  return active
}

function Message({ kind, text, closeToast, toastProps }: ToastText & ToastContentProps) {
  const Icon = ICONS[kind]
  const { toastId } = toastProps
  return (
    <div
      className="toast-message flex items-start gap-3 py-2 pr-2 pl-4"
      onFocus={() => toast.pause({ id: toastId })}
      onBlur={() => toast.play({ id: toastId })}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-volt" />
      <p className="flex-1 py-2 leading-snug">{text}</p>
      <IconButton label={toastTexts.dismiss} tone="stage" onClick={closeToast}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
