import { Scale } from 'lucide-react'
import Link from 'next/link'
import { useId } from 'react'

import { CountBadge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useComparisonCount } from '@/hooks/use-comparison-count'
import { comparisonButton as texts } from '@/messages/comparison-button'

/** spec §2 Comparison icon. The count is known after hydration; it overlays the icon and causes no layout shift. */
export function ComparisonLink() {
  const count = useComparisonCount()
  const id = useId()
  return (
    <Link
      href="/compare"
      prefetch={false}
      aria-describedby={count > 0 ? id : undefined}
      className={buttonStyles({ variant: 'quiet' }, 'w-touch !px-0')}
    >
      <Scale aria-hidden="true" className="size-5" />
      <VisuallyHidden>{texts.open}</VisuallyHidden>
      <CountBadge count={count} isRed />
      {count > 0 && (
        <span id={id} hidden>
          {texts.count(count)}
        </span>
      )}
    </Link>
  )
}
