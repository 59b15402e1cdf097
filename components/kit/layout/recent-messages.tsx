import { MessageSquare } from 'lucide-react'

import { useToasts } from '@/hooks/kit/use-toasts'
import { toastTexts } from '@/messages/kit/toast-host'

/** Shows past toasts to users who couldn't read them in time; lazy-loaded with the first toast. */
export function RecentMessages() {
  const { toasts, clear } = useToasts()
  return (
    <details className="relative sm:ml-auto">
      <summary className="flex min-h-touch items-center gap-2 rounded">
        <MessageSquare aria-hidden="true" className="size-4 text-stage-mist" />
        <span className="link">{toastTexts.recentMessages(toasts.length)}</span>
      </summary>
      <section
        aria-label={toastTexts.recentMessagesTitle}
        className="absolute bottom-full left-0 z-20 mb-2 max-h-80 w-80 max-w-[calc(100vw-2.5rem)] overflow-y-auto rounded border border-line bg-surface text-ink sm:right-0 sm:left-auto"
      >
        <ul className="divide-y divide-line px-4">
          {toasts.map(({ id, text }) => (
            <li key={id} className="py-3">
              {text}
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={clear}
          className="min-h-touch w-full border-t border-line px-4 text-left font-medium hover:bg-ink/6"
        >
          {toastTexts.clearMessages}
        </button>
      </section>
    </details>
  )
}
