import { useId } from 'react'

import type { Tone } from './button-styles'
import { cx } from './cx'

interface SliderProps {
  label: string
  value: number
  /** Value with its unit, as read by screen readers. */
  text: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  tone?: Tone
}

/** Renders a native range input, which works by keyboard, touch and screen reader. */
export function Slider(props: SliderProps) {
  const { label, value, text, min, max, step, onChange, tone = 'paper' } = props
  const id = useId()
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        <span className="figures whitespace-nowrap">{text}</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className={cx('h-touch w-full', tone === 'stage' ? 'accent-paper' : 'accent-ink')}
      />
    </div>
  )
}
