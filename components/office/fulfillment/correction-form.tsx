import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  useCorrection,
  type Fulfillment,
  type FulfillmentParcel,
} from '@/hooks/office/fulfillment/use-fulfillment'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'

import { carrierOptions } from './carrier-options'
import { useHasMail } from '@/components/office/kit/mail-context'

interface CorrectionFormProps {
  number: string
  parcel: FulfillmentParcel
  carriers: Fulfillment['carriers']
  onCorrected: (fulfillment: Fulfillment) => void
  onLeave: () => void
}

/** Form that corrects the carrier and tracking number of a parcel and notifies the buyer. */
export function CorrectionForm({ carriers, onLeave, ...props }: CorrectionFormProps) {
  const { ref, form, faults, error, isSending, type, submit } = useCorrection(props)
  const hasMail = useHasMail()
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-2">
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-2 max-w-xl" />}
      <div className="flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.carrier}
          name="carrier"
          className="w-36"
          autoFocus
          value={form.carrier}
          fault={faults.carrier}
          options={carrierOptions(carriers, props.parcel)}
          onChange={({ target }) => type({ carrier: target.value })}
        />
        <DenseField
          label={texts.tracking}
          name="tracking"
          className="min-w-40 flex-1"
          value={form.tracking}
          fault={faults.tracking}
          onChange={({ target }) => type({ tracking: target.value })}
        />
        <Button type="submit" variant="secondary" size="small" isLoading={isSending}>
          {texts.sendCorrection(hasMail)}
        </Button>
        <Button variant="quiet" size="small" onClick={onLeave}>
          {texts.leaveCorrection}
        </Button>
      </div>
      <p className="mt-1 text-ink-soft">{texts.correctionNote(hasMail)}</p>
    </form>
  )
}
