import type { ModelAnswer, ModelMessage, ModelOrder } from '@/components/shop/bike3d/model-worker'
import type { Build } from '@/domain/shop/bikes/bike'

/** Model worker of a test, which answers when the test does. */
export class FakeWorker {
  static all: FakeWorker[] = []
  readonly orders: ModelOrder[] = []
  readonly files: number[] = []
  isEnded = false
  onmessage: ((event: { data: ModelAnswer }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null

  constructor() {
    FakeWorker.all.push(this)
  }

  postMessage(message: ModelMessage): void {
    if ('order' in message) this.orders.push(message.order)
    if ('file' in message) this.files.push(message.file)
  }

  terminate(): void {
    this.isEnded = true
  }

  sendPicture(build: Build, width: number, sent: { file?: number; hasRider?: boolean } = {}): void {
    const bitmap = { width, height: Math.round(width * 0.617), close: jest.fn() } as ImageBitmap
    const { file, hasRider = false } = sent
    const picture = { bitmap, build, hasRider, quality: 'full' } as const
    this.onmessage?.({ data: file === undefined ? { picture } : { file, picture } })
  }
}

/** Replaces what jsdom lacks: workers, canvases, decoding, and animations, which it asks to omit. */
export function withWorker(): void {
  beforeEach(() => {
    FakeWorker.all = []
    Object.assign(window, { Worker: FakeWorker, matchMedia: () => ({ matches: true }) })
    Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ getExtension: () => null, drawImage: () => undefined } as never)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const name of ['Worker', 'matchMedia']) Reflect.deleteProperty(window, name)
  })
}
