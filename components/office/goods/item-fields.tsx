import { Checkbox } from '@/components/kit/ui/checkbox'
import { PAGE_NAMES, SHEET_FIELDS, type ProductField } from '@/domain/shop/goods/product-fields'
import type { CatalogItem, useCatalogForm } from '@/hooks/office/goods/use-catalog'
import { bundles } from '@/messages/office/goods/bundles'
import { catalog as texts } from '@/messages/office/goods/prices'

import { DenseArea, DenseField } from '@/components/office/kit/dense-field'
import { BundleFields } from './bundle-fields'
import { PicturesField } from './pictures-field'
import { SharedFields, TextFields } from './product-fields'
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
      {form.service && <FitOptions {...{ item, controls }} />}
      <Checkbox
        label={texts.offered}
        hint={
          item.is_offered && !form.is_offered && item.bundles_with_it.length > 0
            ? texts.bundlesWithIt(item.bundles_with_it)
            : texts.offeredHint
        }
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
    if (control.isOwn) return null
    const { label, hint } = texts.sheet[name]
    const shared = {
      ...{ label, name, value: form[name], fault: faults[name] },
      ...(hint !== undefined && { hint: typeof hint === 'string' ? hint : hint(item) }),
    }
    if (control.rows !== undefined) {
      return (
        <DenseArea
          key={name}
          {...shared}
          rows={control.rows}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      )
    }
    return (
      <DenseField
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
            onChange={() => type({ fits: toggled(form.fits, slug) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Options that the product depends on, of the bikes that it fits. */
function FitOptions({ item, controls: { form, faults, type } }: PartProps) {
  const codes = form.fits_parts.split('\n').filter(Boolean)
  const options = item.options.filter(
    ({ code, bikes }) => codes.includes(code) || bikes.some((slug) => form.fits.includes(slug)),
  )
  const { label, hint } = texts.sheet.fits_parts
  const chosen = options.filter(({ code }) => codes.includes(code)).map(({ title }) => title)
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2 text-sm font-medium">
        {label}: {chosen.join(', ') || texts.everyBuild}
      </summary>
      <p className="mb-2 text-sm text-ink-soft">{typeof hint === 'string' && hint}</p>
      {[...new Set(options.map(({ group }) => group))].map((group) => (
        <fieldset key={group} className="border-t border-line py-2">
          <legend className="sr-only">{group}</legend>
          <p aria-hidden="true" className="text-sm text-ink-soft">
            {group}
          </p>
          <div className="flex flex-wrap gap-x-6">
            {options
              .filter((one) => one.group === group)
              .map(({ code, title }) => (
                <Checkbox
                  key={code}
                  label={title}
                  name={`option-${code}`}
                  checked={codes.includes(code)}
                  onChange={() => type({ fits_parts: toggled(codes, code).join('\n') })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      {faults.fits_parts && <p className="text-sm text-bad">{faults.fits_parts}</p>}
    </details>
  )
}

const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
