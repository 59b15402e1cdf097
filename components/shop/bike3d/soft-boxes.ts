import type { Texture, WebGLRenderer } from 'three'
import {
  BackSide,
  CircleGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
} from 'three'

import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import {
  ENVIRONMENT_BLUR,
  ROOM,
  ROOM_LIGHT,
  SOFT_BOX_TARGET,
  SOFT_BOXES,
} from '@/domain/shop/bike3d/render/lighting'

/** Renders the environment map for reflections: a studio of soft boxes. */
export function softBoxes(renderer: WebGLRenderer, stage: Stage): Texture {
  const { walls, floor, boxes } = ROOM_LIGHT[stage]
  const scene = new Scene()
  const gray = (value: number, side = DoubleSide) => {
    const material = new MeshBasicMaterial({ side })
    material.color.setScalar(value)
    return material
  }
  scene.add(new Mesh(new SphereGeometry(ROOM.radius, 32, 16), gray(walls, BackSide as never)))
  for (const { size, radiance, at } of SOFT_BOXES) {
    const box = new Mesh(new PlaneGeometry(...size), gray(radiance * boxes))
    box.position.set(...at)
    box.lookAt(...SOFT_BOX_TARGET)
    scene.add(box)
  }
  const ground = new Mesh(new CircleGeometry(ROOM.floorRadius, 32), gray(floor))
  ground.rotation.x = -Math.PI / 2
  ground.position.y = ROOM.floorHeight
  scene.add(ground)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, ENVIRONMENT_BLUR, 0.1, 50)
  generator.dispose()
  return texture
}
