import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { boxOf, frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { LivePiece, PieceDetail } from './live-model'
import { livePieces } from './live-model'
import { materialsOf } from './materials'
import type { FloorShadow } from './render/floor-shadow'
import { floorShadow } from './render/floor-shadow'
import { LampMaps } from './render/lamp-maps'
import type { Subject } from './render/render'
import { prepareLight, Rendering } from './render/render'
import type { Scene } from './render/scene'
import { joined, sceneOf } from './render/scene'
import { sideCamera } from './views'

export interface PictureRequest {
  build: Build
  saddle: number
  /** Whether the picture has room for a rider. */
  hasRider: boolean
  /** In pixels. */
  width: number
  /** Omits the draft and the first picture. */
  isFinal?: boolean
}

export interface LivePicture {
  /** Red, green, blue and alpha, row by row. */
  rgba: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
  quality: 'draft' | 'full' | 'final'
}

const DRAFT = { width: 360, samples: 4 }
const SAMPLES = { full: 6, final: 16 }
/** Directions of the floor shadow that are rendered in one step, and steps until it is final. */
const DIRECTIONS = 16
/** The first picture has the shadow of the shape before, which hardly differs. */
const FLOOR_STEPS = { full: 0, final: 6 }
/** Texels along an edge of the depth maps. All of a picture need 33 MB, so that a color renders none. */
const DEPTH_MAP = 768

type Size = Bike['sizes'][number]

interface PlacedPiece {
  piece: LivePiece
  size: Size
  scene: Scene
}

interface Shape {
  points: FramePoints
  /** Scene of each piece. */
  placed: readonly Scene[]
  scene: Scene
  floor: FloorShadow
  /** Steps of the floor shadow so far; 0 if it is that of the shape before. */
  steps: number
}

interface ShapeRendering {
  shape: Shape
  rendering: Rendering
}

/** Renders pictures of builds of a bike, in short steps that other work can follow. */
export class LivePictures {
  /** All pieces of the latest build. */
  readonly pieces = new Map<string, LivePiece>()
  private readonly piecesOf
  private readonly scenes = new Map<string, PlacedPiece>()
  private readonly lamps = new LampMaps(SAMPLES.full, DEPTH_MAP)
  private shape: Shape | null = null

  constructor(readonly bike: Bike) {
    this.piecesOf = livePieces(bike)
  }

  /** Makes the pieces, one in each step. */
  *make(build: Build, saddle: number, detail?: PieceDetail): Generator<undefined, Shape> {
    const { size } = lookOf(this.bike, build)
    for (const piece of this.piecesOf(build, saddle, detail)) {
      this.pieces.set(piece.name, piece)
      yield
    }
    const before = this.shape
    const placed = [...this.pieces.values()].map((piece) => this.placed(piece, size))
    const isSame = placed.every((scene, index) => scene === before?.placed[index])
    if (before && isSame) return before
    const scene = joined(placed)
    const floor = before?.floor ?? floorShadow(scene, DIRECTIONS)
    this.shape = { points: frameOf(this.bike, size), placed, scene, floor, steps: 0 }
    return this.shape
  }

  /**
   * Makes the pieces of other sizes, batteries, tires and forks for their first pictures. Each fine piece would block
   * the next choice for up to a second.
   */
  *prepareOthers(build: Build, saddle: number): Generator<undefined> {
    const groups = this.bike.groups.filter(
      ({ category_part_id: id, parts }) =>
        id in build.selectedParts &&
        parts.some(({ look }) => look.battery ?? look.tyres ?? look.fork),
    )
    const others: Build[] = [
      ...this.bike.sizes.map(({ id }) => ({ ...build, size_id: id })),
      ...groups.flatMap(({ category_part_id: group, parts }) =>
        parts.map(({ id }) => ({
          ...build,
          selectedParts: { ...build.selectedParts, [group]: id },
        })),
      ),
    ]
    for (const other of others) for (const _ of this.piecesOf(other, saddle, 'best')) yield
  }

  private placed(piece: LivePiece, size: Size): Scene {
    const before = this.scenes.get(piece.name)
    if (before?.piece === piece && before.size === size) return before.scene
    const scene = sceneOf(piece.surfaces, frameOf(this.bike, size))
    this.scenes.set(piece.name, { piece, size, scene })
    return scene
  }

  /**
   * Renders a draft and two pictures of it, each better than the one before. Pieces that were never made are coarse until
   * the last one, which has the model of the studio's pictures.
   */
  *pictures(request: PictureRequest): Generator<LivePicture | undefined> {
    const { build, saddle, isFinal } = request
    prepareLight('dark')
    yield
    let rendered: ShapeRendering | undefined
    for (const quality of isFinal ? (['final'] as const) : (['draft', 'full', 'final'] as const)) {
      const shape = yield* this.make(build, saddle, quality === 'final' ? 'fine' : 'best')
      if (quality === 'draft') {
        yield this.draft(this.subject(shape, request, DRAFT.width), shape.floor)
        continue
      }
      if (rendered?.shape !== shape) {
        const subject = this.subject(shape, request, request.width)
        rendered = { shape, rendering: new Rendering(subject, this.lamps) }
      }
      yield* finish(rendered, quality)
    }
  }

  private draft(subject: Subject, floor: FloorShadow): LivePicture {
    const rendering = new Rendering(subject, this.lamps)
    for (let sample = 0; sample < DRAFT.samples; sample++) rendering.addSample(1)
    return pictureOf(rendering, { floor, quality: 'draft' })
  }

  private subject({ scene, points }: Shape, request: PictureRequest, width: number): Subject {
    const { bike } = this
    const box = boxOf(bike, request.hasRider)
    return {
      ...{ scene, width, height: Math.round((width * box.height) / box.width) },
      materials: materialsOf(lookOf(bike, request.build).paint),
      camera: sideCamera(bike, points, request.hasRider),
      stages: ['dark'],
    }
  }
}

function* finish(
  { shape, rendering }: ShapeRendering,
  quality: keyof typeof SAMPLES,
): Generator<LivePicture | undefined> {
  while (rendering.samples < SAMPLES[quality]) {
    rendering.addSample()
    yield
  }
  while (shape.steps < FLOOR_STEPS[quality]) {
    refineFloor(shape)
    yield
  }
  yield pictureOf(rendering, { floor: shape.floor, quality })
}

function refineFloor(shape: Shape): void {
  const next = floorShadow(shape.scene, DIRECTIONS, shape.steps * DIRECTIONS + 1)
  const { floor, steps } = shape
  shape.floor = steps
    ? floor.map((value, at) => (value * steps + (next[at] ?? 0)) / (steps + 1))
    : next
  shape.steps += 1
}

function pictureOf(
  rendering: Rendering,
  { floor, quality }: { floor: FloorShadow; quality: LivePicture['quality'] },
): LivePicture {
  const [rgba = new Uint8ClampedArray()] = rendering.develop(floor)
  const { width, height } = rendering.subject
  return { rgba, width, height, quality }
}
