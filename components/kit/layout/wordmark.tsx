import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'

/** The company's mark, or a drawn one: the head tube, down tube and seat tube of a frame, which read as an N. */
export function Mark({ className }: { className?: string }) {
  const { mark } = brand().pictures
  if (mark)
    return (
      // eslint-disable-next-line @next/next/no-img-element -- it already has its size
      <img src={`/icons/mark.png?${mark.version}`} alt="" className={cx('size-7', className)} />
    )
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
  const { name, pictures } = brand()
  const { logo } = pictures
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={chrome.home(name)}
      className={cx('-mx-1 inline-flex min-h-touch items-center gap-2.5 rounded px-1', className)}
    >
      {logo ? (
        // eslint-disable-next-line @next/next/no-img-element -- it already has its size
        <img
          src={`/icons/logo.png?${logo.version}`}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-8 w-auto max-w-44 object-contain object-left in-[.stage]:rounded in-[.stage]:bg-paper in-[.stage]:p-1"
        />
      ) : (
        <>
          <Mark />
          <span
            aria-hidden="true"
            className="text-xl font-bold tracking-[-0.035em] max-[22.4rem]:hidden"
          >
            {name}
          </span>
        </>
      )}
    </Link>
  )
}
