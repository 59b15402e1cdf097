import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { backField, useInspection, type OrderReturn } from '@/hooks/office/returns/use-returns'
import { toSentence } from '@/messages/kit/errors'
import { returns as texts } from '@/messages/office/returns/returns'

import { DenseField } from '@/components/office/kit/dense-field'

interface InspectionProps {
  back: OrderReturn
  onInspected: (items: { position: number; sellable: number }[]) => Promise<void>
}

/** Form for the number of resalable units of each line; the rest count as damaged. */
export function Inspection({ back, onInspected }: InspectionProps) {
  const controls = useInspection({ back, onInspected })
  const { ref, faults, error, type, textOf, submit, isSending } = controls
  const isStocked = back.items.some((item) => item.is_stocked)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.action(texts.inspect, back.number)}
      className="flex flex-col gap-3"
    >
      <p className="text-ink-soft">{isStocked ? texts.inspectLead : texts.notStocked}</p>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {back.items.map((item) => (
        <div key={item.position} className="max-w-60">
          <DenseField
            name={backField(item.position)}
            label={texts.sellableField(item.title, item.count)}
            inputMode="numeric"
            value={textOf(item)}
            fault={faults[backField(item.position)]}
            onChange={({ target }) => type({ [backField(item.position)]: target.value })}
          />
        </div>
      ))}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-start"
        isLoading={isSending}
      >
        {texts.inspect}
      </Button>
    </form>
  )
}
