import type { ComponentProps } from 'react'

import { buttonStyles, type Tone } from './button-styles'
import { cx } from './cx'

type IconButtonProps = { label: string; tone?: Tone } & Omit<ComponentProps<'button'>, 'aria-label'>

/** Renders a 44 px icon button; `label` is its accessible name. */
export function IconButton({ label, tone, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={buttonStyles({ variant: 'quiet', tone }, cx('w-touch !px-0', className))}
      {...rest}
    >
      {children}
    </button>
  )
}
