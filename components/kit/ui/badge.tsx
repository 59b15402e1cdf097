import type { ReactNode } from 'react'

import { cx } from './cx'

export type BadgeKind = 'plain' | 'ok' | 'warn' | 'bad'

const KINDS: Record<BadgeKind, string> = {
  plain: 'border-line-strong text-ink',
  ok: 'border-ok/50 text-ok',
  warn: 'border-warn/50 text-warn',
  bad: 'border-bad/50 text-bad',
}

/** Shows a short state as text, which the color only repeats. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded border px-2 py-0.5 text-xs font-medium',
        KINDS[kind],
      )}
    >
      {children}
    </span>
  )
}

/** Shows a count on an icon. Hidden from screen readers, so the button's name must include it. */
export function CountBadge({ count, isRed }: { count: number; isRed?: boolean }) {
  if (count < 1) return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 figures text-[0.6875rem] leading-none font-semibold',
        isRed ? 'bg-bad text-surface' : 'bg-ink text-volt',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
