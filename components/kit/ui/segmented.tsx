import { useId } from 'react'

import { cx } from './cx'
import type { Tone } from './button-styles'

interface SegmentedProps<Value extends string | number> {
  legend: string
  options: readonly { value: Value; title: string }[]
  value: Value
  onChange: (value: Value) => void
  tone?: Tone
  className?: string
}

const TONES = {
  paper: {
    frame: 'border-line-strong',
    chosen: 'bg-deep text-paper',
    other: 'text-ink hover:bg-ink/6',
  },
  stage: {
    frame: 'border-stage-edge',
    chosen: 'bg-paper text-ink',
    other: 'text-paper hover:bg-paper/10',
  },
} as const

/** Renders a segmented control of native radio buttons, so that the arrow keys work. */
export function Segmented<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  tone = 'paper',
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  const look = TONES[tone]
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className={cx('inline-flex rounded border', look.frame)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative -my-px grid min-h-touch min-w-touch cursor-pointer place-items-center rounded-[3px] px-2.5 text-sm font-medium transition-colors sm:px-3.5',
              option.value === value ? look.chosen : look.other,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[3px]"
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
