import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import {
  VIEWS,
  viewOf,
  type DeskOverview,
  type InboxFilter,
} from '@/hooks/office/support/use-desk-inbox'
import { officeLists } from '@/messages/office/kit/lists'
import { desk as texts } from '@/messages/office/support/support'

interface InboxViewsProps {
  filter: InboxFilter
  counts: DeskOverview['counts'] | null
  hrefOf: (filter: InboxFilter) => string
}

/** Saved views with counts; switching views keeps the query and the filters. */
export function InboxViews({ filter, counts, hrefOf }: InboxViewsProps) {
  const chosen = viewOf(filter)
  const { q, priority, topic, sender, tag } = filter
  return (
    <nav aria-label={officeLists.filters} className="-mx-5 overflow-x-auto px-5 lg:mx-0 lg:px-0">
      <ul className="flex gap-1 whitespace-nowrap lg:flex-wrap">
        {VIEWS.map(({ name, query, count }) => (
          <li key={name}>
            <Link
              href={hrefOf({ ...query, priority, topic, sender, tag, q })}
              shallow
              aria-current={name === chosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-dense items-center gap-2 rounded px-3 text-sm font-medium',
                name === chosen ? 'bg-ink text-paper' : 'hover:bg-ink/6',
              )}
            >
              {texts.views[name]}
              {count && counts && (
                <span
                  className={cx(
                    'figures text-xs font-normal',
                    name === 'overdue' && counts.overdue > 0 && name !== chosen
                      ? 'font-semibold text-bad'
                      : 'opacity-75',
                  )}
                >
                  {counts[count]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
