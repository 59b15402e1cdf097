import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useOrderEdit, type OrderEdit } from '@/hooks/office/edits/use-edits'
import { toSentence } from '@/messages/kit/errors'
import { edits as texts } from '@/messages/office/edits/edits'

import { useHasMail } from '@/components/office/kit/mail-context'
import { Part } from '@/components/office/kit/part'
import { BikeForm } from './bike-form'
import { DeliveryForm } from './delivery-form'
import { DifferencePart } from './difference-part'

interface EditPartProps {
  number: string
  email: string
  /** Called after an edit has changed the money, items and timeline of the order. */
  onChanged: () => void
}

/** Edits an order before production, one thing at a time. */
export function EditPart({ number, email, onChanged }: EditPartProps) {
  const { state, retry, set } = useOrderEdit(number)
  const [open, setOpen] = useState<number | 'delivery' | null>(null)
  const [done, setDone] = useState('')
  const hasMail = useHasMail()
  if (state.status === 'loading') return null
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  const edit = state.data
  const bikes = edit.bikes.filter(({ fault }) => fault === null)
  const { difference } = edit
  if (edit.delivery === null && bikes.length === 0 && !difference) return null
  const bike = bikes.find(({ position }) => position === open)
  const show = (what: typeof open) => {
    setDone('')
    setOpen(what)
  }
  const close = () => setOpen(null)
  const onEdited = (sentence: string) => (edited: OrderEdit) => {
    set(edited)
    setOpen(null)
    setDone(sentence)
    onChanged()
  }
  return (
    <Part title={texts.title} empty={null}>
      {difference && <DifferencePart {...{ number, difference, onEdited }} />}
      {bike && (
        <BikeForm
          {...{ edit, bike, email }}
          onClose={close}
          onEdited={(edited) =>
            onEdited((edited.difference ? texts.requested : texts.savedBike)(hasMail))(edited)
          }
        />
      )}
      {open === 'delivery' && edit.delivery && (
        <DeliveryForm
          edit={edit}
          onClose={close}
          onEdited={onEdited(texts.savedDelivery(hasMail))}
        />
      )}
      {open === null && <Choices {...{ edit, bikes }} onChoose={show} />}
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {done}
      </p>
    </Part>
  )
}

interface ChoicesProps {
  edit: OrderEdit
  bikes: OrderEdit['bikes']
  onChoose: (what: number | 'delivery') => void
}

function Choices({ edit, bikes, onChoose }: ChoicesProps) {
  return (
    <p className="flex flex-wrap gap-3">
      {edit.delivery && (
        <Button variant="secondary" size="small" onClick={() => onChoose('delivery')}>
          {texts.delivery}
        </Button>
      )}
      {bikes.map((one) => (
        <Button
          key={one.position}
          variant="secondary"
          size="small"
          onClick={() => onChoose(one.position)}
        >
          {nameOf(one, edit.bikes)}
          {bikes.length > 1 && <span className="sr-only">, {one.detail}</span>}
        </Button>
      ))}
    </p>
  )
}

/** Returns the bike's name, with its line number if another bike has the same name. */
function nameOf(bike: OrderEdit['bikes'][number], all: OrderEdit['bikes']): string {
  const isAlone = all.filter(({ title }) => title === bike.title).length === 1
  return isAlone ? texts.bike(bike) : texts.bikeAt(bike, bike.position + 1)
}
