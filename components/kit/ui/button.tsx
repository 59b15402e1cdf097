import type { ComponentProps, MouseEvent } from 'react'

import { chrome } from '@/messages/kit/chrome'

import { buttonStyles, type ButtonLook } from './button-styles'
import { cx } from './cx'
import { Spinner } from './spinner'
import { VisuallyHidden } from './visually-hidden'

type ButtonProps = ButtonLook & { isLoading?: boolean } & ComponentProps<'button'>

/** Renders a button. While loading, it keeps its width, focus and name, and ignores clicks. */
export function Button({
  variant,
  size,
  tone,
  isWide,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonStyles({ variant, size, tone, isWide }, className)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={press}
      {...rest}
    >
      <span className={cx('inline-flex items-center gap-2', isLoading && 'opacity-0')}>
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <VisuallyHidden>{chrome.loading}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
