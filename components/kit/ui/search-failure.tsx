import { search as texts } from '@/messages/kit/search'

import { cx } from './cx'
import { LinkButton } from './link-button'

interface SearchFailureProps {
  sentence: string
  /** URL of the same search. */
  href: string
  id?: string
  className?: string
}

export function SearchFailure({ sentence, href, id, className }: SearchFailureProps) {
  return (
    <div role="alert" className={cx('border-t border-line pt-6', className)}>
      <h2 id={id} className="text-2xl">
        {texts.failedTitle}
      </h2>
      <p className="mt-2 max-w-read">{sentence}</p>
      <LinkButton href={href} className="mt-5" prefetch={false}>
        {texts.retry}
      </LinkButton>
    </div>
  )
}
