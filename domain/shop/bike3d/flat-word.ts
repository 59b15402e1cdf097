import type { Vector } from '@/domain/kit/shape/mesh'
import type { ModelPart } from './part'
import { made } from './shapes'
import { wordOn } from './wordmark'

/** Height per angle: `wordOn` wraps text around tubes by angle, which a plane maps to heights. */
const PER_ANGLE = 46

/** Models a word on a plane that faces the viewer. */
export function flatWord<Material extends string>(
  text: string,
  size: number,
  [x, y, z]: Vector,
  material: Material,
): ModelPart<Material>[] {
  const on = (along: number, angle: number, lift: number): Vector => [
    x - along,
    y + angle * PER_ANGLE,
    z + Math.min(lift, 0.4),
  ]
  return wordOn(on, { text, middle: 0, size, side: 1 }).map((mesh) => made('word', material, mesh))
}
