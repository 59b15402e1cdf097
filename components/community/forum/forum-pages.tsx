import Link from 'next/link'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { cx } from '@/components/kit/ui/cx'
import { pageLinks } from '@/domain/community/forum/forum'
import { forum as texts } from '@/messages/community/forum/forum'

interface ForumPagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export function ForumPages({ page, pages, addressOf }: ForumPagesProps) {
  if (pages < 2) return null
  const dress = (className = '') =>
    buttonStyles({ variant: 'secondary' }, `min-w-touch !px-3 ${className}`)
  return (
    <nav aria-label={texts.pages} className="mt-8 flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link href={addressOf(page - 1)} rel="prev" className={dress()}>
          {texts.previous}
        </Link>
      )}
      {pageLinks(page, pages).map((one, index) => {
        if (one === null) return <span key={`gap-${index}`}>…</span>
        const isHere = one === page
        return (
          <Link
            key={one}
            href={addressOf(one)}
            aria-label={texts.pageLink(one)}
            aria-current={isHere ? 'page' : undefined}
            className={dress(
              cx('figures', isHere && 'border-deep bg-deep !text-paper hover:!bg-deep'),
            )}
          >
            {one}
          </Link>
        )
      })}
      {page < pages && (
        <Link href={addressOf(page + 1)} rel="next" className={dress()}>
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
