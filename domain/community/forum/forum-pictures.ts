export interface Picture {
  /** File id, 128 random bits. */
  id: string
  /** Size in pixels, which lets pages reserve space. */
  width: number
  height: number
}

const PATH = '/api/forum/pictures'
const ADDRESS = /^\/api\/forum\/pictures\/([\w-]{10,40})\/([1-9]\d{0,4})x([1-9]\d{0,4})$/
const IN_TEXT = /\]\((\/api\/forum\/pictures\/[\w-]{10,40}\/[1-9]\d{0,4}x[1-9]\d{0,4})\)/g

/** @example pictureAddress({ id: 'f3…', width: 800, height: 600 }) // '/api/forum/pictures/f3…/800x600' */
export function pictureAddress({ id, width, height }: Picture): string {
  return `${PATH}/${id}/${width}x${height}`
}

/** Parses the URL of a picture; null for any other URL. */
export function pictureOf(address: string): Picture | null {
  const [, id, width, height] = ADDRESS.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

export function picturesIn(source: string): Picture[] {
  const found = [...source.matchAll(IN_TEXT)].flatMap(
    ([, address = '']) => pictureOf(address) ?? [],
  )
  return [...new Map(found.map((picture) => [picture.id, picture])).values()]
}

/** Returns the Markdown of a picture; removes brackets, which would end the alt text. */
export function pictureMarkdown(picture: Picture, alt: string): string {
  return `![${alt.replace(/[[\]\\]/g, '')}](${pictureAddress(picture)})`
}
