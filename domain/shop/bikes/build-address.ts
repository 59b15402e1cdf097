import type { Build } from './bike'

export function configuratorAddress(slug: string, build: Build): string {
  return `/configurator/${slug}?build=${encodeURIComponent(buildAddress(build))}`
}

/** Encodes a whole build for URLs. @example buildAddress(build) // '302.311.-.3001_3011_3201' */
export function buildAddress(build: Build): string {
  const { size_id, color_id, paint, selectedParts, selectedMultipleParts } = build
  const parts = [
    ...Object.values(selectedParts),
    ...Object.values(selectedMultipleParts).flatMap((ids) => ids),
  ].sort((a, b) => a - b)
  const colors = paint ? `${paint.first_color_id}_${paint.second_color_id}` : '-'
  const name = paint?.name ? `.${encodeURIComponent(paint.name)}` : ''
  return `${size_id}.${color_id}.${colors}.${parts.join('_')}${name}`
}
