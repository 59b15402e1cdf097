import type { ComponentProps } from 'react'

import { cx } from '@/components/kit/ui/cx'

/** Button that looks like a text link and expands something on the same page. */
export function LinkLikeButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('-ml-1 inline-flex min-h-touch items-center px-1 text-sm link', className)}
    />
  )
}
