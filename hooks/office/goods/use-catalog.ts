import { useState } from 'react'

import { versionMessage } from '@/contract/kit/version-messages'
import {
  bundleFormFault,
  bundleInput,
  type BundleFormValues,
} from '@/domain/office/goods/bundle-form-values'
import { readFields, typedFields } from '@/domain/kit/text-field'
import {
  differingFields,
  type ProductState,
  type ProductFormValues,
} from '@/domain/office/goods/product-form'
import {
  toVersionInputs,
  typedVersions,
  versionsFault,
} from '@/domain/office/goods/product-versions'
import { SERVICE_FIELDS, SHEET_FIELDS, type SheetField } from '@/domain/shop/goods/product-fields'
import { bundles } from '@/messages/office/goods/bundles'
import { catalog as texts } from '@/messages/office/goods/prices'
import { productDetails } from '@/messages/office/goods/product-details'
import { productPictures } from '@/messages/office/goods/product-pictures'
import { apiErrorOf } from '@/services/http/failure'
import type { CatalogInput, CatalogItem, CatalogQuery } from '@/contract/office/goods/goods'

import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { CatalogItem, CatalogPage, CatalogRow } from '@/contract/office/goods/goods'

export type CatalogKind = 'spare' | 'accessory'

export function useCatalogList(kind: CatalogKind) {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = {
    q: value('q'),
    bike: value('bike'),
    group: value('group'),
    offered: value('offered'),
    tag: value('tag'),
  }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({ kind, ...filter }) as Omit<CatalogQuery, 'after' | 'before'>
  const page = definedOnly({
    ...query,
    after: value('after'),
    before: value('before'),
  }) as CatalogQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(page) : null, ({ prices }) =>
    prices.list(page),
  )
  return { ...address, list, filter, query, isSlow: useIsSlow(list.state.status === 'loading') }
}

/** @param id null while the URL is not known yet */
export function useCatalogItem(id: number | null) {
  return useStaleIfErrorRequest(id === null ? null : String(id), ({ prices }) =>
    prices.read({ id: id ?? 0 }),
  )
}

interface CatalogFormOptions {
  item: CatalogItem
  onSaved: (item: CatalogItem) => void
}

type ProductFormFields = Omit<
  CatalogInput,
  'version' | 'bundle' | 'versions' | 'service' | SheetField
> &
  Pick<ProductState, 'versions' | 'service' | SheetField> & { bundle?: CatalogItem['bundle'] }

export const formOf = (item: ProductFormFields): ProductFormValues => ({
  ...{ title: item.title, description: item.description, group: item.group },
  ...typedFields(SHEET_FIELDS, item),
  ...{ fits: item.fits, is_offered: item.is_offered },
  pictures: item.pictures.map(({ file, crop, alt, color = null }) => ({ file, crop, alt, color })),
  bundle: item.bundle ? typedBundle(item.bundle) : null,
  versions: typedVersions(item.versions),
  service: item.service && typedFields(SERVICE_FIELDS, item.service),
})

const typedBundle = ({ percent, parts }: NonNullable<CatalogItem['bundle']>): BundleFormValues => ({
  pricing: percent === null ? 'price' : 'percent',
  percent: percent === null ? '' : String(percent),
  parts: parts.map(({ product_id, title, variant, version, price, count, is_offered }) => {
    const words = { product_id, title, variant, version, price, is_offered }
    return { ...words, versions: [], count: String(count) }
  }),
})

function validate({ title, description, ...typed }: ProductFormValues) {
  const wrong = readFields(SHEET_FIELDS, typed).faults
  const fault = typed.bundle && bundleFormFault(typed.bundle)
  const versions = versionsFault(toVersionInputs(typed.versions))
  const service = typed.service ? readFields(SERVICE_FIELDS, typed.service).faults : []
  return {
    ...(fault ? { bundle: bundles.fault(fault) } : {}),
    ...(title.trim() === '' ? { title: texts.titleFault } : {}),
    ...(typed.pictures.some(({ alt }) => alt.trim() === '')
      ? { pictures: productPictures.altFault }
      : {}),
    ...(versions ? { versions: versionMessage(versions) } : {}),
    ...(service.length > 0 ? { service: productDetails.service.fault(service) } : {}),
    ...(description.trim() === '' ? { description: texts.descriptionFault } : {}),
    ...Object.fromEntries(wrong.map((name) => [name, SHEET_FIELDS[name].field.wrong])),
  }
}

function inputOf({
  title,
  description,
  group,
  fits,
  is_offered,
  pictures,
  bundle,
  versions,
  service,
  ...typed
}: ProductFormValues) {
  return {
    ...{ title, description, group, fits, is_offered, pictures },
    ...readFields(SHEET_FIELDS, typed).values,
    ...(bundle ? { bundle: bundleInput(bundle) } : { versions: toVersionInputs(versions) }),
    ...(service ? { service: readFields(SERVICE_FIELDS, service).values } : {}),
  }
}

/** Manages the form of a product, except prices. Shows other users' saves instead of overwriting them. */
export function useCatalogForm({ item, onSaved }: CatalogFormOptions) {
  const [version, setVersion] = useState(item.version)
  const [theirs, setTheirs] = useState<CatalogItem | null>(null)
  const [isDone, setDone] = useState(false)
  const controls = useForm({
    initial: () => formOf(item),
    check: validate,
    send: async ({ form, services }) => {
      setDone(false)
      try {
        const saved = await services.prices.save({ ...inputOf(form), version, id: item.id })
        setVersion(saved.version)
        setTheirs(null)
        setDone(true)
        onSaved(saved)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (error.kind !== 'problem' || error.code !== 'catalog_changed') throw thrown
        const now = await services.prices.read({ id: item.id })
        setTheirs(now)
        // The next save is based on the other user's version.
        setVersion(now.version)
      }
    },
  })
  /** Fills the form with an earlier state, which takes effect when saved. */
  function restore(was: CatalogItem['edits'][number]['was']) {
    const { bundle, versions } = controls.form
    // A removed version has no price to restore.
    const words = new Map(typedVersions(was.versions).map((one) => [one.id, one]))
    const named = versions.map((one) => words.get(one.id) ?? one)
    const earlier = formOf(was)
    // Older edits don't record a bundle's parts.
    controls.type({ ...earlier, bundle: earlier.bundle ?? bundle, versions: named })
    controls.ref.current?.querySelector<HTMLElement>('[name=title]')?.focus()
  }

  const theirForm = theirs && formOf(theirs)
  return {
    ...controls,
    theirs: theirForm && {
      form: theirForm,
      fields: differingFields(controls.form, theirForm),
    },
    isDone,
    restore,
    takeTheirs: () => {
      if (theirs) controls.renew(formOf(theirs))
      setTheirs(null)
    },
  }
}
