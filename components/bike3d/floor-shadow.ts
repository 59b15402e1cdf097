import type { DirectionalLight, Scene, WebGLRenderer } from 'three'
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
const PIXELS = { width: 1024, height: 698 } as const
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
  const catcher = new Mesh(new PlaneGeometry(12, 12), new ShadowMaterial({ opacity: 1 }))
  catcher.rotation.x = -Math.PI / 2
  catcher.receiveShadow = true
  scene.add(catcher)
  const above = new OrthographicCamera(
    -SIZE.wide / 2,
    SIZE.wide / 2,
    SIZE.deep / 2,
    -SIZE.deep / 2,
    0.0001,
    1,
  )
  above.position.y = 0.003
  above.up.set(0, 0, -1)
  above.lookAt(0, 0, 0)
  const one = new WebGLRenderTarget(PIXELS.width, PIXELS.height, { type: HalfFloatType })
  const sum = accumulation(renderer, PIXELS)
  for (let index = 1; index <= directions; index++) {
    light.position.set(...skyDirection(index, [2, 3], 0.9))
    renderer.setRenderTarget(one)
    renderer.clear()
    renderer.render(scene, above)
    sum.add(one.texture, index)
  }
  scene.remove(catcher)
  const uniforms = { shadow: { value: sum.sum() }, darkness: { value: DARKNESS[stage] } }
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
  one.dispose()
  return shadow
}
