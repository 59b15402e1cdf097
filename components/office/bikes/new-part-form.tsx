import { useBikeList, type BikePage } from '@/hooks/office/bikes/use-bikes'
import { likesOf, useNewPart } from '@/hooks/office/bikes/use-new-options'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { CheckList } from './check-list'
import { NewForm } from './new-form'

interface NewPartFormProps {
  page: BikePage
  onAdded: (page: BikePage, title: string) => void
  onClose: () => void
}

export function NewPartForm({ page, onAdded, onClose }: NewPartFormProps) {
  const controls = useNewPart({ page, onAdded })
  const { form, faults, type } = controls
  return (
    <NewForm title={texts.part} {...{ controls, onClose }}>
      <DenseField
        name="title"
        label={texts.title}
        value={form.title}
        fault={faults.title}
        maxLength={120}
        onChange={({ target }) => type({ title: target.value })}
      />
      <DenseField
        name="note"
        label={texts.note}
        value={form.note}
        fault={faults.note}
        maxLength={300}
        onChange={({ target }) => type({ note: target.value })}
      />
      <div className="sm:col-span-2">
        <CompactSelect
          label={texts.like}
          name="like"
          value={form.like}
          onChange={({ target }) => type({ like: target.value })}
          options={likesOf(page.bike.groups)}
        />
        <p className="mt-1 text-xs text-ink-soft">{texts.likeHint}</p>
      </div>
      <Figures {...{ controls }} />
      <OtherBikes slug={page.bike.slug} chosen={form.also} onChange={(also) => type({ also })} />
    </NewForm>
  )
}

function Figures({ controls }: { controls: ReturnType<typeof useNewPart> }) {
  const { form, faults, type } = controls
  return (
    <>
      <DenseField
        name="price"
        label={texts.price}
        hint={texts.priceHint}
        inputMode="decimal"
        value={form.price}
        fault={faults.price}
        onChange={({ target }) => type({ price: target.value })}
      />
      <DenseField
        name="weight"
        label={texts.weight}
        hint={texts.weightHint}
        inputMode="decimal"
        value={form.weight}
        fault={faults.weight}
        onChange={({ target }) => type({ weight: target.value })}
      />
      <DenseField
        name="days"
        label={texts.days}
        inputMode="numeric"
        value={form.days}
        fault={faults.days}
        onChange={({ target }) => type({ days: target.value })}
      />
    </>
  )
}

interface OtherBikesProps {
  slug: string
  chosen: readonly string[]
  onChange: (slugs: string[]) => void
}

/** Selects other bikes that get the part. The server rejects bikes without the part it resembles. */
function OtherBikes({ slug, chosen, onChange }: OtherBikesProps) {
  const { state } = useBikeList()
  const others = state.status === 'ready' ? state.data.filter((bike) => bike.slug !== slug) : []
  if (others.length === 0) return null
  return (
    <CheckList
      legend={texts.also}
      name="also"
      options={others.map((bike) => ({ value: bike.slug, title: bike.title }))}
      {...{ chosen, onChange }}
    />
  )
}
