import type { BrandPage } from '@/contract/office/brand/brand'
import {
  ALT_MISSING,
  BRAND_FIELDS,
  lacksAlt,
  type Brand,
  type BrandUpload,
} from '@/domain/kit/brand'
import { readFields, typedFields } from '@/domain/kit/text-field'
import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { validateFields } from '@/hooks/office/kit/validate-fields'
import { OFFICE_KEYS } from '@/utils/office-keys'

export type { BrandPage, BrandVersion } from '@/contract/office/brand/brand'

export const useBrandPage = () => useStaleIfErrorRequest('brand', ({ brand }) => brand.read())

interface BrandFormOptions {
  page: BrandPage
  onSaved: (page: BrandPage) => void
  onChanged: () => void
}

const typedBrand = ({ brand, seen }: Pick<BrandPage, 'brand' | 'seen'>) => ({
  ...typedFields(BRAND_FIELDS, brand),
  version: seen,
})

/** Edits the brand; `shown` is what was typed as far as it is valid, for the preview. */
export function useBrandForm({ page, onSaved, onChanged }: BrandFormOptions) {
  const controls = useEdit({
    saved: typedBrand(page),
    draftKey: `${OFFICE_KEYS.settingsDraft}_brand`,
    check: (typed) => ({
      ...validateFields(BRAND_FIELDS, typed),
      ...(lacksAlt(typed) && { hero_alt: ALT_MISSING }),
    }),
    conflict: 'settings_changed',
    send: ({ brand }, { version, ...typed }) =>
      brand.publish({ ...readFields(BRAND_FIELDS, typed).values, seen: version }),
    toFormValues: typedBrand,
    onSaved,
    onChanged,
  })
  const { values, faults } = readFields(BRAND_FIELDS, controls.form)
  const saved = faults.map((name) => [name, page.brand[name]])
  const shown: Brand = { ...values, ...Object.fromEntries(saved) }
  return {
    ...controls,
    shown,
    isSound: faults.length === 0,
    /** Puts a draft or an earlier version into the form. */
    fill: (brand: Brand) => controls.type(typedFields(BRAND_FIELDS, brand)),
  }
}

export function useBrandDraft(page: BrandPage) {
  return useAction(({ brand: service }, brand: Brand | null) =>
    service.saveDraft({ brand, seen: page.draft_seen }),
  )
}

/** Uploads a picture; null removes it. */
export function useBrandPicture(name: BrandUpload) {
  return useAction(({ brand }, file: File | null) =>
    file ? brand.upload(name, file) : brand.removePicture({ name }),
  )
}
