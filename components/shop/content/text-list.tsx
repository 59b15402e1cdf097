import Link from 'next/link'

import { dateLong } from '@/utils/format'

export interface ListedText {
  href: string
  title: string
  description: string
  /** Date of publication; manuals have none. */
  at?: string
}

export function TextList({ texts }: { texts: readonly ListedText[] }) {
  return (
    <ul className="border-b border-line">
      {texts.map(({ href, title, description, at }) => (
        <li key={href} className="border-t border-line">
          <Link
            href={href}
            prefetch={false}
            className="group grid gap-x-10 gap-y-2 py-7 lg:grid-cols-12 lg:py-9"
          >
            {at && (
              <time dateTime={at.slice(0, 10)} className="figures text-ink-soft lg:col-span-3">
                {dateLong(at)}
              </time>
            )}
            <span className="lg:col-span-8">
              <span className="block text-2xl font-semibold decoration-2 underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="mt-2 block max-w-read text-ink-soft">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
