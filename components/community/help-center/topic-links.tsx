import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import { helpTopicAddress } from '@/domain/community/help-center/help-center'

interface TopicLinksProps {
  topics: readonly { slug: string; title: string; description: string }[]
  /** Whether to show a one-sentence answer below each title. */
  isLong?: boolean
  /** Whether to use two columns on wide screens. */
  isWide?: boolean
}

export function TopicLinks({ topics, isLong = false, isWide = false }: TopicLinksProps) {
  return (
    <ul className={cx('border-b border-line', isWide && 'gap-x-10 xl:grid xl:grid-cols-2')}>
      {topics.map(({ slug, title, description }) => (
        <li key={slug} className="border-t border-line">
          <Link
            href={helpTopicAddress(slug)}
            prefetch={false}
            className="group block min-h-touch py-3"
          >
            <span className="font-medium decoration-1 underline-offset-4 group-hover:underline">
              {title}
            </span>
            {isLong && <span className="mt-1 block text-sm text-ink-soft">{description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
