import Link from 'next/link'
import type { ComponentProps } from 'react'

import { buttonStyles, type ButtonLook } from './button-styles'

export function LinkButton({
  variant,
  size,
  tone,
  isWide,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={buttonStyles({ variant, size, tone, isWide }, className)} {...rest} />
}
