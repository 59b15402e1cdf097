import type { ComponentProps } from 'react'

import { buttonStyles, type ButtonLook } from './button-styles'
import { cx } from './cx'

type IconButtonProps = { label: string } & Pick<ButtonLook, 'size' | 'tone'> &
  Omit<ComponentProps<'button'>, 'aria-label'>

/** Renders an icon button, 44 px wide; `label` is its accessible name. */
export function IconButton({ label, size, tone, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={buttonStyles({ variant: 'quiet', size, tone }, cx('w-touch !px-0', className))}
      {...rest}
    >
      {children}
    </button>
  )
}
