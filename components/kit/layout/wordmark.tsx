import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'

/** Draws the logo: the head tube, down tube and seat tube of a frame, which read as an N. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('size-7', className)}>
      <rect width="24" height="24" rx="5" className="fill-ink" />
      <path
        d="M7.1 17.6 9 6.4l6.4 11.2 1.7-11.2"
        fill="none"
        className="stroke-volt"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={chrome.home(brand().name)}
      className={cx('-mx-1 inline-flex min-h-touch items-center gap-2.5 rounded px-1', className)}
    >
      <Mark />
      <span
        aria-hidden="true"
        className="text-xl font-bold tracking-[-0.035em] max-[22.4rem]:hidden"
      >
        {brand().name}
      </span>
    </Link>
  )
}
