import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { isDrawnMark } from '@/domain/kit/drawn-mark'
import type { PageBrand } from '@/domain/kit/page-brand'
import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'

interface LookProps {
  className?: string
  /** The brand as it is typed, in a preview. */
  look?: Pick<PageBrand, 'name' | 'pictures'>
}

/** The company's mark, or a drawn one: the tubes of a frame, which read as an N. Other names have their letter. */
function Mark({ name, pictures: { mark } }: NonNullable<LookProps['look']>) {
  if (mark || !isDrawnMark(name)) {
    const address = mark ? `/icons/mark.png?${mark.version}` : '/icons/icon-192.png'
    // eslint-disable-next-line @next/next/no-img-element -- it already has its size
    return <img src={address} alt="" className="size-7" />
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
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

/** The company's logo; without one, its mark and name. */
export function Logo({ className, look = brand() }: LookProps) {
  const { name, pictures } = look
  const { logo } = pictures
  if (logo)
    return (
      // eslint-disable-next-line @next/next/no-img-element -- it already has its size
      <img
        src={`/icons/logo.png?${logo.version}`}
        alt=""
        width={logo.width}
        height={logo.height}
        className={cx('h-8 w-auto max-w-32 object-contain object-left sm:max-w-44', className)}
      />
    )
  return (
    <>
      <Mark {...look} />
      <span
        aria-hidden="true"
        className="text-xl font-bold tracking-[-0.035em] max-[22.4rem]:hidden"
      >
        {name}
      </span>
    </>
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
      <Logo className="in-[.stage]:rounded in-[.stage]:bg-paper in-[.stage]:p-1" />
    </Link>
  )
}
