import type { Material } from '../materials'
import type { Camera } from '../views'
import type { BrdfTable } from './brdf-table'
import { brdfTable } from './brdf-table'
import { CameraView } from './camera-view'
import type { EnvironmentMap } from './environment-map'
import { environmentMap } from './environment-map'
import type { FloorShadow } from './floor-shadow'
import { Fragment } from './fragment'
import { LampMaps } from './lamp-maps'
import type { Stage } from './lighting'
import { LIGHT } from './lighting'
import { linearRgb } from './linear-color'
import { projection, rasterize } from './rasterizer'
import type { Scene } from './scene'
import type { StageLight } from './shading'
import { Shading } from './shading'
import { surfaceOf } from './surface'
import { toneMapped } from './tone-mapping'

export interface Subject {
  scene: Scene
  /** Material of each name in the scene. */
  materials: Readonly<Record<string, Material>>
  camera: Camera
  /** In pixels. */
  width: number
  height: number
  /** Lights to render with; a second stage costs a sixth to a third of the first. */
  stages: readonly Stage[]
}

export interface Picture extends Subject {
  floor: FloorShadow
  /** Samples of each pixel (supersampling); lamps move with each. */
  samples: number
}

const environments = new Map<Stage, EnvironmentMap>()
let table: BrdfTable | undefined

/** Computes the tables of a stage's light, which all pictures share. */
export function prepareLight(stage: Stage): void {
  lightOf(stage)
  table ??= brdfTable()
}

/** Returns for each stage a picture with a transparent background: red, green, blue and alpha, row by row. */
export function render({ floor, samples, ...subject }: Picture): Uint8ClampedArray<ArrayBuffer>[] {
  const rendering = new Rendering(subject, new LampMaps())
  for (let sample = 1; sample <= samples; sample++) rendering.addSample()
  return rendering.develop(floor)
}

/** A picture to which samples are added one by one, so that other work can be done in between. */
export class Rendering {
  samples = 0
  private readonly sums
  private readonly view
  private readonly drawn
  private readonly fragment
  private readonly surfaces
  private readonly lights
  private readonly depth
  private readonly ids

  constructor(
    readonly subject: Subject,
    private readonly lamps: LampMaps,
  ) {
    const { scene, materials, width, height, stages } = subject
    this.sums = stages.map(() => new Float32Array(width * height * 4))
    this.view = new CameraView(subject.camera, subject)
    this.drawn = projection(scene.positions.length / 3)
    this.fragment = new Fragment(scene, this.drawn, this.view, width)
    this.depth = new Float32Array(width * height)
    this.ids = new Int32Array(width * height)
    this.lights = stages.map(lightOf)
    this.surfaces = scene.names.map((name) => {
      const material = materials[name]
      if (!material) throw new Error(`No material ${name}`)
      return surfaceOf(material)
    })
  }

  /** @param position index of the positions of the lamps, from 1 */
  addSample(position = this.samples + 1): void {
    const { scene, width, height } = this.subject
    const { drawn, depth, ids } = this
    this.samples += 1
    const { key, sky } = this.lamps.at(position, scene, drawn)
    this.view.project(scene.positions, drawn, shiftOf(this.samples))
    depth.fill(0)
    ids.fill(0)
    rasterize(scene.triangles, drawn, { width, height, depth, ids }, 'front')
    table ??= brdfTable()
    this.shade(new Shading(table, key, sky))
  }

  /** Returns the mean of the samples for each stage. */
  develop(floor: FloorShadow): Uint8ClampedArray<ArrayBuffer>[] {
    const { view, samples, subject, sums } = this
    const { width, height, stages } = subject
    return stages.map((stage, index) =>
      toneMapped({
        ...{ width, height, samples, stage, floor, view },
        sums: sums[index] ?? new Float32Array(0),
      }),
    )
  }

  private shade(shading: Shading): void {
    const { ids, sums, fragment, surfaces, lights } = this
    const { scene, width } = this.subject
    for (let pixel = 0; pixel < ids.length; pixel++) {
      const face = (ids[pixel] ?? 0) - 1
      if (face < 0) continue
      const surface = surfaces[scene.material[face] ?? 0]
      if (!surface) continue
      const column = pixel % width
      fragment.move(face, column, (pixel - column) / width)
      fragment.structure(surface)
      shading.prepare(fragment, surface)
      for (let index = 0; index < lights.length; index++) {
        const [light, sum] = [lights[index], sums[index]]
        if (light && sum) shading.add(fragment, surface, light, sum, pixel * 4)
      }
    }
  }
}

/** Shift of a sample within its pixel: the R2 sequence, which is even for a dozen samples already. */
const shiftOf = (sample: number): readonly [number, number] => [
  ((sample * 0.7548776662) % 1) - 0.5,
  ((sample * 0.569840291) % 1) - 0.5,
]

function lightOf(stage: Stage): StageLight {
  const { lamp, sky, bounce, surroundings, rim } = LIGHT[stage]
  const environment = environments.get(stage) ?? environmentMap(stage)
  environments.set(stage, environment)
  return { environment, lamp, sky, bounce: linearRgb(...bounce), surroundings, rim }
}
