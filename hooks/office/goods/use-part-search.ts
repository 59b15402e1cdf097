import { useRequest } from '@/hooks/kit/use-request'

const SHOWN = 8

/** Searches products for a bundle. @param words part of a title, a number or a GTIN */
export function usePartSearch(words: string) {
  const q = words.trim()
  return useRequest(q === '' ? null : `parts ${q}`, async ({ prices }) => {
    const [accessories, spares] = await Promise.all([
      prices.list({ kind: 'accessory', q }),
      prices.list({ kind: 'spare', q }),
    ])
    return [...accessories.products, ...spares.products].slice(0, SHOWN)
  })
}
