import { useRouter } from 'next/router'

import { parseDollars } from '@/domain/kit/money'
import { SHEET_FIELDS } from '@/domain/shop/goods/product-fields'
import { soundMembers } from '@/domain/kit/form-draft'
import { catalog as texts, priceTexts } from '@/messages/office/goods/prices'

import { sessionDraft } from '@/hooks/kit/session-draft'
import type { CatalogKind } from './use-catalog'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

const EMPTY = { title: '', description: '', group: '', weight_g: '', price: '' }

const WEIGHT = SHEET_FIELDS.weight_g.field

function validate({ title, description, weight_g, price }: typeof EMPTY) {
  return {
    ...(title.trim() === '' ? { title: texts.titleFault } : {}),
    ...(description.trim() === '' ? { description: texts.descriptionFault } : {}),
    ...(WEIGHT.read(weight_g) === undefined ? { weight_g: WEIGHT.wrong } : {}),
    ...(parseDollars(price) ? {} : { price: priceTexts.priceFault }),
  }
}

export function useNewProduct(kind: CatalogKind) {
  const { push } = useRouter()
  return useForm({
    initial: EMPTY,
    draft: sessionDraft(`new-product-${kind}`, (stored) => soundMembers(stored, EMPTY)),
    check: validate,
    send: async ({ form, services, keyFor }) => {
      const { title, description, group, price } = form
      const [weight_g, amount] = [WEIGHT.read(form.weight_g), parseDollars(price)]
      if (weight_g === undefined || amount === null) return
      const product = { kind, title, description, group, weight_g, price: amount }
      const added = await services.prices.create({ ...product, request_key: keyFor(product) })
      await push(`/backoffice/catalog/${added.id}`)
    },
  })
}

export const useGroups = (kind: CatalogKind) =>
  useStaleIfErrorRequest(kind, ({ prices }) => prices.list({ kind }))
