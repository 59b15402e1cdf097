/** A picture that was uploaded for a text, as its address names it. */
export interface ContentPicture {
  /** Of the file, 128 random bits. */
  id: string
  /** In pixels, so that a page keeps the room for it. */
  width: number
  height: number
}

const PATH = '/api/content-pictures'
const ADDRESS = /^\/api\/content-pictures\/([\w-]{10,40})\/([1-9]\d{0,4})x([1-9]\d{0,4})$/
const IN_TEXT = /!\[([^\]]*)\]\((\/api\/content-pictures\/[^)\s]+)\)/g

/** Null for every other address. */
export function contentPictureOf(address: string): ContentPicture | null {
  const [, id, width, height] = ADDRESS.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

/** Pictures in a text in Markdown, each once. */
export function contentPicturesIn(source: string): ContentPicture[] {
  const found = [...source.matchAll(IN_TEXT)].flatMap(
    ([, , address = '']) => contentPictureOf(address) ?? [],
  )
  return [...new Map(found.map((picture) => [picture.id, picture])).values()]
}

/** What stands in the place of a description until somebody writes one (`messages/forum-pictures.ts`). */
const UNDESCRIBED = 'What the picture shows'

/** Whether a picture of the text has no words for those who don't see it. */
export function hasSilentPicture(source: string): boolean {
  return [...source.matchAll(IN_TEXT)].some(([, alt = '']) =>
    ['', UNDESCRIBED].includes(alt.trim()),
  )
}

/** The Markdown of a picture, in a paragraph of its own. Brackets would end its description. */
export function contentPictureMarkdown({ id, width, height }: ContentPicture, alt: string): string {
  return `![${alt.replace(/[[\]\\]/g, '')}](${PATH}/${id}/${width}x${height})\n`
}
