import type { ProductFormValues } from '@/domain/office/goods/product-form'
import { SHEET_NAMES, type SheetField } from '@/domain/shop/goods/product-fields'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { bundles } from '@/messages/office/goods/bundles'
import { catalog as texts } from '@/messages/office/goods/prices'
import { productDetails } from '@/messages/office/goods/product-details'
import { productPictures as pictureTexts } from '@/messages/office/goods/product-pictures'

interface Side {
  title: string
  form: ProductFormValues
}

interface DifferencesProps {
  item: CatalogItem
  fields: readonly (keyof ProductFormValues)[]
  sides: readonly [Side, Side]
}

const SHEET_TITLES = Object.fromEntries(
  SHEET_NAMES.map((name) => [name, texts.sheet[name].label]),
) as Record<SheetField, string>

export const FIELD_TITLES: Record<keyof ProductFormValues, string> = {
  title: texts.title,
  description: texts.description,
  group: texts.group.spare,
  ...SHEET_TITLES,
  fits: texts.fits,
  pictures: pictureTexts.title,
  is_offered: texts.offered,
  bundle: bundles.parts,
  versions: productDetails.versions.title,
  service: productDetails.service.title,
}

export function Differences({ item, fields, sides }: DifferencesProps) {
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full min-w-80 table-fixed text-left">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-32 py-1 pr-3 font-normal">
              {texts.differs.field}
            </th>
            {sides.map(({ title }) => (
              <th key={title} scope="col" className="py-1 pr-3 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 font-normal text-ink-soft">
                {field === 'group' ? texts.group[item.kind] : FIELD_TITLES[field]}
              </th>
              {sides.map(({ title, form }) => (
                <td key={title} className="py-1.5 pr-3 break-words whitespace-pre-line">
                  {fieldText(item, field, form) || texts.empty}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function fieldText(
  { groups, bikes }: CatalogItem,
  field: keyof ProductFormValues,
  form: ProductFormValues,
): string {
  if (field === 'pictures') return pictureTexts.inWords(form.pictures)
  if (field === 'versions') return productDetails.versions.inWords(form.versions)
  if (field === 'service') return form.service ? productDetails.service.inWords(form.service) : ''
  if (field === 'fits') {
    return bikes
      .filter(({ slug }) => form.fits.includes(slug))
      .map(({ title }) => title)
      .join(', ')
  }
  if (field === 'bundle') return form.bundle ? bundleText(form.bundle) : ''
  const value = form[field]
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (field !== 'group') return value
  return groups.find(({ code }) => code === value)?.title ?? value
}

const bundleText = ({ pricing, percent, parts }: NonNullable<ProductFormValues['bundle']>) =>
  [bundles.inWords(parts), pricing === 'percent' && bundles.percentInWords(percent)]
    .filter(Boolean)
    .join('\n')
