import { Price } from '@/components/kit/ui/price'
import type { PieceLocation } from '@/domain/office/refund/refund'
import { refundField, type RefundPreview } from '@/hooks/office/refund/use-refund-form'
import { refund as texts } from '@/messages/office/refund/refund'

import { DenseField } from '@/components/office/kit/dense-field'

interface RefundLinesProps {
  lines: RefundPreview['lines']
  /** Preview of the refund, with the amount for the selected units. */
  preview: RefundPreview
  form: Record<string, string>
  faults: Partial<Record<string, string>>
  type: (change: Record<string, string>) => void
}

const LABELS: Record<PieceLocation, (count: number) => string> = {
  open: texts.openPieces,
  shipped: texts.shippedPieces,
}

export function RefundLines({ lines, preview, form, faults, type }: RefundLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className="border-t border-line">
      {lines.map((line) => (
        <li
          key={line.position}
          className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line py-2"
        >
          <span className="min-w-40 flex-1 break-words">
            {texts.pieces(line)}
            <Price
              className="block text-ink-soft"
              amount={amountOf(preview, line.position) ?? line.amount}
            />
          </span>
          {(['open', 'shipped'] as const)
            .filter((location) => line[location] > 0)
            .map((location) => (
              <div key={location} className="w-36">
                <DenseField
                  name={refundField(location, line.position)}
                  label={LABELS[location](line[location])}
                  aria-label={texts.pieceField(
                    texts.pieces(line),
                    LABELS[location](line[location]),
                  )}
                  inputMode="numeric"
                  value={form[refundField(location, line.position)] ?? ''}
                  fault={faults[refundField(location, line.position)]}
                  onChange={({ target }) =>
                    type({ [refundField(location, line.position)]: target.value })
                  }
                />
              </div>
            ))}
        </li>
      ))}
    </ul>
  )
}

const amountOf = ({ lines }: RefundPreview, position: number) =>
  lines.find((line) => line.position === position)?.amount
