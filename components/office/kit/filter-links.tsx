import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { officeLists as texts } from '@/messages/office/kit/lists'

interface FilterLinksProps {
  filters: readonly { value: string | undefined; title: string }[]
  chosen: string | undefined
  counts?: readonly { list: string; count: number }[]
  hrefOf: (value: string | undefined) => string
}

export function FilterLinks({ filters, chosen, counts = [], hrefOf }: FilterLinksProps) {
  return (
    <nav
      aria-label={texts.filters}
      className="-mx-5 overflow-x-auto px-5 md:mx-0 md:overflow-visible md:px-0"
    >
      <ul className="flex gap-1 whitespace-nowrap md:flex-wrap">
        {filters.map(({ value, title }) => (
          <li key={title}>
            <Link
              href={hrefOf(value)}
              ref={value === chosen ? scrollToCenter : undefined}
              shallow
              aria-current={value === chosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-dense items-center gap-2 rounded px-3 text-sm font-medium transition-colors',
                value === chosen ? 'bg-ink text-paper' : 'hover:bg-ink/6',
              )}
            >
              {title}
              <Count value={counts.find(({ list }) => list === value)?.count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to the active filter if the row is wider than the screen. */
function scrollToCenter(link: HTMLElement | null): void {
  const row = link?.closest('nav')
  if (link && row) row.scrollLeft = link.offsetLeft + (link.offsetWidth - row.clientWidth) / 2
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null
  return <span className="figures text-xs font-normal opacity-75">{value}</span>
}
