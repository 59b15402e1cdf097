import { Mail } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useToasts } from '@/hooks/kit/use-toasts'
import { useSupport } from '@/hooks/community/support/use-support'
import { chrome } from '@/messages/kit/chrome'

const load = () => import('./recent-messages')

/** Ends every page, even without a footer, so that help has a consistent place (WCAG 3.2.6). */
export function HelpStrip({ slot }: { slot?: ReactNode }) {
  const { email } = useSupport()
  const { toasts } = useToasts()
  const hasMessages = toasts.length > 0
  const module = useLazyModule(load, hasMessages)
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
        <a href={`mailto:${email}`} className="inline-flex min-h-touch items-center gap-2">
          <Mail aria-hidden="true" className="size-4 text-stage-mist" />
          <span className="link">{email}</span>
        </a>
        {slot}
        {module && hasMessages && <module.RecentMessages />}
      </div>
    </aside>
  )
}
