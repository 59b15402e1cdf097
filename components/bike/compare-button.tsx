import { Scale } from 'lucide-react'

import { buttonStyles, type ButtonLook } from '@/components/ui/button-styles'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Build } from '@/domain/bike'
import { useCompareButton } from '@/hooks/use-compare-button'
import { compareButton as texts } from '@/messages/compare-button'

interface CompareButtonProps extends ButtonLook {
  slug: string
  title: string
  build: Build
  className?: string
}

/** Puts a build into the comparison and takes it out again. */
export function CompareButton({ slug, title, build, className, ...look }: CompareButtonProps) {
  const { isCompared, press } = useCompareButton(slug, build, title)
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
