import { cx } from './cx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'
/** Background of the button: paper, or the dark stage, on which the primary button is volt. */
export type Tone = 'paper' | 'stage'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  tone?: Tone | undefined
  isWide?: boolean | undefined
}

const VARIANTS: Record<Tone, Record<ButtonVariant, string>> = {
  paper: {
    primary: 'bg-deep text-paper hover:bg-deep-soft',
    secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-surface',
    // Hover background derived from the text color, so that the cart button fits every bar.
    quiet: 'hover:bg-current/8',
    danger: 'bg-bad text-surface hover:bg-bad/90',
  },
  stage: {
    primary: 'bg-volt text-ink hover:bg-volt/85',
    secondary: 'border border-stage-edge text-paper hover:border-paper',
    quiet: 'hover:bg-current/12',
    danger: 'bg-bad text-surface hover:bg-bad/90',
  },
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-dense px-3 text-sm',
  medium: 'min-h-touch px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
}

/** Returns the class names shared by buttons and links that look like buttons. */
export function buttonStyles(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', tone = 'paper', isWide = false } = look
  return cx(
    'relative inline-flex items-center justify-center gap-2 rounded font-medium leading-tight',
    'text-center transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed',
    SIZES[size],
    VARIANTS[tone][variant],
    isWide && 'w-full',
    className,
  )
}
