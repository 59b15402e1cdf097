import { useRouter } from 'next/router'

import { parseDollars } from '@/domain/kit/money'
import { readDetails } from '@/domain/office/goods/product-form'
import { soundMembers } from '@/domain/kit/form-draft'
import { catalog as texts, priceTexts } from '@/messages/office/goods/prices'

import { sessionDraft } from '@/hooks/kit/session-draft'
import type { CatalogKind } from './use-catalog'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

const EMPTY = { title: '', description: '', group: '', weight: '', price: '' }

const weightOf = (weight: string) =>
  readDetails({ weight, facts: '', warnings: '', gtin: '', external_link: '' }).weight

function validate({ title, description, weight, price }: typeof EMPTY) {
  return {
    ...(title.trim() === '' ? { title: texts.titleFault } : {}),
    ...(description.trim() === '' ? { description: texts.descriptionFault } : {}),
    ...(weightOf(weight) === null ? { weight: texts.weightFault } : {}),
    ...(parseDollars(price) ? {} : { price: priceTexts.priceFault }),
  }
}

export function useNewProduct(kind: CatalogKind) {
  const { push } = useRouter()
  return useForm({
    initial: EMPTY,
    draft: sessionDraft(`new-product-${kind}`, (stored) => soundMembers(stored, EMPTY)),
    check: validate,
    names: { weight_g: 'weight' },
    send: async ({ form, services, keyFor }) => {
      const { title, description, group, weight, price } = form
      const [weight_g, amount] = [weightOf(weight), parseDollars(price)]
      if (weight_g === null || amount === null) return
      const product = { kind, title, description, group, weight_g, price: amount }
      const added = await services.prices.create({ ...product, request_key: keyFor(product) })
      await push(`/backoffice/catalog/${added.id}`)
    },
  })
}

export const useGroups = (kind: CatalogKind) =>
  useStaleIfErrorRequest(kind, ({ prices }) => prices.list({ kind }))
