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

import type { Camera } from '@/domain/shop/bike3d/views'

import { accumulation } from './accumulation'
import type { Floor } from './floor-shadow'
import { bakeFloorShadow } from './floor-shadow'
import type { Balance } from './physical'
import { halton, skyDirection } from './sky'
import type { Stage } from './soft-boxes'
import { softBoxes } from './soft-boxes'

export const LIGHT = {
  dark: { lamp: 2.2, sky: 2.3, bounce: [0xcfd6e0, 1.1], surroundings: 0.25, exposure: 1.05 },
  paper: { lamp: 1.6, sky: 2.6, bounce: [0xf6f5f1, 1.5], surroundings: 0.3, exposure: 1 },
} as const

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
        const [x, z] = [halton(index, 2) - 0.5, halton(index, 3) - 0.5]
        key.position.set(x * 3.2, 4.2, 1.9 + z * 1.6)
        sky.position.set(...skyDirection(index, [5, 7], 0.84))
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
  Object.assign(one.shadow.camera, { left: -1.15, right: 1.15, top: 0.95, bottom: -0.95 })
  Object.assign(one.shadow.camera, { near: 0.5, far: 9 })
  one.shadow.bias = -0.0003
  one.shadow.normalBias = 0.0012
  one.target.position.set(0, 0.45, 0)
  scene.add(one, one.target)
  return one
}
