import { Scale } from 'lucide-react'
import Link from 'next/link'
import { useId } from 'react'

import { CountBadge } from '@/components/kit/ui/badge'
import { buttonStyles } from '@/components/kit/ui/button-styles'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useComparisonCount } from '@/hooks/shop/comparison/use-comparison-count'
import { comparisonButton as texts } from '@/messages/shop/comparison/comparison-button'

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
