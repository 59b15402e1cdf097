import { photographer } from '@/components/shop/bike3d/photograph'
import { physicalMaterials } from '@/components/shop/bike3d/physical'
import { onGround } from '@/components/shop/bike3d/to-three'
import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import { framed } from '@/studio/goods3d/framing'
import { GOODS_MODELS } from '@/studio/goods3d/goods-model'
import { goodsMaterials } from '@/studio/goods3d/materials'
import { FLOOR } from './floor'

interface GoodsStillJob {
  id: number
  paint: string | null
  stage: Stage
  width: number
  height: number
  shadowDirections: number
}

declare global {
  interface Window {
    /** Renders an accessory and returns it as a PNG data URL. */
    takeGoods: (sitting: GoodsStillJob, samples: number) => string
  }
}

window.takeGoods = ({ id, paint, ...studio }, samples) => {
  const model = GOODS_MODELS[id]
  if (!model) throw new Error(`No model of ${id}`)
  const { parts, camera } = framed(model.make(), model.from)
  const balance = { surroundings: { value: 1 }, rim: { value: 0 }, lamps: { value: 1 } }
  const group = onGround(parts, FLOOR, physicalMaterials(goodsMaterials(paint), balance))
  const canvas = document.createElement('canvas')
  const one = photographer({ ...studio, canvas, bike: group, balance, floor: 'framed' })
  one.take(camera, samples)
  const url = canvas.toDataURL('image/png')
  one.dispose()
  return url
}
