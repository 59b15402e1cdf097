import { Mail, MessageSquare } from 'lucide-react'
import Link from 'next/link'

import { useToasts } from '@/hooks/use-toasts'
import { chrome, SUPPORT_EMAIL } from '@/messages/chrome'

/**
 * The last line of every page, also where the footer is hidden: help is always at the same place (WCAG 3.2.6).
 * Beside it are the messages that were shown, for whoever was slower than a toast.
 */
export function HelpStrip() {
  return (
    <aside
      data-chrome
      aria-label={chrome.needHelp}
      className="border-t border-stage-line bg-ink text-sm text-paper"
    >
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 py-2">
        <p className="hidden text-stage-mist sm:block">{chrome.needHelp}</p>
        <Link href="/contact" className="inline-flex min-h-touch items-center font-medium">
          <span className="link">{chrome.contact}</span>
        </Link>
        <a href={`mailto:${SUPPORT_EMAIL}`} className="inline-flex min-h-touch items-center gap-2">
          <Mail aria-hidden="true" className="size-4 text-stage-mist" />
          <span className="link">{SUPPORT_EMAIL}</span>
        </a>
        <RecentMessages />
      </div>
    </aside>
  )
}

function RecentMessages() {
  const { toasts, clear } = useToasts()
  if (toasts.length === 0) return null
  return (
    <details className="relative sm:ml-auto">
      <summary className="flex min-h-touch items-center gap-2 rounded">
        <MessageSquare aria-hidden="true" className="size-4 text-stage-mist" />
        <span className="link">{chrome.recentMessages(toasts.length)}</span>
      </summary>
      <section
        aria-label={chrome.recentMessagesTitle}
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
          {chrome.clearMessages}
        </button>
      </section>
    </details>
  )
}
