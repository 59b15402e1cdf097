import Link from 'next/link'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { MAX_TRACKING } from '@/domain/shop/orders/parcels'
import {
  countField,
  useParcelForm,
  type Fulfillment,
} from '@/hooks/office/fulfillment/use-fulfillment'
import { useKeys } from '@/hooks/kit/use-keys'
import { shippingStateOf } from '@/domain/office/fulfillment/fulfillment'
import { useModal } from '@/hooks/kit/use-modal'
import { useMayOpen } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment as texts, shipDialog } from '@/messages/office/fulfillment/fulfillment'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { useHasMail } from '@/components/office/kit/mail-context'

import { carrierOptions } from './carrier-options'

const CARRIERS = '/backoffice/carriers'

interface ParcelFormProps {
  fulfillment: Fulfillment
  email: string
  onChanged: (fulfillment: Fulfillment) => void
}

export function ParcelForm({ fulfillment, email, onChanged }: ParcelFormProps) {
  const { ask } = useModal()
  const mayAdd = useMayOpen(CARRIERS)
  const hasMail = useHasMail()
  const { carriers } = fulfillment
  const open = fulfillment.lines.reduce((sum, { count, shipped }) => sum + count - shipped, 0)
  const { ref, form, faults, error, lines, isSending, type, textOf, submit } = useParcelForm({
    fulfillment,
    onChanged,
    confirm: ({ count, carrier: code }) => {
      const carrier = carriers.find((one) => one.code === code)?.title ?? code
      return ask(shipDialog({ count, rest: open - count, carrier, email, hasMail }))
    },
  })
  useKeys({ s: () => ref.current?.querySelector('input')?.focus() })
  const state = shippingStateOf(fulfillment)
  if (state !== 'open') return <p className="text-ink-soft">{texts.nothingToShip(state)}</p>
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.ship}
      className="flex flex-col gap-3"
    >
      <p className="font-semibold">{texts.ship}</p>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {lines.map(({ position, title, detail, ready }) => (
        <CountField
          key={position}
          name={countField(position)}
          label={texts.pieces([title, detail].filter(Boolean).join(', '), ready)}
          fault={faults[countField(position)]}
          value={textOf(position, ready)}
          onType={(text) => type({ [countField(position)]: text })}
        />
      ))}
      <Carriage {...{ form, faults, type, isSending, carriers }} />
      <p className="text-ink-soft">
        {texts.trackingHint} <span className="max-lg:hidden">{texts.shipKeys}</span>
      </p>
      {mayAdd && (
        <Link
          href={`${CARRIERS}?order=${fulfillment.number}`}
          // Stores what is typed, also after a declined confirmation, which has dropped the draft.
          onClick={() => type({})}
          className="inline-flex min-h-dense items-center self-start link"
        >
          {texts.addCarrier}
        </Link>
      )}
    </form>
  )
}

interface CarriageProps {
  form: Record<string, string>
  faults: Record<string, string | undefined>
  isSending: boolean
  carriers: Fulfillment['carriers']
  type: (change: Record<string, string>) => void
}

function Carriage({ form, faults, isSending, carriers, type }: CarriageProps) {
  const fault = faults.tracking
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.carrier}
          name="carrier"
          value={form.carrier}
          fault={faults.carrier}
          options={carrierOptions(carriers)}
          onChange={({ target }) => type({ carrier: target.value })}
          className="w-40"
        />
        <label className="min-w-48 flex-1">
          <span className="mb-1 block text-xs text-ink-soft">{texts.tracking}</span>
          <input
            name="tracking"
            autoComplete="off"
            maxLength={MAX_TRACKING}
            value={form.tracking}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'tracking-fault' : undefined}
            onChange={({ target }) => type({ tracking: target.value })}
            className={DENSE_CONTROL}
          />
        </label>
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.button}
        </Button>
      </div>
      {fault && (
        <p id="tracking-fault" className="text-bad">
          {fault}
        </p>
      )}
    </>
  )
}

interface CountFieldProps {
  name: string
  label: string
  fault: string | undefined
  value: string
  onType: (text: string) => void
}

function CountField({ name, label, fault, value, onType }: CountFieldProps) {
  return (
    <div>
      <label className="flex items-center justify-between gap-4">
        <span className="min-w-0 break-words">{label}</span>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${name}-fault` : undefined}
          onChange={({ target }) => onType(target.value)}
          className={`${DENSE_CONTROL} max-w-20 text-right figures`}
        />
      </label>
      {fault && (
        <p id={`${name}-fault`} className="mt-1 text-right text-bad">
          {fault}
        </p>
      )}
    </div>
  )
}
