import type { Bike, Build, PartGroup } from '@/domain/shop/bikes/bike'
import { colorTexts, isChosen, sizeOf } from '@/domain/shop/bikes/build'
import type { BuildSheet } from '@/server/kernel/db/schema/orders/orders'

export function buildSheet(bike: Bike, build: Build): BuildSheet['rows'] {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  const groups = bike.groups
    .map((group) => ({ label: group.title, text: chosenText(group, build, size) }))
    .filter(({ text }) => text !== '')
  return [
    { label: 'Bike', text: bike.title },
    { label: 'Size', text: size },
    { label: 'Color', text: colorTexts(bike, build).join(', ') },
    ...groups,
  ]
}

function chosenText(group: PartGroup, build: Build, size: string): string {
  return group.parts
    .filter(({ id }) => isChosen(group, id, build))
    .map(({ title, by_size }) => (by_size?.[size] ? `${title}, ${by_size[size]}` : title))
    .join(', ')
}
