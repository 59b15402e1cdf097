import { useRouter } from 'next/router'
import { useMemo } from 'react'

import {
  accessoriesFor,
  categoriesOf,
  accessoryQueryFrom,
  type AccessoryQuery,
} from '@/domain/shop/accessories/accessory-list'
import type { Category } from '@/domain/office/categories/categories'
import type { ListedAccessory } from '@/contract/shop/accessories/accessories'

export type { ListedAccessory }

export interface AccessoryList {
  accessories: ListedAccessory[]
  bikes: { slug: string; title: string }[]
  categories: Category[]
}

/** Filters and sorts the list by the URL, so that a filtered list can be shared. */
export function useAccessoryList({ accessories, bikes, categories: all }: AccessoryList) {
  const router = useRouter()
  const categories = useMemo(() => categoriesOf(accessories, all), [accessories, all])
  const filters = accessoryQueryFrom(router.query, {
    bikes: bikes.map(({ slug }) => slug),
    categories,
  })

  function change(next: Partial<AccessoryQuery>) {
    const { bike, category, sort } = { ...filters, ...next }
    const query = {
      ...(bike ? { bike } : {}),
      ...(category ? { kind: category } : {}),
      ...(sort === 'catalog' ? {} : { sort }),
    }
    void router.replace({ pathname: router.pathname, query }, undefined, {
      shallow: true,
      scroll: false,
    })
  }

  const text = categories.find(({ code }) => code === filters.category)?.text
  return { filters, change, categories, text, shown: accessoriesFor(accessories, filters) }
}
