import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Segmented } from '@/components/kit/ui/segmented'
import type { Cents } from '@/domain/kit/money'
import { useModal } from '@/hooks/kit/use-modal'
import { useRefundForm, type RefundPreview } from '@/hooks/office/refund/use-refund-form'
import { toSentence } from '@/messages/kit/errors'
import { closeReturnDialog, refund as texts, refundDialog } from '@/messages/office/refund/refund'
import { money } from '@/utils/format'

import { RefundBundles } from './refund-bundles'
import { RefundLines } from './refund-lines'
import { RefundSummary } from './refund-summary'
import { DenseField } from '@/components/office/kit/dense-field'

interface RefundFormProps {
  number: string
  email: string
  refundable: RefundPreview
  back: number | undefined
  onClose: () => void
  onRefunded: (total: Cents) => void
}

export function RefundForm(props: RefundFormProps) {
  const { number, email, refundable, back, onClose, onRefunded } = props
  const { ask } = useModal()
  const controls = useRefundForm({
    number,
    refundable,
    back,
    onRefunded,
    confirm: (preview) =>
      ask(back && preview.total === 0 ? closeReturnDialog : refundDialog(preview, email)),
  })
  const { ref, form, faults, error, type, submit, isSending, preview, isCurrent, isCovered } =
    controls
  const field = (name: string, label: string) => (
    <DenseField
      {...{ name, label }}
      inputMode={name === 'reason' ? 'text' : 'decimal'}
      value={form[name] ?? ''}
      fault={faults[name]}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  )
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.title}
      className="flex flex-col gap-4 text-sm"
    >
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {isCovered && <p>{texts.returnCovered}</p>}
      <RefundBundles {...{ refundable, type }} />
      <RefundLines {...{ form, faults, type, preview }} lines={refundable.lines} />
      <div className="grid gap-3 sm:grid-cols-2">
        {field('shipping', texts.shipping(money(refundable.shipping_left)))}
        {field('amount', `${texts.amount}. ${texts.amountHint}`)}
      </div>
      {refundable.may_credit && (
        <Segmented
          legend={texts.target}
          options={texts.targets}
          value={form.target === 'credit' ? 'credit' : 'provider'}
          onChange={(target) => type({ target })}
        />
      )}
      <Restock {...{ form, type, preview }} />
      {field('reason', `${texts.reason}. ${texts.reasonHint}`)}
      <RefundSummary {...controls} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {isCurrent ? buttonOf(preview, isCovered) : texts.computing}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}

const buttonOf = ({ total }: RefundPreview, isCovered: boolean) =>
  isCovered && total === 0 ? texts.closeReturn : texts.button(money(total))

type RestockProps = Pick<ReturnType<typeof useRefundForm>, 'form' | 'type' | 'preview'>

function Restock({ form, type, preview }: RestockProps) {
  if (preview.restockable === 0) return null
  return (
    <Checkbox
      label={texts.restock}
      hint={texts.restockHint(preview.restockable)}
      checked={form.restock === '1'}
      onChange={({ target }) => type({ restock: target.checked ? '1' : '' })}
    />
  )
}
