import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { cx } from '@/components/kit/ui/cx'

import type { StandParts } from './use-stand'

interface TurntableHostProps {
  stand: StandParts
  /** Accessible name, which also describes the keys. */
  label: string
  description: string
  className?: string
}

export function TurntableHost({ stand, label, description, className }: TurntableHostProps) {
  const { host, hands } = stand
  return (
    <div
      ref={host}
      {...hands.handlers}
      role="group"
      aria-label={label}
      // Focusable, because it handles keyboard input.
      tabIndex={0}
      className={cx(
        'size-full cursor-grab touch-pan-y -outline-offset-4 focus-visible:shadow-none focus-visible:outline-volt active:cursor-grabbing',
        className,
      )}
    >
      <VisuallyHidden role="img" aria-label={description} />
    </div>
  )
}
