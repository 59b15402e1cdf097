import type { DirectionalLight, Scene, Texture, WebGLRenderer } from 'three'
import {
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  ShadowMaterial,
  WebGLRenderTarget,
} from 'three'

import { accumulation } from './accumulation'
import type { Stage } from './soft-boxes'
import { skyDirection } from './sky'

const SIZE = { wide: 4.4, deep: 3 } as const
export const FLOOR_PIXELS = { width: 1024, height: 698 } as const
const DARKNESS: Record<Stage, number> = { dark: 0.92, paper: 0.78 }

const VERTEX =
  'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }'
const FRAGMENT = `uniform sampler2D shadow; uniform float darkness; varying vec2 vUv;
void main() {
  float a = 0.0;
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++)
    a += texture2D(shadow, vUv + vec2(float(i), float(j)) * 0.0018).a;
  float away = length((vUv - 0.5) * vec2(4.4, 3.0) / vec2(1.55, 0.95));
  gl_FragColor = vec4(0.0, 0.0, 0.0, pow(a / 9.0, 0.9) * darkness * (1.0 - smoothstep(0.5, 1.0, away)));
}`

interface Sky {
  renderer: WebGLRenderer
  scene: Scene
  light: DirectionalLight
  /** How many directions of a soft sky are summed. */
  directions: number
  stage: Stage
}

/** Looks down on the floor once under light from many directions, and lays the sum below the bike. */
export function bakeFloorShadow({ renderer, scene, light, directions, stage }: Sky): Mesh {
  const floor = shadowCatcher()
  scene.add(floor)
  const above = cameraAbove()
  const one = new WebGLRenderTarget(FLOOR_PIXELS.width, FLOOR_PIXELS.height, {
    type: HalfFloatType,
  })
  const sum = accumulation(renderer, FLOOR_PIXELS)
  for (let index = 1; index <= directions; index++) {
    light.position.set(...floorLight(index))
    renderer.setRenderTarget(one)
    renderer.clear()
    renderer.render(scene, above)
    sum.add(one.texture, index)
  }
  scene.remove(floor)
  one.dispose()
  return shadowOnFloor(sum.sum(), stage)
}

/** The place of the lamp for one of many directions. */
export const floorLight = (index: number) => skyDirection(index, [2, 3], 0.9)

/** A floor that shows nothing but shadows. */
export function shadowCatcher(): Mesh<PlaneGeometry, ShadowMaterial> {
  const floor = new Mesh(new PlaneGeometry(12, 12), new ShadowMaterial({ opacity: 1 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

/** Sees the floor and what touches it. */
export function cameraAbove(): OrthographicCamera {
  const [x, z] = [SIZE.wide / 2, SIZE.deep / 2]
  const above = new OrthographicCamera(-x, x, z, -z, 0.0001, 1)
  above.position.y = 0.003
  above.up.set(0, 0, -1)
  above.lookAt(0, 0, 0)
  return above
}

export function shadowOnFloor(texture: Texture, stage: Stage): Mesh<PlaneGeometry, ShaderMaterial> {
  const uniforms = { shadow: { value: texture }, darkness: { value: DARKNESS[stage] } }
  const shadow = new Mesh(
    new PlaneGeometry(SIZE.wide, SIZE.deep),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    }),
  )
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = 0.0005
  return shadow
}
