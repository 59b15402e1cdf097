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

export type Stage = 'dark' | 'paper'

type Position3 = readonly [x: number, y: number, z: number]
interface SoftBox {
  size: readonly [wide: number, high: number]
  light: number
  at: Position3
}

/** Positions as a photographer would choose them, in meters around the bike; the front is along z. */
const SOFT_BOXES: readonly SoftBox[] = [
  { size: [7, 2.2], light: 9, at: [0, 5, 1.2] },
  { size: [9, 0.5], light: 14, at: [0, 3.6, -4.2] },
  { size: [6.5, 1.1], light: 4.5, at: [0.5, 2.2, 6.5] },
  { size: [1.1, 5], light: 9, at: [6.5, 2, 2.5] },
  { size: [0.8, 5], light: 8, at: [-6.5, 2, 2] },
  { size: [0.35, 5], light: 16, at: [-5, 2, -4.5] },
  { size: [0.35, 5], light: 16, at: [5.2, 2, -4.5] },
  { size: [9, 0.3], light: 6, at: [0, 0.3, 6.6] },
  { size: [5, 3], light: 0.9, at: [0, 1.6, 8] },
  { size: [7, 1.6], light: 1.7, at: [4.5, -0.75, 4.5] },
  { size: [7, 1.6], light: 1.1, at: [-4.5, -0.75, 4.5] },
]

const ROOM = {
  dark: { walls: 0.11, floor: 0.14, boxes: 1 },
  paper: { walls: 0.36, floor: 0.5, boxes: 0.8 },
} as const

/** Renders the environment map for reflections: a studio of soft boxes. */
export function softBoxes(renderer: WebGLRenderer, stage: Stage): Texture {
  const { walls, floor, boxes } = ROOM[stage]
  const scene = new Scene()
  const gray = (value: number, side = DoubleSide) => {
    const material = new MeshBasicMaterial({ side })
    material.color.setScalar(value)
    return material
  }
  scene.add(new Mesh(new SphereGeometry(12, 32, 16), gray(walls, BackSide as never)))
  for (const { size, light, at } of SOFT_BOXES) {
    const box = new Mesh(new PlaneGeometry(...size), gray(light * boxes))
    box.position.set(...at)
    box.lookAt(0, 0.3, 0)
    scene.add(box)
  }
  const ground = new Mesh(new CircleGeometry(11, 32), gray(floor))
  ground.rotation.x = -Math.PI / 2
  ground.position.y = -1.2
  scene.add(ground)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.012, 0.1, 50)
  generator.dispose()
  return texture
}
