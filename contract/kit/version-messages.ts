import type { VersionsFault } from '@/domain/office/goods/product-versions'

type VersionRefusal = VersionsFault | 'gone' | 'own' | 'stock' | 'bundle'

const SENTENCES: Record<VersionRefusal, string> = {
  many: 'A product has 60 versions at most.',
  title: 'Enter a title for each version.',
  twice: 'Two versions have the same title.',
  same: 'Two versions have the same color and size.',
  mixed: 'Give all versions a color, or none, and all of them a size, or none.',
  hex: 'Enter each color as # and six digits, for example #E4572E.',
  price: 'Enter a price for each new version.',
  gone: 'Someone else removed one of these versions. Please load the product again.',
  own: 'Set the stock of this product to 0 first: each version has stock of its own.',
  stock: 'A version that you removed still has stock. Set it to 0 first.',
  bundle: 'A version that you removed is part of a bundle. Change the bundle first.',
}

export const versionMessage = (refusal: VersionRefusal): string => SENTENCES[refusal]
