import { money } from '@/utils/format'

export const accessory = {
  from: (price: number) => `from ${money(price)}`,
  saves: (how: string) => `You save ${how}`,
  allBikes: 'Fits every bike',
  fitsOnly: (bikes: readonly string[]) => `Fits ${bikes.join(' and ')}`,
  digital: 'By email',

  all: 'All accessories',
  color: 'Color',
  size: 'Size',
  version: 'Version',
  soldOutInColor: (color: string | null) => (color ? `Sold out in ${color}` : 'Sold out'),
  soldOut: (version: string) => `${version} is sold out right now. Please choose another one.`,
  pictures: 'Pictures',
  picture: (title: string, version: string | null) => (version ? `${title}, ${version}` : title),
} as const
