import { Checkbox } from '@/components/kit/ui/checkbox'
import { TextField } from '@/components/kit/ui/field'
import { PAGE_NAMES, SHEET_FIELDS, type ProductField } from '@/domain/shop/goods/product-fields'
import type { CatalogItem, useCatalogForm } from '@/hooks/office/goods/use-catalog'
import { bundles } from '@/messages/office/goods/bundles'
import { catalog as texts } from '@/messages/office/goods/prices'

import { BundleFields } from './bundle-fields'
import { PicturesField } from './pictures-field'
import { Area, SharedFields, TextFields } from './product-fields'
import { ServiceFields } from './service-fields'
import { VersionFields } from './version-fields'

interface ItemFieldsProps {
  item: CatalogItem
  controls: Pick<ReturnType<typeof useCatalogForm>, 'form' | 'faults' | 'type'>
  onSaved: (item: CatalogItem) => void
}

type PartProps = Pick<ItemFieldsProps, 'item' | 'controls'>

export function ItemFields({ item, controls, onSaved }: ItemFieldsProps) {
  const { form, faults, type } = controls
  return (
    <>
      <PicturesField
        {...{ item }}
        pictures={form.pictures}
        error={faults.pictures}
        onChange={(pictures) => type({ pictures })}
        onTried={onSaved}
      />
      <OwnFields {...{ item, controls }} />
      {!form.bundle && !item.is_digital && (
        <VersionFields
          versions={form.versions}
          error={faults.versions}
          onChange={(versions) => type({ versions })}
        />
      )}
      <SheetFields {...{ item, controls }} />
      {form.service && (
        <ServiceFields
          service={form.service}
          error={faults.service}
          onChange={(service) => type({ service })}
        />
      )}
      {!form.bundle && <Fit {...{ item, controls }} />}
      <Checkbox
        label={texts.offered}
        hint={texts.offeredHint}
        name="is_offered"
        checked={form.is_offered}
        onChange={({ target }) => type({ is_offered: target.checked })}
      />
    </>
  )
}

function SheetFields({ item, controls: { form, faults, type } }: PartProps) {
  return PAGE_NAMES.map((name) => {
    const { control = {} }: ProductField = SHEET_FIELDS[name]
    const { label, hint } = texts.sheet[name]
    const shared = {
      ...{ label, name, value: form[name], error: faults[name] },
      ...(hint !== undefined && { hint: typeof hint === 'string' ? hint : hint(item) }),
    }
    if (control.rows !== undefined) {
      return (
        <Area
          key={name}
          {...shared}
          rows={control.rows}
          onType={(text) => type({ [name]: text })}
        />
      )
    }
    return (
      <TextField
        key={name}
        {...shared}
        autoComplete="off"
        inputMode={control.keyboard}
        maxLength={control.maxLength}
        onChange={({ target }) => type({ [name]: target.value })}
      />
    )
  })
}

/** Fields that differ by kind: parts for bundles; weight and compatible bikes for other products. */
function OwnFields({ item, controls: { form, faults, type } }: PartProps) {
  const fields = { kind: item.kind, groups: item.groups, form, faults, type }
  if (!form.bundle) return <SharedFields {...fields} />
  return (
    <>
      <TextFields {...fields} />
      <BundleFields
        bundle={form.bundle}
        error={faults.bundle}
        ownPrice={item.price}
        onChange={(bundle) => type({ bundle })}
      >
        <p className="text-ink-soft">{bundles.ownPriceHint}</p>
      </BundleFields>
      <p className="text-ink-soft">{bundles.derived}</p>
    </>
  )
}

function Fit({ item, controls: { form, type } }: PartProps) {
  const toggle = (slug: string) =>
    type({
      fits: form.fits.includes(slug)
        ? form.fits.filter((one) => one !== slug)
        : [...form.fits, slug],
    })
  return (
    <fieldset>
      <legend className="text-sm font-medium">{texts.fits}</legend>
      <div className="flex flex-wrap gap-x-6">
        {item.bikes.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={title}
            name={`fits-${slug}`}
            checked={form.fits.includes(slug)}
            onChange={() => toggle(slug)}
          />
        ))}
      </div>
    </fieldset>
  )
}
