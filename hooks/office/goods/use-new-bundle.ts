import { useRouter } from 'next/router'

import {
  bundleFormFault,
  bundleInput,
  NO_BUNDLE,
  soundBundle,
  typedApart,
  typedPrice,
  type BundleFormValues,
} from '@/domain/office/goods/bundle-form-values'
import { soundMembers } from '@/domain/kit/form-draft'
import { parseDollars } from '@/domain/kit/money'
import { isRecord } from '@/domain/kit/stored-value'
import { bundles as texts } from '@/messages/office/goods/bundles'
import { catalog } from '@/messages/office/goods/prices'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'

interface NewBundle {
  title: string
  description: string
  group: string
  bundle: BundleFormValues
  price: string
}

const WORDS = { title: '', description: '', group: 'sets', price: '' }
const EMPTY: NewBundle = { ...WORDS, bundle: NO_BUNDLE }

function validate({ title, description, bundle, price }: NewBundle) {
  const fault = bundleFormFault(bundle)
  const own = parseDollars(price)
  const isPriceWrong = bundle.pricing === 'price' && (!own || own >= typedApart(bundle))
  return {
    ...(title.trim() === '' ? { title: catalog.titleFault } : {}),
    ...(description.trim() === '' ? { description: catalog.descriptionFault } : {}),
    ...(fault ? { bundle: texts.fault(fault) } : {}),
    ...(isPriceWrong ? { price: texts.priceFault } : {}),
  }
}

const parseDraft = (stored: unknown) => ({
  ...soundMembers(stored, WORDS),
  ...(isRecord(stored) && stored.bundle !== undefined
    ? { bundle: soundBundle(stored.bundle) }
    : {}),
})

export function useNewBundle() {
  const { push } = useRouter()
  return useForm<NewBundle, string>({
    initial: EMPTY,
    draft: sessionDraft('new-bundle', parseDraft),
    check: validate,
    send: async ({ form, services, keyFor }) => {
      const { title, description, group, bundle } = form
      const price = typedPrice(bundle, parseDollars(form.price))
      if (price === null) return
      const product = {
        ...{ kind: 'accessory' as const, title, description, group, weight_g: 0, price },
        bundle: bundleInput(bundle),
      }
      const added = await services.prices.create({ ...product, request_key: keyFor(product) })
      await push(`/backoffice/catalog/${added.id}`)
    },
  })
}
