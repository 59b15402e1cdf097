interface Stock {
  state: 'in_stock' | 'few' | 'sold_out'
  left: number | null
}

export const noPicture = (title: string) => `No picture of ${title}`

export const goods = {
  stock: ({ state, left }: Stock) => {
    if (state === 'sold_out') return 'Sold out for now'
    return state === 'few' ? `Only ${left ?? 0} left` : 'In stock'
  },
  digital: 'Always available',
  add: 'Add to cart',
  addTitle: (title: string) => `Add to cart: ${title}`,
  adding: 'Adding…',
} as const
