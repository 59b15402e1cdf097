import { CircleAlert } from 'lucide-react'

import { cx } from '@/components/kit/ui/cx'
import { useNow } from '@/hooks/kit/use-now'
import { desk as texts } from '@/messages/office/support/support'

const SOON_MS = 2 * 60 * 60_000

/** Due time of a reply: red with a mark if overdue, amber if due soon, and always as text. */
export function Due({ at }: { at: string | null }) {
  const now = useNow()
  if (at === null) return <span className="text-ink-soft">{texts.due(at, now)}</span>
  const left = now === null ? SOON_MS : Date.parse(at) - now.getTime()
  const isOverdue = left < 0
  return (
    <time
      dateTime={at}
      title={texts.dueExactly(at)}
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap',
        isOverdue ? 'font-semibold text-bad' : left < SOON_MS ? 'text-warn' : 'text-ink-soft',
      )}
    >
      {isOverdue && <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
      {texts.due(at, now)}
    </time>
  )
}
