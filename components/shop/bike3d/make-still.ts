import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { LiveModel } from '@/domain/shop/bike3d/live-model'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { cameraOf, STILL } from '@/domain/shop/bike3d/views'
import { lookOf } from '@/domain/shop/bikes/drawing/look'

import { LiveStudio } from './live-studio'
import { ModelOrders } from './model-orders'

/** Renders a side view of a build that has no studio picture, on the GPU of this browser. */
export async function makeStill(bike: Bike, build: Build, saddle: number): Promise<Blob> {
  const model = await wholeModel(bike, build, saddle)
  const studio = new LiveStudio(document.createElement('canvas'))
  try {
    studio.light()
    studio.paint(materialsOf(lookOf(bike, build).paint))
    await studio.show(model)
    studio.resize(STILL)
    studio.aim(cameraOf('side', bike, model.points))
    await studio.prepare()
    return await studio.picture(STILL, () => nextFrame(studio))
  } finally {
    studio.release()
  }
}

function wholeModel(bike: Bike, build: Build, saddle: number): Promise<LiveModel> {
  return new Promise((resolve, reject) => {
    const fail = (fault: unknown) => {
      orders.end()
      reject(new Error(String(fault)))
    }
    const orders = new ModelOrders(bike, fail)
    orders.listen(({ changed }) => {
      // Wait for the frame, because the worker sends a stand-in model first.
      if (!changed.some(({ name }) => name === 'frame')) return
      const { model } = orders
      orders.end()
      if (model) resolve(model)
    })
    orders.order(build, saddle)
  })
}

async function nextFrame(studio: LiveStudio): Promise<void> {
  do await new Promise((done) => requestAnimationFrame(done))
  while (!studio.isFree)
}
