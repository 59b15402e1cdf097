import type { ComponentProps } from 'react'

import { cx } from '@/components/ui/cx'

/** A button that unfolds something on the same page and looks like a text link. */
export function LinkLikeButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('-ml-1 inline-flex min-h-touch items-center px-1 text-sm link', className)}
    />
  )
}
