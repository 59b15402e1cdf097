import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { spareSearchAddress, type SpareQuery } from '@/domain/shop/spares/spare-address'
import type { SparePage } from '@/hooks/shop/spares/use-spare-search'
import { sparesResults as texts } from '@/messages/shop/spares/spares-results'

interface SpareGroupsProps {
  query: SpareQuery
  groups: SparePage['groups']
}

export function SpareGroups({ query, groups }: SpareGroupsProps) {
  const shown = groups.filter(({ code, count }) => count > 0 || code === query.group)
  if (shown.length === 0) return null
  const all = { code: null, text: texts.allGroups }
  const links = shown.map(({ code, title, count }) => ({ code, text: texts.group(title, count) }))
  return (
    <nav aria-label={texts.groups} className="-mx-5 mt-6 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        {[all, ...links].map(({ code, text }) => (
          <li key={text}>
            <Link
              href={spareSearchAddress({ ...query, group: code, page: 1 })}
              prefetch={false}
              scroll={false}
              aria-current={code === query.group ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-touch items-center rounded-full border px-4 text-sm whitespace-nowrap',
                code === query.group
                  ? 'border-deep bg-deep text-paper'
                  : 'border-line-strong hover:border-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
