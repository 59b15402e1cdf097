import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import type { BuildBoard } from '@/hooks/office/builds/use-builds'
import { builds as texts } from '@/messages/office/builds/builds'
import { capacity } from '@/messages/office/capacity/capacity'

import { MoveLink } from '@/components/office/capacity/move-link'

interface WeeksProps {
  weeks: BuildBoard['weeks']
  mayChange: boolean
  mayMove: boolean
}

export function Weeks({ weeks, mayChange, mayMove }: WeeksProps) {
  return (
    <section aria-label={texts.weeks} className="text-sm">
      <p className="mb-2 text-ink-soft">
        {texts.weeksLead}{' '}
        {mayChange && (
          <Link href="/backoffice/capacity" className="link">
            {texts.change}
          </Link>
        )}
      </p>
      <ul
        tabIndex={0}
        aria-label={texts.weeks}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] lg:overflow-visible lg:px-0"
      >
        {weeks.map((week) => (
          <li
            key={week.week}
            className={cx(
              'flex shrink-0 flex-col gap-1 rounded border bg-surface px-3 py-2',
              week.over > 0 ? 'border-bad' : 'border-line',
            )}
          >
            <span className="text-ink-soft">{texts.week(week.week)}</span>
            <span className="font-medium">{texts.load(week)}</span>
            {week.over > 0 && <span className="text-bad">{capacity.stateOf(week)}</span>}
            {mayMove && <MoveLink {...{ week, weeks }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
