import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { MAX_TRACKING } from '@/domain/shop/orders/parcels'
import { RETURN_REASONS } from '@/domain/office/returns/returns'
import {
  backField,
  bikeField,
  useReturnForm,
  type Returns,
} from '@/hooks/office/returns/use-returns'
import { toSentence } from '@/messages/kit/errors'
import { returns as texts } from '@/messages/office/returns/returns'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { useHasMail } from '@/components/office/kit/mail-context'

interface ReturnFormProps {
  number: string
  lines: Returns['lines']
  carriers: Returns['carriers']
  onRegistered: (returns: Returns) => void
  onClose: () => void
}

const REASONS = RETURN_REASONS.map((value) => ({ value, title: texts.reason(value) }))

export function ReturnForm({ number, lines, carriers, onRegistered, onClose }: ReturnFormProps) {
  const controls = useReturnForm({ number, lines, onRegistered })
  const { ref, form, faults, error, type, submit, isSending } = controls
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.register}
      className="flex flex-col gap-3"
    >
      <p className="text-ink-soft">{texts.registerLead(useHasMail())}</p>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {lines.map((line) => (
        <LineFields key={line.position} {...{ line, form, faults, type }} />
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <CompactSelect
          label={texts.why}
          name="reason"
          value={form.reason}
          options={REASONS}
          onChange={({ target }) => type({ reason: target.value })}
        />
        <DenseField
          label={texts.note}
          name="note"
          value={form.note ?? ''}
          fault={faults.note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <LabelFields {...{ form, faults, type, carriers }} />
      </div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.registerButton}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}

type LineFieldsProps = Pick<ReturnType<typeof useReturnForm>, 'form' | 'faults' | 'type'> & {
  line: Returns['lines'][number]
}

/** Bikes are selected individually, other units by quantity. */
function LineFields({ line, form, faults, type }: LineFieldsProps) {
  const { position, title, detail, returnable, bikes } = line
  const name = [title, detail].filter(Boolean).join(', ')
  if (bikes.length > 0) {
    return bikes.map(({ id, frame_number }) => (
      <Checkbox
        key={id}
        name={bikeField(id)}
        label={texts.bike(name, frame_number)}
        error={faults[bikeField(id)]}
        checked={form[bikeField(id)] === '1'}
        onChange={({ target }) => type({ [bikeField(id)]: target.checked ? '1' : '' })}
      />
    ))
  }
  return (
    <div className="max-w-60">
      <DenseField
        name={backField(position)}
        label={texts.pieces(name, returnable)}
        inputMode="numeric"
        value={form[backField(position)] ?? ''}
        fault={faults[backField(position)]}
        onChange={({ target }) => type({ [backField(position)]: target.value })}
      />
    </div>
  )
}

type LabelFieldsProps = Pick<ReturnType<typeof useReturnForm>, 'form' | 'faults' | 'type'> &
  Pick<ReturnFormProps, 'carriers'>

function LabelFields({ form, faults, type, carriers }: LabelFieldsProps) {
  return (
    <>
      <CompactSelect
        label={texts.carrier}
        name="carrier"
        value={form.carrier}
        fault={faults.carrier}
        options={[
          { value: '', title: texts.anyCarrier },
          ...carriers.map(({ code, title }) => ({ value: code, title })),
        ]}
        onChange={({ target }) => type({ carrier: target.value })}
      />
      <DenseField
        label={texts.prepaid}
        name="tracking"
        autoComplete="off"
        maxLength={MAX_TRACKING}
        value={form.tracking ?? ''}
        fault={faults.tracking}
        onChange={({ target }) => type({ tracking: target.value })}
      />
    </>
  )
}
