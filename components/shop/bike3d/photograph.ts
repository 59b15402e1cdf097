import type { Group } from 'three'
import {
  DirectionalLight,
  HalfFloatType,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import { LAMP, LIGHT } from '@/domain/shop/bike3d/render/lighting'
import { halton, keyLight, skyLight } from '@/domain/shop/bike3d/render/sky'
import type { Camera } from '@/domain/shop/bike3d/views'

import { accumulation } from './accumulation'
import type { Floor } from './floor-shadow'
import { bakeFloorShadow } from './floor-shadow'
import type { Balance } from './physical'
import { softBoxes } from './soft-boxes'

interface Studio {
  canvas: HTMLCanvasElement
  width: number
  height: number
  stage: Stage
  /** Bike that stands on the ground, in meters; `balance` controls its materials. */
  bike: Group
  balance: Balance
  shadowDirections: number
  floor?: Floor
}

interface Photographer {
  /** Draws a view onto the canvas as the mean of `samples` renderings. */
  take: (camera: Camera, samples: number) => void
  dispose: () => void
}

export function photographer(studio: Studio): Photographer {
  const { canvas, width, height, stage, bike, balance } = studio
  const renderer = new WebGLRenderer({ canvas, alpha: true, preserveDrawingBuffer: true })
  renderer.setSize(width, height, false)
  renderer.setClearColor(0, 0)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.toneMapping = NeutralToneMapping
  const light = LIGHT[stage]
  renderer.toneMappingExposure = light.exposure
  balance.surroundings.value = light.surroundings
  balance.rim.value = light.rim
  balance.lamps.value = 0
  const scene = new Scene().add(bike)
  scene.environment = softBoxes(renderer, stage)
  const sky = lamp(scene, 1024)
  const { shadowDirections: directions, floor } = studio
  const shadow = bakeFloorShadow({ renderer, scene, light: sky, directions, stage, floor })
  const key = lamp(scene, 2048)
  scene.add(shadow, new HemisphereLight(0x000000, ...light.bounce))
  key.intensity = light.lamp
  sky.intensity = light.sky
  const rendered = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const camera = new PerspectiveCamera(20, width / height, 0.1, 30)
  return {
    take: (from, samples) => {
      camera.fov = from.angle
      camera.position.set(...from.eye)
      camera.lookAt(...from.at)
      camera.updateProjectionMatrix()
      const mean = accumulation(renderer, { width, height })
      for (let index = 1; index <= samples; index++) {
        key.position.set(...keyLight(index))
        sky.position.set(...skyLight(index))
        const [u, v] = [halton(index, 11) - 0.5, halton(index, 13) - 0.5]
        camera.setViewOffset(width, height, u, v, width, height)
        renderer.setRenderTarget(rendered)
        renderer.clear()
        renderer.render(scene, camera)
        mean.add(rendered.texture, index)
      }
      camera.clearViewOffset()
      mean.develop()
      mean.dispose()
    },
    dispose: () => {
      rendered.dispose()
      renderer.dispose()
    },
  }
}

/** Creates a lamp whose shadow map is sized for a bike. */
export function lamp(scene: Scene, size: number): DirectionalLight {
  const one = new DirectionalLight()
  one.castShadow = true
  one.shadow.mapSize.set(size, size)
  const { halfWidth, halfHeight, near, far } = LAMP
  const extent = { left: -halfWidth, right: halfWidth, top: halfHeight, bottom: -halfHeight }
  Object.assign(one.shadow.camera, { ...extent, near, far })
  one.shadow.bias = -LAMP.bias
  one.shadow.normalBias = LAMP.normalBias
  one.target.position.set(...LAMP.target)
  scene.add(one, one.target)
  return one
}
