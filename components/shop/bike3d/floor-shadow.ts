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

import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import { FLOOR, FLOOR_FADE, LIGHT } from '@/domain/shop/bike3d/render/lighting'
import { floorLight } from '@/domain/shop/bike3d/render/sky'

import { accumulation } from './accumulation'

/** Writes numbers as GLSL. */
const vec2 = (x: number, y: number) => [x, y].map((value) => value.toFixed(6)).join()

const VERTEX =
  'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }'
const FRAGMENT = `uniform sampler2D shadow; uniform float darkness; varying vec2 vUv;
void main() {
  float a = 0.0;
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++)
    a += texture2D(shadow, vUv + vec2(float(i), float(j)) * 0.0018).a;
  float away = length((vUv - 0.5) * vec2(${vec2(FLOOR.wide, FLOOR.deep)}) / vec2(${vec2(...FLOOR_FADE)}));
  gl_FragColor = vec4(0.0, 0.0, 0.0, pow(a / 9.0, 0.9) * darkness * (1.0 - smoothstep(0.5, 1.0, away)));
}`

/**
 * Shaders that fade the shadow out before the picture's edge. Light shadows are blurred more, so that no single
 * direction is visible.
 */
const FRAMED_VERTEX =
  'varying vec2 vUv; varying vec4 seen; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); seen = gl_Position; }'
const FRAMED_FRAGMENT = `uniform sampler2D shadow; uniform float darkness; varying vec2 vUv; varying vec4 seen;
float around(float reach) {
  float sum = 0.0;
  for (int i = 0; i < 48; i++) {
    float away = sqrt((float(i) + 0.5) / 48.0) * reach, turn = float(i) * 2.399963;
    sum += texture2D(shadow, vUv + away * vec2(cos(turn), sin(turn) * ${(FLOOR.wide / FLOOR.deep).toFixed(6)})).a;
  }
  return sum / 48.0;
}
void main() {
  float wide = around(0.034);
  float a = mix(wide, around(0.0045), smoothstep(0.2, 0.6, wide));
  vec2 place = seen.xy / seen.w;
  vec2 out_ = max(abs(place) - vec2(0.5, 0.6), 0.0) / vec2(0.47, 0.37);
  gl_FragColor = vec4(0.0, 0.0, 0.0, pow(a, 1.4) * darkness * (1.0 - smoothstep(0.0, 1.0, length(out_))));
}`
const SHADERS = {
  open: { vertexShader: VERTEX, fragmentShader: FRAGMENT },
  framed: { vertexShader: FRAMED_VERTEX, fragmentShader: FRAMED_FRAGMENT },
} as const

/** Extent of the shadow: around a bike, or within the frame of a picture. */
export type Floor = keyof typeof SHADERS

interface Sky {
  renderer: WebGLRenderer
  scene: Scene
  light: DirectionalLight
  /** Number of light directions that are summed for a soft sky. */
  directions: number
  stage: Stage
  floor?: Floor
}

/** Renders the floor from above once per light direction, and puts the summed shadow below the bike. */
export function bakeFloorShadow({ renderer, scene, light, directions, ...look }: Sky): Mesh {
  const catcher = shadowCatcher()
  scene.add(catcher)
  const above = cameraAbove()
  const one = new WebGLRenderTarget(FLOOR.width, FLOOR.height, {
    type: HalfFloatType,
  })
  const sum = accumulation(renderer, FLOOR)
  for (let index = 1; index <= directions; index++) {
    light.position.set(...floorLight(index))
    renderer.setRenderTarget(one)
    renderer.clear()
    renderer.render(scene, above)
    sum.add(one.texture, index)
  }
  scene.remove(catcher)
  one.dispose()
  return shadowOnFloor(sum.sum(), look.stage, look.floor)
}

export function shadowCatcher(): Mesh<PlaneGeometry, ShadowMaterial> {
  const floor = new Mesh(new PlaneGeometry(12, 12), new ShadowMaterial({ opacity: 1 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

export function cameraAbove(): OrthographicCamera {
  const [x, z] = [FLOOR.wide / 2, FLOOR.deep / 2]
  const above = new OrthographicCamera(-x, x, z, -z, 0.0001, 1)
  above.position.y = 0.003
  above.up.set(0, 0, -1)
  above.lookAt(0, 0, 0)
  return above
}

export function shadowOnFloor(
  texture: Texture,
  stage: Stage,
  floor: Floor = 'open',
): Mesh<PlaneGeometry, ShaderMaterial> {
  const uniforms = { shadow: { value: texture }, darkness: { value: LIGHT[stage].floorDarkness } }
  const shadow = new Mesh(
    new PlaneGeometry(FLOOR.wide, FLOOR.deep),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms,
      ...SHADERS[floor],
    }),
  )
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = 0.0005
  return shadow
}
