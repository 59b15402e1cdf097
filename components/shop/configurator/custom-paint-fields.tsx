import { useState, type KeyboardEvent } from 'react'

import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import type { CustomPaint } from '@/domain/shop/bikes/bike'
import { canPaint } from '@/domain/shop/bikes/build'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { paintTexts } from '@/messages/shop/configurator/configurator-parts'

const LONGEST_NAME = 20

interface CustomPaintFieldsProps {
  configurator: Configurator
  paint: CustomPaint
}

export function CustomPaintFields({ configurator, paint }: CustomPaintFieldsProps) {
  const { bike, actions } = configurator
  const colors = bike.colors.filter(canPaint)
  const except = (excludedId: number) =>
    colors.filter(({ id }) => id !== excludedId).map(({ id, title }) => ({ value: id, title }))
  return (
    <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label={paintTexts.firstColor}
        value={paint.first_color_id}
        options={except(paint.second_color_id)}
        onChange={(event) =>
          actions.paint({ ...paint, first_color_id: Number(event.target.value) })
        }
      />
      <Select
        label={paintTexts.secondColor}
        value={paint.second_color_id}
        options={except(paint.first_color_id)}
        onChange={(event) =>
          actions.paint({ ...paint, second_color_id: Number(event.target.value) })
        }
      />
      <PaintName name={paint.name ?? ''} onName={(name) => actions.paint({ ...paint, name })} />
    </div>
  )
}

/** Committed on blur, so that undo reverts the whole name instead of a single letter. */
function PaintName({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [draft, setDraft] = useState<string | null>(null)

  function keep() {
    if (draft !== null && draft.trim() !== name) onName(draft)
    setDraft(null)
  }
  function keepOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') keep()
  }

  return (
    <TextField
      label={paintTexts.topTubeName}
      hint={paintTexts.nameHint}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      value={draft ?? name}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={keepOnEnter}
      className="sm:col-span-2"
    />
  )
}
