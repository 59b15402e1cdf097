import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  /** The value with its unit, as people say it. */
  text: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** The browser's own slider: keys, touch and screen readers work. */
export function Slider({ label, value, text, min, max, step, onChange }: SliderProps) {
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
        className="h-touch w-full accent-ink"
      />
    </div>
  )
}
