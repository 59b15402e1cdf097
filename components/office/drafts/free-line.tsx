import { Button } from '@/components/kit/ui/button'
import { FREE_LINE_KINDS } from '@/domain/shop/orders/free-line'
import { useFreeLine, type DraftItem } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'

const KINDS = FREE_LINE_KINDS.map((value) => ({ value, title: texts.freeKind(value) }))

/** Adds what isn't in the catalog, with a text and a price of its own. */
export function FreeLine({ onAdd }: { onAdd: (item: DraftItem) => void }) {
  const { ref, form, faults, type, submit } = useFreeLine(onAdd)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.free}
      className="flex flex-wrap items-start gap-3"
    >
      <DenseField
        name="title"
        label={texts.free}
        autoComplete="off"
        maxLength={200}
        value={form.title}
        fault={faults.title}
        className="basis-full"
        onChange={({ target }) => type({ title: target.value })}
      />
      <DenseField
        name="price"
        label={texts.freePrice}
        inputMode="decimal"
        autoComplete="off"
        value={form.price}
        fault={faults.price}
        className="w-32"
        onChange={({ target }) => type({ price: target.value })}
      />
      <CompactSelect
        name="kind"
        label={texts.freeKindLabel}
        value={form.kind}
        options={KINDS}
        className="min-w-44 flex-1"
        onChange={({ target }) => type({ kind: target.value })}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-5">
        {texts.addFree}
      </Button>
    </form>
  )
}
