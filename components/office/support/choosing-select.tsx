import { useRef, useState, type KeyboardEvent } from 'react'

import { CompactSelect } from '@/components/office/kit/compact-select'

interface ChoosingSelectProps {
  label: string
  options: readonly { value: string; title: string }[]
  disabled: boolean
  className?: string
  onChoose: (value: string) => void
}

/** Keys that open the list, after which the browser fires one change event at the end. */
const OPENS = new Set([' ', 'F4'])

/** Acts only on Enter, because arrow keys change the value of a closed select (WCAG 3.2.2). */
export function ChoosingSelect({ onChoose, ...select }: ChoosingSelectProps) {
  const [value, setValue] = useState('')
  const isPassing = useRef(false)

  function choose(chosen: string) {
    setValue('')
    if (chosen !== '') onChoose(chosen)
  }
  function onKeyDown(event: KeyboardEvent) {
    isPassing.current = !OPENS.has(event.key) && !event.altKey
    if (event.key !== 'Enter') return
    event.preventDefault()
    choose(value)
  }
  return (
    <CompactSelect
      {...select}
      value={value}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isPassing.current = false
      }}
      onChange={({ target }) => {
        if (isPassing.current) setValue(target.value)
        else choose(target.value)
      }}
    />
  )
}
