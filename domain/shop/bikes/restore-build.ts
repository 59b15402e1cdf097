import type { Bike, Build } from './bike'
import { colorChosen, defaultBuild, colorOf, sizeOf, isChosen, sizeChosen } from './build'
import type { Country } from '@/domain/shop/countries/country'
import { isPaintName } from './rules'

/** Replaces discontinued choices with standard ones; may break rules, see `fixesFor`. */
export function restoreBuild(bike: Bike, build: Build, country: Country): Build {
  const standard = defaultBuild(bike, country)
  const restored: Build = { ...standard, selectedParts: {}, selectedMultipleParts: {} }
  for (const group of bike.groups) {
    const key = group.category_part_id
    const chosen = group.parts.map(({ id }) => id).filter((id) => isChosen(group, id, build))
    const [first = standard.selectedParts[key]] = chosen
    if (group.selection === 'many') restored.selectedMultipleParts[key] = chosen
    else if (first !== undefined) restored.selectedParts[key] = first
  }
  return withPaint(bike, build, withFrame(bike, build, restored))
}

function withFrame(bike: Bike, build: Build, restored: Build): Build {
  const sizeId = sizeOf(bike, build.size_id) ? build.size_id : restored.size_id
  const colored = colorOf(bike, build.color_id)
    ? colorChosen(bike, restored, build.color_id)
    : restored
  return sizeChosen(bike, colored, sizeId)
}

/** Retains the stored paint if the color is still Custom and both of its colors are still made. */
function withPaint(bike: Bike, { paint }: Build, restored: Build): Build {
  if (paint === null || restored.paint === null) return restored
  const two = [paint.first_color_id, paint.second_color_id].map((id) => colorOf(bike, id))
  const isRetained = two.every((color) => color && color.type !== 'Custom') && two[0] !== two[1]
  if (!isRetained) return restored
  const name = paint.name !== null && isPaintName(paint.name) ? paint.name : null
  return { ...restored, paint: { ...paint, name } }
}
