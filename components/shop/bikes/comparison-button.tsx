import { Scale } from 'lucide-react'

import { buttonStyles, type ButtonLook } from '@/components/kit/ui/button-styles'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { Build } from '@/domain/shop/bikes/bike'
import { useComparisonButton } from '@/hooks/shop/comparison/use-comparison-button'
import { comparisonButton as texts } from '@/messages/shop/comparison/comparison-button'

interface ComparisonButtonProps extends ButtonLook {
  slug: string
  title: string
  build: Build
  className?: string
}

export function ComparisonButton({
  slug,
  title,
  build,
  className,
  ...look
}: ComparisonButtonProps) {
  const { isCompared, press } = useComparisonButton(slug, build, title)
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      onClick={press}
      className={buttonStyles({ variant: 'secondary', ...look }, className)}
    >
      <Scale aria-hidden="true" className="size-4" />
      {isCompared ? texts.added : texts.add}
      <VisuallyHidden>{texts.ofBike(title)}</VisuallyHidden>
    </button>
  )
}
